import { billet, ecailles, empreinte, globe, type Motif, relief, trame } from './field-motifs.ts';
import type { MotifName } from './palette.ts';
import { alliances, balance, contrat, hemicycle, sceau } from './turned-motifs.ts';

export const motifs: Readonly<Record<MotifName, Motif>> = {
  trame,
  contrat,
  alliances,
  hemicycle,
  empreinte,
  billet,
  globe,
  balance,
  sceau,
  ecailles,
  relief,
};

/** How close a motif may be framed: those that fill a field empty out when seen too close. */
export const closestFraming = (motif: MotifName): number => closest[motif] ?? 1.75;

const closest: Partial<Record<MotifName, number>> = {
  empreinte: 1,
  globe: 1,
  relief: 1.3,
  ecailles: 1.3,
  hemicycle: 1.3,
};
