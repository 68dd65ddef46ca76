import { z } from 'zod';
import { departmentOfPostalCode, findDepartment } from '#domain/company/departments.ts';
import { legalFormOfCategory } from '#domain/company/legal-category.ts';
import type { KnownCompany } from '#server/ports/company-directory.ts';

const LONGEST = 300;

/** One line of external text; a field that is missing, null or of another type is empty. */
const line = z.preprocess(
  (given) => (typeof given === 'string' ? given : ''),
  z.string().transform((text) =>
    text
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST),
  ),
);

const establishment = z.object({
  siret: line,
  adresse: line,
  code_postal: line,
  libelle_commune: line,
  departement: line,
  etat_administratif: line,
});

const result = z.object({
  siren: line,
  nom_raison_sociale: line,
  nom_complet: line,
  nature_juridique: line,
  etat_administratif: line,
  siege: establishment.nullish().catch(null),
  matching_etablissements: z.array(establishment).catch([]),
});

const answer = z.object({ results: z.array(z.unknown()) });

const CLOSED = ['C', 'F'];

/** The requested company, if the answer contains it; the rest of the answer is ignored. */
export const readAnswer = (body: unknown, number: string): KnownCompany | undefined => {
  const { results } = answer.parse(body);
  for (const entry of results.slice(0, 25)) {
    const parsed = result.safeParse(entry);
    const found = parsed.success ? toCompany(parsed.data, number) : undefined;
    if (found) return found;
  }
  return undefined;
};

const toCompany = (found: z.output<typeof result>, number: string): KnownCompany | undefined => {
  if (found.siren !== number.slice(0, 9)) return undefined;
  const places = [...(found.siege ? [found.siege] : []), ...found.matching_etablissements];
  const place = number.length === 9 ? found.siege : places.find(({ siret }) => siret === number);
  const name = found.nom_raison_sociale || found.nom_complet;
  if (!place || !/^\d{14}$/.test(place.siret) || !place.siret.startsWith(found.siren) || !name)
    return undefined;
  const postalCode = /^\d{5}$/.test(place.code_postal) ? place.code_postal : '';
  return {
    siret: place.siret,
    siren: found.siren,
    name,
    form: legalFormOfCategory(found.nature_juridique) ?? '',
    address: withoutPlace(place.adresse, postalCode, place.libelle_commune),
    postalCode,
    city: place.libelle_commune,
    department: (findDepartment(place.departement) ?? departmentOfPostalCode(postalCode))?.code ?? '',
    // The directory does not give it.
    capital: '',
    closed: CLOSED.includes(found.etat_administratif) || CLOSED.includes(place.etat_administratif),
  };
};

/** The address comes with its postal code and city, which the form asks apart. */
const withoutPlace = (address: string, postalCode: string, city: string): string => {
  const end = `${postalCode} ${city}`.trim();
  return end !== '' && address.endsWith(end) ? address.slice(0, -end.length).trim() : address;
};
