export const invoiceFile = (number: string): string => `facture-${number}.pdf`;

export const creditNoteFile = (number: string): string => `avoir-${number}.pdf`;

export const receiptFile = (reference: string): string => `recepisse-${reference}.pdf`;

export const attestationFile = (reference: string, revision: number): string =>
  `attestation-${reference}${revision === 1 ? '' : `-${revision}`}.pdf`;
