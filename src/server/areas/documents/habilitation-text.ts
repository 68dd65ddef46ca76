import type { AttestationData } from './frozen-data.ts';

/** On the paper and where it is verified: the same words. */
export const habilitationText = ({ medium: { habilitation }, demonstration }: AttestationData): string => {
  if (habilitation) return `${habilitation.order} (année ${habilitation.year})`;
  return demonstration ? 'démonstration : aucune habilitation réglée' : 'non renseignée pour ce département';
};
