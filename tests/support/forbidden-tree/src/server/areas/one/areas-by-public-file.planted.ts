import '#server/areas/two/ok.ts';
import '#server/areas/two/public.ts';
