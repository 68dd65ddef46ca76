import { of } from './french.ts';

// Arrêté of 5 July 2024: these twelve courts changed name on 1 January 2025, for four years.
const economicCourts = [
  'Marseille',
  'Le Mans',
  'Limoges',
  'Lyon',
  'Nancy',
  'Avignon',
  'Auxerre',
  'Paris',
  'Saint-Brieuc',
  'Le Havre',
  'Nanterre',
  'Versailles',
];

// Alsace and Moselle have no commercial court: a chamber of the ordinary court holds the registry.
const ordinaryCourts = ['Strasbourg', 'Colmar', 'Mulhouse', 'Saverne', 'Metz', 'Thionville', 'Sarreguemines'];

const overseasCourts = [
  'Pointe-à-Pitre',
  'Basse-Terre',
  'Fort-de-France',
  'Cayenne',
  'Saint-Denis de La Réunion',
  'Saint-Pierre de La Réunion',
  'Mamoudzou',
];

/** The court that holds the registry of a city: « tribunal de commerce de Bordeaux ». */
export const courtOf = (place: string): string => {
  const named = place.replace(/^(?:au\s+|le\s+)?(?:greffe\s+)?(?:du\s+|le\s+)?(?=tribunal)/i, '');
  return /^tribunal/i.test(named) ? named : `${courtKind(place)} ${of(place)}`;
};

const courtKind = (city: string): string => {
  if (includes(economicCourts, city)) return 'tribunal des activités économiques';
  if (includes(ordinaryCourts, city)) return 'tribunal judiciaire';
  if (includes(overseasCourts, city)) return 'tribunal mixte de commerce';
  return 'tribunal de commerce';
};

const includes = (cities: readonly string[], city: string): boolean =>
  cities.some((known) => known.toLowerCase() === city.toLowerCase());
