import type { AttestationData } from './frozen-data.ts';

/** On the paper and where it is verified: the same words. */
export const habilitationText = ({ medium, demonstration }: AttestationData): string => {
  const { habilitation, uncoveredIn } = medium;
  if (habilitation) return `${habilitation.order} (année ${habilitation.year})`;
  const none = uncoveredIn === null ? undefined : `aucune pour ce département en ${uncoveredIn}`;
  return demonstration
    ? `démonstration : ${none ?? 'aucune habilitation réglée'}`
    : (none ?? 'non renseignée pour ce département');
};
