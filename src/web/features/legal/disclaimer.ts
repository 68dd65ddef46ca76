import type { SiteContact } from '#contract/site.ts';
import type { Editor } from '#web/api/editor.ts';
import { type LegalText, mailLink, orToBeCompleted } from './legal-text.ts';

export const disclaimerText = (editor: Editor, contact: SiteContact | undefined): LegalText => ({
  title: 'Mentions légales',
  lede: 'Qui édite et héberge Parution, qui répond de ce qui y paraît, et comment exercer un droit de réponse.',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        {
          facts: [
            ['Nom', orToBeCompleted(editor.name)],
            ['Siège', orToBeCompleted(editor.address)],
            ['Immatriculation', orToBeCompleted(editor.registration)],
            ['Directeur de la publication', orToBeCompleted(editor.director)],
            ['Téléphone', orToBeCompleted(contact?.phone.shown ?? null)],
            ['E-mail', mailLink(contact)],
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      blocks: [
        {
          facts: [
            ['Nom', orToBeCompleted(editor.hostingName)],
            ['Adresse et téléphone', orToBeCompleted(editor.hostingAddress)],
          ],
        },
      ],
    },
    {
      id: 'droit-de-reponse',
      title: 'Droit de réponse',
      blocks: [
        "Toute personne nommée ou désignée sur le site dispose d'un droit de réponse (article 1-1 de la loi n° 2004-575 du 21 juin 2004). La demande est adressée au directeur de la publication dans les trois mois qui suivent la mise en ligne du message, par courrier au siège de l'éditeur ou par le [formulaire de contact](/contact). Elle indique l'article concerné, le passage contesté et la réponse souhaitée.",
        'La réponse est publiée gratuitement, dans les trois jours qui suivent la réception de la demande.',
      ],
    },
    {
      id: 'avertissement',
      title: 'Avertissement',
      blocks: [
        "Les articles donnent une information générale, à la date de leur publication ou de leur dernière mise à jour. Le droit change : ils ne constituent pas une consultation juridique et n'engagent pas l'éditeur dans votre affaire. Pour décider, prenez conseil auprès d'un professionnel.",
        "Les annonces légales sont publiées sous la responsabilité de ceux qui les déposent. Signalez-nous une erreur ou un contenu illicite par le [formulaire de contact](/contact), en indiquant son adresse : nous l'examinons sans tarder.",
        "Un texte préparé avec l'aide d'un outil d'intelligence artificielle est relu et validé par une personne de la rédaction, qui en répond ; sinon, une mention sous son titre dit qu'il a été publié sans relecture humaine.",
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        "Les articles, la marque et les gravures du site appartiennent à l'éditeur. Les gravures sont dessinées par calcul pour chaque article. Les caractères Newsreader et Schibsted Grotesk sont diffusés sous licence SIL Open Font License 1.1.",
      ],
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      blocks: [
        "Le site est construit pour être utilisable au clavier, avec un lecteur d'écran et sur un petit écran, et vise le niveau AA des règles internationales d'accessibilité (WCAG, reprises par le RGAA). Il n'a pas encore été audité par un tiers. La [déclaration d'accessibilité](/accessibilite) dit ses limites connues et comment nous signaler une difficulté.",
      ],
    },
    {
      id: 'donnees',
      title: 'Données personnelles et cookies',
      blocks: [
        'Voyez la page [Confidentialité](/privacy) et la page [Cookies](/cookies). Les règles de la publication payante sont dans les [conditions générales](/terms).',
      ],
    },
  ],
});
