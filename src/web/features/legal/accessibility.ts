import type { SiteContact } from '#contract/site.ts';
import { type LegalText, mailLink, orToBeCompleted } from './legal-text.ts';

export const accessibilityText = (contact: SiteContact | undefined): LegalText => ({
  title: "Déclaration d'accessibilité",
  lede: 'Parution doit pouvoir être lu et utilisé par tous. Cette page dit où nous en sommes, ce que nous savons manquer et comment nous le signaler.',
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        "Le site vise le niveau AA des règles internationales (WCAG 2.1), reprises par le référentiel général d'amélioration de l'accessibilité (RGAA 4.1). Aucun audit n'a encore été réalisé par un tiers : faute d'audit, le site est déclaré *non conforme* au sens du RGAA. Cela ne dit pas qu'il est inutilisable, mais que sa conformité n'est pas établie.",
      ],
    },
    {
      id: 'verifications',
      title: 'Ce que nous vérifions',
      blocks: [
        "À chaque version, des essais automatiques parcourent les pages publiques et l'administration :",
        {
          list: [
            "les règles automatisables du RGAA, avec l'outil axe-core ;",
            "la lecture, la recherche, le dépôt et le suivi d'une annonce au clavier seul ;",
            "l'affichage de 320 à 1440 pixels de large, sans défilement horizontal ;",
            'la lecture des pages sans JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'limites',
      title: 'Limites connues',
      blocks: [
        {
          list: [
            "les documents PDF (facture, récépissé, attestation) n'ont pas été vérifiés avec un lecteur d'écran ; leur contenu est aussi sur la page de suivi et sur la page de l'annonce ;",
            "les illustrations des articles peuvent manquer de texte de remplacement lorsque la rédaction n'en a pas saisi ;",
            'la page de paiement par carte est celle de notre prestataire, qui répond de son accessibilité.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Signaler une difficulté',
      blocks: [
        `Si quelque chose vous résiste, dites-le-nous par le [formulaire de contact](/contact), à ${mailLink(contact)} ou au ${orToBeCompleted(contact?.phone.shown ?? null)} : nous vous donnerons l'information autrement et corrigerons. Indiquez la page et, si vous le voulez, l'outil que vous utilisez.`,
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      blocks: [
        "Vous nous avez signalé un défaut qui vous empêche d'accéder à un contenu ou à un service, et notre réponse ne vous convient pas ? Vous pouvez saisir le [Défenseur des droits](https://www.defenseurdesdroits.fr) : par son formulaire, auprès de son délégué dans votre département, ou par courrier gratuit, sans timbre, à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de la déclaration',
      blocks: ["Établie par l'éditeur du site, sur la foi de ses propres essais."],
    },
  ],
});
