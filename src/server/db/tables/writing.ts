import type { Generated } from 'kysely';
import type { ItemStatus, RunStatus } from '#contract/admin-writing.ts';
import type { Json } from './column-types.ts';

export type GenerationRunTable = {
  id: string;
  asked_by: string | null;
  category_ids: number[];
  requested: number;
  planned: number;
  engine_kind: 'model' | 'builtin';
  engine_name: string;
  status: Generated<RunStatus>;
  started_at: Date;
  finished_at: Date | null;
};

export type GenerationItemTable = {
  run_id: string;
  position: number;
  title: string;
  source_ids: string[];
  status: Generated<ItemStatus>;
  attempts: Generated<number>;
  started_at: Date | null;
  lease_until: Date | null;
  article_id: string | null;
  error: string | null;
};

export type RephrasingTable = {
  id: string;
  article_id: string;
  asked_by: string | null;
  engine: string;
  title: string;
  description: string;
  content: string;
  before: string;
  ai_usage: Json | null;
  proposed_at: Date;
  kept_at: Date | null;
};

export type AiCallTable = {
  id: string;
  at: Date;
  work: 'generate' | 'rephrase';
  model: string;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  cost_micros: number | null;
  outcome: string;
  milliseconds: Generated<number>;
  article_id: string | null;
  run_id: string | null;
};
