import type { Context } from './context.ts';
import type { Party } from './party-details.ts';
import { isOfficer, type Role, rolesIn } from './roles.ts';

/** What a text says of one person or company: an office taken, kept or left. */
export type Office = {
  readonly role: Role;
  readonly leaves: boolean;
  readonly sure: number;
  /** Said elsewhere of whoever was named before with other titles: « l'associée unique se nomme liquidatrice ». */
  readonly apart?: boolean;
};
export type Held = { readonly party: Party; readonly office: Office };

/** Persons joined by « et » or commas share what is said before and after them. */
export type Group = readonly [Party, ...Party[]];

export const isManager = (role: Role): boolean =>
  !isOfficer(role) && role !== 'associé' && role !== 'liquidateur' && role !== 'représentant permanent';

export const NOT_APPOINTED =
  /(?:epouse? de|conjoint[e]? de|(?:mari|pacs)[a-z]{0,14}[^§.;]{0,60} (?:a|avec)|fils de|fille de|veu(?:f|ve) de|pacsee? (?:a|avec)|pouvoirs? (?:a|est donne|au|sont)[^§]{0,60}|secretaire|notaire(?![^§]{0,30}(?:comparu|comparants|requete))|scrutateurs?)[^§]{0,30}$/;

/** « Commissaires aux comptes titulaire et suppléant : A et B »: nobody is both, so each is what his place says. */
export const respectively = (group: Group, offices: readonly Office[]): readonly Held[] => {
  const isDeputy = ({ role }: Office) => role === 'commissaire aux comptes suppléant';
  const auditor = offices.find(({ role }) => role === 'commissaire aux comptes');
  const deputy = offices.find(isDeputy);
  if (group.length !== 2 || !auditor || !deputy)
    return offices.flatMap((office) => group.map((party) => ({ party, office })));
  return group.map((party, index) => ({ party, office: index === 0 ? auditor : deputy }));
};

/** Notaries, lawyers and secretaries; but not « Liquidateur judiciaire : Me X », who is named to an office. */
const NAMED_OFFICER =
  /^[^.§]{0,60}(?:nomm|design|commis|mainten)[a-z]{0,5}[^.§]{0,40}(?:mandataire|administrateur|liquidateur|juge)|^,? (?:comme|pour|est|sera) (?:le |la )?(?:mandataire|administrateur|liquidateur)|^ (?:mandataire judiciaire|administrateur judiciaire|liquidateur judiciaire|juge-commissaire)(?=[,.;]|$)/;

export const isCounsel = ({ source: { folded } }: Context, { from, titles, reach }: Party): boolean => {
  const ahead = folded.slice(Math.max(0, from - 125), from);
  if (
    /(?:judiciaire|liquidat(?:eur|rice)|mandataire|administrateur)(?:[^.§]{0,30}|, pour [^.§;]{0,60}| pour [^.§;]{0,60}|[^.§;]{0,100}: ?|, (?:pour|avec|sans|a compter)[^.§;]{0,60}, )$/.test(
      ahead,
    )
  )
    return false;
  if (/: ?$/.test(ahead) && rolesIn(ahead).length > 0) return false;
  if (titles.some((title) => /liquidat|mandataire|administrateur|juge/.test(title))) return false;
  if (NAMED_OFFICER.test(folded.slice(reach, reach + 140))) return false;
  return (
    /^(?:maitre|mes? |me\. )/.test(folded.slice(from, from + 7)) ||
    titles.some((title) =>
      /notaire|avocat|huissier|commissaire de justice|expert|secretaire|clerc/.test(title),
    )
  );
};
