import type { SiteContact } from '#contract/site.ts';
import type { Editor } from '#web/api/editor.ts';
import { type LegalSection, type LegalText, mailLink, orToBeCompleted } from './legal-text.ts';
import { processingSection } from './privacy-processing.ts';

export const privacyText = (editor: Editor, contact: SiteContact | undefined): LegalText => ({
  title: 'Confidentialité et données personnelles',
  lede: 'Ce que nous savons de vous, pourquoi, pendant combien de temps, et comment nous demander de le consulter, de le corriger ou de l’effacer.',
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Vous lisez le site sans compte, sans publicité ciblée et sans traceur.',
            'Nous ne demandons que ce qui sert à publier votre annonce, à la facturer et à vous répondre.',
            'Nous ne vendons ni ne louons aucune donnée.',
          ],
        },
      ],
    },
    {
      id: 'responsable',
      title: 'Qui répond de vos données',
      blocks: [
        {
          facts: [
            ['Responsable', orToBeCompleted(editor.name)],
            ['Adresse', orToBeCompleted(editor.address)],
            ['Nous écrire', `[formulaire de contact](/contact) ou ${mailLink(contact)}`],
          ],
        },
      ],
    },
    processingSection,
    ...rightsSections,
  ],
});

const rightsSections: readonly LegalSection[] = [
  {
    id: 'annonces',
    title: 'Les annonces publiées',
    blocks: [
      "Publier une annonce légale, c'est la rendre publique : la loi l'impose pour informer les tiers. Le texte d'une annonce publiée reste donc en ligne et ne peut pas être effacé à la demande (article 17, paragraphe 3, du RGPD). Il se corrige par un rectificatif.",
      "Un document que vous nous faites lire pour remplir le formulaire n'est pas conservé : il est lu, puis effacé dès la réponse. Ce que nous y avons lu reste dans votre navigateur. Son texte n'est transmis à un prestataire d'intelligence artificielle que si vous le demandez.",
      'Les coordonnées de la personne à contacter ne sont pas publiées, sauf accord de sa part. Elles peuvent être effacées de nos dossiers sur demande.',
    ],
  },
  {
    id: 'destinataires',
    title: 'Qui y a accès',
    blocks: [
      "Les personnes de la rédaction qui relisent les annonces et répondent aux messages ; l'hébergeur du site ; le prestataire de paiement, pour le règlement ; la base de données centrale des annonces légales, à laquelle la loi nous impose de transmettre le texte de chaque annonce publiée (article 1er de la loi n° 55-4 du 4 janvier 1955, décret n° 2012-1547) ; les autorités, quand la loi les y autorise. Chacun ne reçoit que ce dont il a besoin.",
      "Le prestataire de paiement peut traiter certaines données hors de l'Union européenne, avec les garanties que prévoit le RGPD.",
    ],
  },
  {
    id: 'droits',
    title: 'Vos droits',
    blocks: [
      "Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, la limitation de leur traitement, leur portabilité, et vous opposer à un traitement fondé sur notre intérêt légitime. Vous pouvez aussi dire ce que vos données devront devenir après votre mort.",
      "Écrivez-nous par le [formulaire de contact](/contact) : nous répondons dans un délai d'un mois. Nous ne demandons une pièce d'identité que si un doute sérieux existe sur la vôtre.",
      'Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur [cnil.fr](https://www.cnil.fr).',
    ],
  },
  {
    id: 'securite',
    title: 'Sécurité',
    blocks: [
      "Les mots de passe ne sont pas conservés, seule leur empreinte l'est. Les échanges avec le site en ligne sont chiffrés. L'accès aux dossiers est réservé aux administrateurs, et chacune de leurs actions est inscrite dans un journal.",
    ],
  },
];
