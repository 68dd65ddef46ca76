import { z } from 'zod';

/** The parts of the form: a file, or a pasted text. */
export const DOCUMENT_FIELD = 'document';
export const TEXT_FIELD = 'text';
/** 'true': the buyer lets the language-model service read the text, for what the reader did not find. */
export const ASSISTANT_FIELD = 'assistant';

/** The types that a file picker offers; the server decides by the content of the file. */
export const documentTypes =
  '.pdf,.docx,.odt,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text';

/** A value for a field of the form, with the sentences of the document that state it. */
export const readField = z.object({
  /** 'companyName', or 'extra.purpose' for a question of the type. */
  name: z.string(),
  value: z.string(),
  sentences: z.array(z.string()),
  /** Proposed by the language model, not found by the reader: its sentence was found in the document. */
  proposed: z.boolean(),
});
export type ReadField = z.infer<typeof readField>;

export const calledNotice = z.object({
  typeId: z.number(),
  /** Other changes that the same notice reports. */
  alsoTypeIds: z.array(z.number()),
  /** The department where it is published; '' when the document does not say. */
  department: z.string(),
  reason: z.string(),
  basis: z.string(),
  deadline: z.string(),
  /** The last day, as an ISO day; '' when it is not known. */
  until: z.string(),
  /** It can be published only after another event. */
  later: z.boolean(),
  /** The law has it published elsewhere only, as `reason` says: nothing is to be ordered. */
  elsewhere: z.boolean(),
  fields: z.array(readField),
});
export type CalledNotice = z.infer<typeof calledNotice>;

export const documentReading = z.object({
  kind: z.enum(['notice', 'statuts', 'decision', 'deed']),
  /** The notices that the document calls for, the first to publish first; none when nothing was recognised. */
  notices: z.array(calledNotice),
  /** The text of a notice written elsewhere, which is published as it is; '' for any other document. */
  noticeText: z.string(),
  /** A language-model service may be asked for what is missing, with the buyer's consent. */
  assistant: z.boolean(),
});
export type DocumentReading = z.infer<typeof documentReading>;

export const documentAnswer = z.object({ success: z.literal(true), reading: documentReading });
