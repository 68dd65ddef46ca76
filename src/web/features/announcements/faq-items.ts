import { euros } from '#contract/format.fr.ts';
import { paths } from '#contract/paths.ts';
import { offerList } from '#domain/announcement/offers.ts';

export type FaqItem = {
  readonly question: string;
  readonly answer: string;
  /** The legal source of the answer. */
  readonly link?: { readonly href: string; readonly label: string };
  /** A related page of the site. */
  readonly page?: { readonly href: string; readonly label: string };
  /** Adds the button that opens the submission form. */
  readonly publishes?: boolean;
};

/** Delays and prices come from the offers, so that the answers stay correct. */
const delays = offerList.map(({ label, hours }) => `${hours}\u00a0h avec l'offre ${label}`).join(', ');
const prices = offerList.map(({ label, priceTTC }) => `${label} ${euros(priceTTC)}`).join(', ');

const offerPrices = `Les prix des offres sont toutes taxes comprises : ${prices}.`;
const regulatedPrices =
  "Le prix d'une annonce est celui du tarif réglementé, affiché pendant que vous écrivez ; le service choisi s'y ajoute sur sa propre ligne.";

/** The site sells at the prices of its offers, or at the regulated ones. */
export const faqItems = (regulated: boolean): readonly FaqItem[] => [
  {
    question: "Qu'est-ce qu'une annonce légale ?",
    answer:
      "C'est l'avis par lequel une société rend public un événement de sa vie (création, changement, cession, fermeture), pour que ses clients, ses créanciers et l'administration en soient informés. La loi n° 55-4 du 4 janvier 1955 exige, à peine de nullité, qu'il paraisse dans un support habilité. L'attestation de parution est l'une des pièces du dossier à déposer sur le guichet unique des formalités des entreprises.",
  },
  {
    question: 'Quand faut-il publier une annonce légale ?',
    answer:
      "À la constitution de la société, avant son immatriculation (articles R. 210-3 et R. 210-4 du code de commerce). Lors d'une modification des statuts ou d'un changement de dirigeant (article R. 210-9), dans le mois qui suit la décision. À la dissolution, dans le mois (article R. 237-2), puis à la clôture de la liquidation (article R. 237-8). Après la vente d'un fonds de commerce (article L. 141-12) ou sa mise en location-gérance (article R. 144-1), dans les quinze jours.",
  },
  {
    question: 'Dans quels journaux puis-je publier ?',
    answer:
      "Dans un journal ou un service de presse en ligne habilité par le préfet pour le département concerné : celui du siège social ou, pour un fonds de commerce, celui où le fonds est exploité. La liste est arrêtée chaque année en décembre pour l'année suivante, et le tarif est le même sur papier et en ligne. La clôture d'une liquidation paraît dans le même support que la dissolution.",
    link: {
      href: 'https://www.cppap.fr/habilitation-a-publier-des-annonces-judiciaires-et-legales/',
      label: 'Consulter la liste officielle des journaux habilités',
    },
  },
  {
    question: 'Quel est le délai de publication ?',
    answer: `La publication intervient en général 24 à 48 heures après la validation de votre annonce par la rédaction. Chaque offre fixe le délai le plus long après cette validation : ${delays}.`,
  },
  {
    question: 'Comment publier mon annonce ?',
    answer:
      "Décrivez l'annonce dans le formulaire, choisissez une offre, vérifiez, puis payez en ligne. Un modèle compose le texte à partir de vos réponses et une liste signale les mentions qui manquent. Comptez quelques minutes, avec les statuts ou le procès-verbal sous les yeux. Votre saisie est conservée si vous vous interrompez.",
    publishes: true,
  },
  {
    question: 'Quelles mentions sont obligatoires ?',
    answer:
      "Pour une société déjà immatriculée : sa dénomination, sa forme, son capital, l'adresse de son siège, son numéro SIREN et la mention « RCS » suivie de la ville du greffe (article R. 123-237 du code de commerce). S'y ajoutent les mentions propres à chaque acte : l'ancien et le nouveau siège pour un transfert, le liquidateur et l'adresse de correspondance pour une dissolution, l'objet, la durée et les dirigeants pour une constitution. Le formulaire les demande selon le type choisi.",
  },
  {
    question: "Puis-je modifier mon annonce après l'envoi ?",
    answer:
      "Avant la publication, une modification est comprise dans l'offre Premium et leur nombre est illimité avec l'offre Entreprise. Une annonce publiée ne se réécrit pas : une erreur se corrige par un rectificatif, un oubli par un additif, qui citent la première annonce et restent reliés à elle. Si l'erreur vient de nous, le rectificatif est à nos frais.",
    page: { href: paths.lostLink, label: 'Suivre une annonce' },
  },
  {
    question: 'Comment recevoir mon attestation de parution ?',
    answer:
      "Elle vous est envoyée par e-mail, en PDF, dès que l'annonce est publiée. Elle indique le support, la date et la référence de l'annonce, et reprend son texte intégral. C'est cette pièce que demande le greffe. Si vous ne la trouvez pas, regardez dans vos courriers indésirables.",
  },
  {
    question: 'Quels sont les moyens de paiement acceptés ?',
    answer: `La carte bancaire, sur la page sécurisée de notre prestataire de paiement : le numéro de votre carte ne passe pas par nos serveurs. ${regulated ? regulatedPrices : offerPrices} C'est un paiement unique, sans abonnement, et vous recevez une facture.`,
  },
  {
    question: 'Que se passe-t-il si mon annonce est rejetée ?',
    answer:
      'Un e-mail vous en donne le motif, le plus souvent une mention manquante ou inexacte. Si vous aviez payé, la totalité du prix vous est remboursée sur la carte utilisée. Vous pouvez alors corriger le texte et soumettre une nouvelle annonce.',
  },
];
