import type { Editor } from '#web/api/editor.ts';
import { site } from '#web/navigation/site.ts';
import { type LegalText, orToBeCompleted } from './legal-text.ts';
import { processingSection } from './privacy-processing.ts';
import { rightsSections } from './privacy-rights.ts';

export const privacyText = (editor: Editor): LegalText => ({
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
            ['Nous écrire', `[formulaire de contact](/contact) ou [${site.email}](mailto:${site.email})`],
          ],
        },
      ],
    },
    processingSection,
    ...rightsSections,
  ],
});
