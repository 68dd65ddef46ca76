import { euros } from '#contract/format.fr.ts';
import { type Offer, offerList } from '#domain/announcement/offers.ts';
import { splitVat, VAT_PERCENT } from '#domain/money/vat.ts';
import type { Site } from '#web/api/site.ts';
import type { LegalSection } from './legal-text.ts';

type OfferTexts = Site['offerTexts'];

/** The prices come from the offers, so the page always states the charged price. */
const offersSection = (texts: OfferTexts): LegalSection => ({
  id: 'prix',
  title: 'Offres et prix',
  blocks: [
    `Les prix sont en euros, toutes taxes comprises (TVA à ${VAT_PERCENT} %). C'est un paiement unique, sans abonnement : rien n'est prélevé ensuite.`,
    { records: offerList.map((offer) => ({ title: `Offre ${offer.label}`, facts: factsOf(offer, texts) })) },
  ],
});

function factsOf({ name, priceTTC, hours, ...offer }: Offer, texts: OfferTexts): [string, string][] {
  const features = texts?.[name] ?? offer.features;
  const { amountHT, amountTVA } = splitVat(priceTTC);
  return [
    ['Prix', `${euros(priceTTC)} TTC, soit ${euros(amountHT)} HT et ${euros(amountTVA)} de TVA`],
    ['Publication', `dans les ${hours} heures qui suivent la validation`],
    ['Comprend', `${features.slice(1).join(', ').toLowerCase()}`],
  ];
}

/** Where the site sells at the regulated price and a service beside it. */
const regulatedSection = (texts: OfferTexts): LegalSection => ({
  id: 'prix',
  title: 'Tarif et services',
  blocks: [
    "Une annonce est vendue au tarif réglementé de son département, fixé chaque année par arrêté (arrêté du 19 novembre 2021 modifié) : un forfait selon l'annonce et la forme de la société, ou un prix par caractère, espaces comprises. Aucune remise n'y est accordée, hors les réductions du texte. Le service choisi s'y ajoute sur sa propre ligne.",
    "Le prix, avec l'article qui le fixe, et la TVA du lieu de celui qui paie sont affichés avant le paiement. Le prix d'une annonce déposée vaut 30 jours, même si le tarif change. C'est un paiement unique, sans abonnement.",
    {
      records: offerList.map((offer) => ({
        title: `Service ${offer.label}`,
        facts: factsOf(offer, texts).slice(1),
      })),
    },
  ],
});

export const priceSection = (regulated: boolean, texts: OfferTexts): LegalSection =>
  regulated ? regulatedSection(texts) : offersSection(texts);

/** From the order of an announcement to its publication, or its refund. */
export const orderSections = (regulated: boolean, texts: OfferTexts): readonly LegalSection[] => [
  {
    id: 'service',
    title: 'Publier une annonce : ce que comprend le service',
    blocks: [
      "Vous décrivez l'annonce, vous choisissez une offre, vous vérifiez et vous payez. La rédaction relit ensuite l'annonce, puis la publie. Dès la publication, l'annonce est consultable par tous sur le site et vous recevez l'attestation de parution par e-mail.",
      "L'envoi du formulaire ne vaut pas publication. La rédaction peut vous demander une correction, ou refuser une annonce incomplète, inexacte, contraire à la loi ou qui n'est pas une annonce légale.",
    ],
  },
  priceSection(regulated, texts),
  {
    id: 'paiement',
    title: 'Commande et paiement',
    blocks: [
      "Le paiement se fait par carte, sur la page sécurisée de notre prestataire de paiement. Le numéro de votre carte ne passe pas par nos serveurs. La commande est conclue quand le paiement est confirmé : vous recevez alors par e-mail la référence de l'annonce (elle commence par AL-) et la facture.",
      "Un paiement interrompu ou refusé n'engage à rien : l'annonce n'est pas publiée et vous pouvez reprendre le paiement plus tard. Un devis garde le prix pendant 30 jours, pour le texte qu'il désigne. Une annonce restée impayée est effacée après 90 jours, avec ses devis.",
    ],
  },
  {
    id: 'delais',
    title: 'Délais',
    blocks: [
      "La relecture d'une annonce prend 24 à 48 heures ouvrées. Le délai de publication de votre offre (48, 24 ou 12 heures) court à partir de sa validation par la rédaction. Le temps qu'il vous faut pour répondre à une demande de correction n'est pas compté.",
      "Tant que l'annonce n'est pas publiée, vous pouvez demander son annulation depuis sa page de suivi, ou par le [formulaire de contact](/contact), en indiquant sa référence. Un e-mail accuse réception de la demande.",
    ],
  },
  {
    id: 'modifications',
    title: 'Modifier une annonce',
    blocks: [
      {
        list: [
          "Offre Standard : relisez bien avant de payer, aucune modification n'est comprise après l'envoi.",
          "Offre Premium : une modification gratuite entre l'envoi et la publication.",
          "Offre Entreprise : autant de modifications que nécessaire jusqu'à la publication.",
        ],
      },
      "Une annonce publiée a produit ses effets : elle n'est ni réécrite ni effacée à la demande. Une erreur se corrige par une nouvelle annonce, rectificatif ou additif. Si l'erreur vient de nous, le rectificatif est à nos frais.",
    ],
  },
  {
    id: 'remboursement',
    title: 'Refus et remboursement',
    blocks: [
      'Si nous refusons une annonce que vous avez payée, nous vous remboursons la totalité du prix, sur la carte qui a servi au paiement, avec un avoir. Un e-mail vous donne le motif du refus. Un paiement encaissé deux fois par erreur est remboursé de la même façon.',
    ],
  },
  {
    id: 'retractation',
    title: 'Droit de rétractation',
    blocks: [
      "Si vous commandez pour les besoins de votre activité professionnelle, ce qui est le cas habituel d'une annonce légale, la loi ne prévoit pas de droit de rétractation pour une commande en ligne.",
      "Si vous êtes un consommateur, vous disposez de quatorze jours à compter de la commande pour vous rétracter, sans motif (article L. 221-18 du code de la consommation). Au moment de payer, vous pouvez demander expressément que la publication commence avant la fin de ce délai, en reconnaissant qu'une fois l'annonce publiée le droit de rétractation ne s'exerce plus (articles L. 221-25 et L. 221-28, 1°). Sans cette demande et cette reconnaissance, l'annonce est relue mais n'est publiée qu'après la fin du délai.",
      "Pour vous rétracter, ouvrez la page de suivi de l'annonce et choisissez « Renoncer à mon achat » : un e-mail accuse réception de votre déclaration, avec sa date et son heure, et le prix vous est remboursé en totalité, au plus tard dans les quatorze jours. Vous pouvez aussi nous écrire par le [formulaire de contact](/contact).",
    ],
  },
  {
    id: 'responsabilite',
    title: 'Responsabilités',
    blocks: [
      "Vous répondez de l'exactitude de l'annonce, du choix de son type et de votre droit de la publier. Notre relecture porte sur la forme et les mentions attendues : elle ne vérifie pas que les faits déclarés sont vrais.",
      "Nous répondons de la publication du texte que vous avez validé, dans le délai de votre offre, et de la remise de l'attestation. Nous ne répondons pas d'un retard causé par un renseignement manquant, par votre banque ou par un événement de force majeure.",
      'Rien dans ces conditions ne limite les droits que la loi donne aux consommateurs.',
    ],
  },
];
