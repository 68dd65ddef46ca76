import type { Site } from '#web/api/site.ts';
import type { LegalText } from './legal-text.ts';
import { priceSection } from './terms-order.ts';

const OFFERS = 'Trois offres, un paiement unique par annonce.';
const REGULATED = 'Le tarif réglementé et trois services, un paiement unique par annonce.';

export const pricesText = (regulated: boolean, texts: Site['offerTexts']): LegalText => ({
  title: 'Tarifs des annonces légales',
  lede: `${regulated ? REGULATED : OFFERS} Lire le site et chercher parmi les annonces publiées est gratuit.`,
  sections: [
    priceSection(regulated, texts),
    {
      id: 'compris',
      title: regulated ? 'Compris dans chaque service' : 'Compris dans chaque offre',
      blocks: [
        {
          list: [
            "le modèle de chacun des types d'annonces, et la liste des mentions attendues ;",
            'la relecture par la rédaction avant la publication ;',
            'la facture et le récépissé de dépôt, dès le paiement ;',
            "l'attestation de parution, dès la publication, que chacun peut [vérifier](/verification) ;",
            "une [page de suivi](/annonces-legales/suivi), où retrouver l'état de l'annonce et ses documents.",
          ],
        },
        regulated
          ? 'Un rectificatif ou un additif est une annonce à part entière, au tarif réglementé.'
          : "Un rectificatif ou un additif est une annonce à part entière : il est au prix de l'offre choisie.",
      ],
    },
    {
      id: 'paiement',
      title: 'Paiement',
      blocks: [
        "Le prix, la TVA et le total sont affichés avant le paiement, qui se fait par carte à la fin du dépôt. Rien n'est débité avant.",
      ],
    },
    {
      id: 'remboursement',
      title: 'Remboursement',
      blocks: [
        "Une annonce que la rédaction refuse est remboursée en totalité. Tant qu'elle n'est pas publiée, vous pouvez demander son annulation depuis sa page de suivi. Le détail est dans les [conditions générales](/terms).",
      ],
    },
    {
      id: 'publier',
      title: 'Publier une annonce',
      blocks: [
        "[Déposer une annonce légale](/annonces-legales?showSubmission=true) prend quelques minutes ; le texte reste dans votre navigateur jusqu'au paiement. Une question avant de commencer ? [Écrivez-nous](/contact).",
      ],
    },
  ],
});
