import '#server/areas/back/public.ts';
