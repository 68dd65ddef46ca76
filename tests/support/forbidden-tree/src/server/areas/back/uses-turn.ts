import '#server/areas/turn/public.ts';
