import type { Editor } from '#web/api/editor.ts';
import type { Site } from '#web/api/site.ts';
import { type LegalText, orToBeCompleted } from './legal-text.ts';
import { orderSections } from './terms-order.ts';

export const termsText = (editor: Editor, regulated: boolean, texts: Site['offerTexts']): LegalText => ({
  title: "Conditions générales d'utilisation et de vente",
  lede: 'Ce que vous pouvez attendre de nous quand vous lisez le site ou que vous y publiez une annonce légale, ce que cela coûte, et ce que nous attendons de vous.',
  sections: [
    {
      id: 'editeur',
      title: 'Qui nous sommes',
      blocks: [
        `Parution est édité par ${orToBeCompleted(editor.name)}. Son siège, son immatriculation, son directeur de la publication et son hébergeur figurent dans les [mentions légales](/disclaimer).`,
        "Ces conditions s'appliquent à toute visite et à toute commande. La version qui vous engage est celle qui était en ligne le jour de votre commande.",
      ],
    },
    {
      id: 'lecture',
      title: 'Lire le site',
      blocks: [
        "La lecture des articles et des annonces légales est libre et gratuite, sans compte. Les articles donnent une information générale sur le droit à la date où ils sont écrits : ils ne remplacent pas le conseil d'un avocat, d'un notaire ou d'un autre professionnel sur votre situation.",
        "Les articles appartiennent à l'éditeur. Vous pouvez en citer de courts extraits en nommant Parution et en renvoyant à l'article. Les annonces légales sont publiques : chacun peut les consulter et les imprimer.",
      ],
    },
    ...orderSections(regulated, texts),
    {
      id: 'litiges',
      title: 'Réclamations et litiges',
      blocks: [
        "Le droit français s'applique. Une réclamation se fait d'abord auprès de nous, par le [formulaire de contact](/contact). Si notre réponse ne vous satisfait pas et que vous êtes un consommateur, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons (article L. 612-1 du code de la consommation).",
        { facts: [['Médiateur', orToBeCompleted(editor.mediator)]] },
        "À défaut d'accord, le litige est porté devant les tribunaux que la loi désigne.",
      ],
    },
  ],
});
