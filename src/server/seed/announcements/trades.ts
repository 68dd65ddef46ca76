export type TradeKind = 'service' | 'shop' | 'property' | 'practice';

export type Trade = {
  readonly word: string;
  readonly kind: TradeKind;
  readonly purpose: string;
  /** What the business is called in « fonds de commerce de … ». */
  readonly activity: string;
};

const trade = (kind: TradeKind, word: string, purpose: string, activity: string): Trade => ({
  kind,
  word,
  purpose,
  activity,
});

export const trades: readonly Trade[] = [
  trade(
    'service',
    'CONSEIL',
    'Conseil en organisation et en gestion des entreprises',
    'conseil aux entreprises',
  ),
  trade(
    'service',
    'BÂTIMENT',
    'Travaux de maçonnerie générale, construction et rénovation',
    'maçonnerie générale',
  ),
  trade('service', 'MENUISERIE', 'Fabrication et pose de menuiseries en bois et en aluminium', 'menuiserie'),
  trade(
    'service',
    'TRANSPORTS',
    'Transport public routier de marchandises et location de véhicules avec conducteur',
    'transport routier',
  ),
  trade(
    'service',
    'NUMÉRIQUE',
    'Conception, édition et maintenance de logiciels et de sites internet',
    'édition de logiciels',
  ),
  trade('service', 'PAYSAGES', "Création et entretien d'espaces verts et de jardins", 'aménagement paysager'),
  trade(
    'service',
    'ÉNERGIES',
    "Étude et installation d'équipements de chauffage, de ventilation et de production d'énergie",
    'génie climatique',
  ),
  trade(
    'service',
    'FORMATION',
    'Formation professionnelle continue des adultes',
    'formation professionnelle',
  ),
  trade(
    'service',
    'PROPRETÉ',
    'Nettoyage courant de bâtiments et de locaux professionnels',
    'nettoyage de locaux',
  ),
  trade(
    'service',
    'PARTICIPATIONS',
    'Prise de participations et animation des sociétés du groupe',
    'holding',
  ),
  trade('service', 'MÉCANIQUE', 'Usinage de pièces et mécanique de précision', 'mécanique de précision'),
  trade(
    'service',
    'ÉVÈNEMENTS',
    "Organisation d'évènements, de salons et de réceptions",
    "organisation d'évènements",
  ),
  trade(
    'shop',
    'BOULANGERIE',
    'Fabrication et vente de pain, de pâtisserie et de confiserie',
    'boulangerie-pâtisserie',
  ),
  trade(
    'shop',
    'BRASSERIE',
    'Restauration sur place et à emporter, débit de boissons',
    'restaurant-brasserie',
  ),
  trade('shop', 'FLEURS', 'Vente de fleurs coupées, de plantes et de compositions florales', 'fleuriste'),
  trade('shop', 'COIFFURE', 'Salon de coiffure et vente de produits capillaires', 'salon de coiffure'),
  trade('shop', 'AUTOMOBILE', "Entretien, réparation et vente de véhicules d'occasion", 'garage automobile'),
  trade('shop', 'HÔTEL', "Exploitation d'un hôtel et de ses services de restauration", 'hôtel-restaurant'),
  trade('shop', 'LIBRAIRIE', 'Vente de livres, de papeterie et de jeux', 'librairie-papeterie'),
  trade('shop', 'OPTIQUE', "Vente de lunettes, de lentilles et d'appareils d'optique", 'optique-lunetterie'),
  trade(
    'shop',
    'PRIMEUR',
    'Commerce de détail de fruits, de légumes et de produits régionaux',
    'fruits et légumes',
  ),
  trade('property', 'PATRIMOINE', "Acquisition, gestion et location d'immeubles", "location d'immeubles"),
  trade(
    'property',
    'FONCIÈRE',
    "Propriété, administration et exploitation par bail d'immeubles bâtis",
    "location d'immeubles",
  ),
  trade(
    'property',
    'LOGIS',
    "Acquisition d'un immeuble d'habitation, sa gestion et sa mise en location",
    "location d'immeubles",
  ),
  trade('practice', 'VÉTÉRINAIRES', 'Exercice de la profession de vétérinaire', 'cabinet vétérinaire'),
  trade('practice', 'DENTAIRE', 'Exercice de la profession de chirurgien-dentiste', 'cabinet dentaire'),
  trade('practice', 'ARCHITECTURE', "Exercice de la profession d'architecte", "cabinet d'architecture"),
  trade('practice', 'RADIOLOGIE', 'Exercice de la profession de médecin radiologue', 'cabinet de radiologie'),
];
