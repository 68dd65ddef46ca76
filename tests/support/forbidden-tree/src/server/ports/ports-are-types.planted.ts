import type { ZodType } from 'zod';

export type Port = ZodType;
