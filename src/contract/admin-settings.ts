import { z } from 'zod';
import { messages } from './messages.fr.ts';
import { settingsMessages as text } from './settings.fr.ts';

const { invalid } = messages.request;

/** The prefect's order of one habilitation, as a file. */
export const HABILITATION_FILE_CALL = '/admin/settings/habilitations/:department/:year/file';

/** One that was replaced or removed. */
export const EARLIER_FILE_CALL = '/admin/settings/habilitations/earlier-files/:id';

const MOST_SETTINGS = 100;
const MOST_CHARACTERS = 20_000;
/** Of a file in base 64. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;

const versionField = z.int({ error: text.version }).min(0, text.version).max(2_000_000_000, text.version);

const typedValue = z
  .string({ error: text.values })
  .max(MOST_CHARACTERS, text.values)
  .refine((value) => !value.includes('\u0000'), text.values);

/** `version` is the one that the form was filled from. An empty text means « not set ». */
export const settingsBody = z.object(
  {
    version: versionField,
    values: z
      .record(z.string().max(60, text.unknown), typedValue, { error: text.values })
      .refine((values) => Object.keys(values).length <= MOST_SETTINGS, text.values),
  },
  { error: invalid },
);

export const settingsVersionBody = z.object({ version: versionField }, { error: invalid });

export const settingsVersionParams = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/, text.version)
    .transform(Number),
});

const department = z.string({ error: text.department }).regex(/^(\d{2,3}|2[AB])$/, text.department);

export const habilitationFileParams = z.object({
  department,
  year: z
    .string()
    .regex(/^\d{4}$/, text.year)
    .transform(Number),
});

export const earlierFileParams = z.object({ id: z.guid({ error: text.fileId }).toLowerCase() });

export const habilitationFileBody = z.object(
  {
    fileName: z
      .string({ error: text.fileName })
      .min(1, text.fileName)
      .max(150, text.fileName)
      .regex(/^[^\p{Cc}"\\/]+$/u, text.fileName),
    /** The PDF in base 64. */
    content: z.base64({ error: text.file }).max(Math.ceil((MOST_FILE_BYTES * 4) / 3) + 4, text.file),
  },
  { error: invalid },
);

/** `environment`: set by its variable, which wins. `value` of a secret is never sent. */
const settingState = z.object({
  source: z.enum(['environment', 'stored', 'none']),
  value: z.string().nullable(),
});

const settingChange = z.object({
  name: z.string(),
  /** Of a secret, both are null: only that it changed is known. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const settingsVersion = z.object({
  version: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  restored: z.number().nullable(),
  changes: z.array(settingChange),
});

/** What a real site still lacks, and why it matters; `name` is null where only the server's environment sets it. */
const missingSetting = z.object({ name: z.string().nullable(), text: z.string() });

const earlierFile = z.object({
  department: z.string(),
  year: z.number(),
  fileName: z.string(),
  url: z.string(),
  /** Who added it, when, and until when it was the file of this habilitation. */
  by: z.string().nullable(),
  from: z.string(),
  until: z.string(),
});

const settingsState = z.object({
  version: z.number(),
  values: z.record(z.string(), settingState),
  missing: z.array(missingSetting),
  /** Stored settings that cannot be used, in sentences. */
  problems: z.array(z.string()),
  files: z.array(
    z.object({ department: z.string(), year: z.number(), fileName: z.string(), url: z.string() }),
  ),
  /** Replaced or removed, the last ones first. */
  earlierFiles: z.array(earlierFile),
  /** The last versions, the newest first. */
  versions: z.array(settingsVersion),
});

export type SettingsState = z.infer<typeof settingsState>;
export type EarlierFile = z.infer<typeof earlierFile>;
export type MissingSetting = z.infer<typeof missingSetting>;
export type SettingsVersion = z.infer<typeof settingsVersion>;

export const settingsAnswer = z.object({ success: z.literal(true), settings: settingsState });
export const settingsWritten = settingsAnswer.extend({ message: z.string() });

/** On the dashboard. */
export const missingSettingsAnswer = z.object({
  success: z.literal(true),
  missing: z.array(missingSetting),
  problems: z.array(z.string()),
});

/** In the answer to a stale save: what others changed since, and its values now (of a secret, none). */
export const settingsConflict = z.object({
  version: z.number(),
  names: z.array(z.string()),
  values: z.record(z.string(), z.string()),
});
export type SettingsConflict = z.infer<typeof settingsConflict>;
