import type { AttestationData } from './frozen-data.ts';

/** The same text on the document and on the verification page. */
export const habilitationText = ({ medium, demonstration }: AttestationData): string => {
  const { habilitation, uncoveredIn } = medium;
  if (habilitation) return `${habilitation.order} (année ${habilitation.year})`;
  const none = uncoveredIn === null ? undefined : `aucune pour ce département en ${uncoveredIn}`;
  return demonstration
    ? `démonstration : ${none ?? 'aucune habilitation réglée'}`
    : (none ?? 'non renseignée pour ce département');
};
