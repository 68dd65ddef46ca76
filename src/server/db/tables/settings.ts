import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export type SettingsVersionTable = {
  version: number;
  settings: Json;
  changed: string[];
  restored: number | null;
  created_at: Date;
  created_by: string | null;
};

export type SettingsSecretTable = {
  name: string;
  sealed: string;
  updated_at: Date;
};

export type HabilitationFileTable = {
  department: string;
  year: number;
  file_name: string;
  content: Buffer;
  added_at: Date;
  added_by: string | null;
};

/** Replaced or removed. */
export type EarlierHabilitationFileTable = {
  id: Generated<string>;
  department: string;
  year: number;
  file_name: string;
  content: Buffer;
  added_at: Date;
  added_by: string | null;
  until: Date;
};
