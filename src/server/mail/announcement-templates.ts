import { exactEuros, longDate, momentInWords } from '#contract/format.fr.ts';
import { publication } from '#contract/publication.ts';
import { contractualDelay, publicationAim } from '#contract/publication-delay.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { AnnouncementFacts, AnnouncementMailData, UnpaidFacts } from './announcement-mail-data.ts';
import type { Block, MailBody, MailContact } from './mail-body.ts';

type CustomerKind = Exclude<keyof AnnouncementMailData, `team-${string}`>;
type Templates = {
  readonly [Kind in CustomerKind]: (data: AnnouncementMailData[Kind], contact: MailContact) => MailBody;
};

type Unlinked = Omit<AnnouncementFacts, 'link'>;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const note = (text: string): Block => ({ kind: 'note', text });
const reference = ({ reference: value }: Pick<AnnouncementFacts, 'reference'>): Block => ({
  kind: 'reference',
  label: 'Numéro de référence',
  value,
});
const hello = ({ contactName }: Unlinked): string => `Bonjour ${contactName}`;

type Rows = Extract<Block, { kind: 'details' }>['rows'];

const details = (facts: Unlinked, ...rows: Rows): Block => ({
  kind: 'details',
  rows: [['Titre', facts.title], ['Société', facts.companyName], ...rows],
});

const unpaidDetails = ({ typeLabel }: UnpaidFacts, ...rows: Rows): Block => ({
  kind: 'details',
  rows: [['Type', typeLabel], ...rows],
});

const follow = ({ link }: Pick<AnnouncementFacts, 'link'>, label = 'Suivre mon annonce'): Block[] =>
  link === null ? [] : [{ kind: 'button', label, href: link }];

const KEEP_LINK =
  'Ce lien de suivi est personnel : quiconque le possède peut suivre et modifier votre annonce. Conservez-le.';

/** « 20 % », « 8,5 % » from hundredths of a percent. */
const percent = (rate: number): string => `${String(rate / 100).replace('.', ',')} %`;

/** The mails to the announcer, one per step of the lifecycle. */
export const announcementTemplates: Templates = {
  'payment-confirmed': (data) => ({
    subject: `Paiement confirmé : votre annonce légale ${data.reference}`,
    title: 'Votre paiement est confirmé',
    blocks: [
      paragraph(
        `${hello(data)}, nous avons bien reçu votre règlement de ${exactEuros(data.amountTTC)}. Votre facture est jointe à ce message.`,
      ),
      reference(data),
      details(
        data,
        ...offerRow(data),
        ['Facture', data.invoiceNumber],
        ['Montant HT', exactEuros(data.amountHT)],
        [`TVA (${percent(data.vatRate)})`, exactEuros(data.amountTVA)],
        ['Montant TTC', exactEuros(data.amountTTC)],
        ['Réglé le', longDate(new Date(data.paidAt))],
      ),
      ...follow(data),
    ],
  }),

  'announcement-in-review': (data) => ({
    subject: `Votre annonce légale ${data.reference} est en relecture`,
    title: 'Votre annonce est en relecture',
    blocks: [
      paragraph(
        `${hello(data)}, votre annonce légale est déposée et la rédaction la relit. Le récépissé de dépôt est joint à ce message.`,
      ),
      reference(data),
      details(data, ...offerRow(data)),
      paragraph(
        data.withdrawal?.publishableFrom
          ? `Si elle est conforme, elle sera publiée le ${longDate(new Date(data.withdrawal.publishableFrom))}, après la fin de votre délai de rétractation ; l'attestation de parution vous sera alors envoyée.`
          : data.dueAt === null
            ? "Si elle est conforme, elle sera publiée et l'attestation de parution vous sera envoyée."
            : `${publicationAim(new Date(data.dueAt))}, si l'annonce est conforme ; l'attestation de parution vous sera alors envoyée.`,
      ),
      ...withdrawalBlocks(data.withdrawal),
      ...follow(data),
      note(KEEP_LINK),
    ],
  }),

  'payment-failed': (data) => ({
    subject: `Paiement non abouti : votre annonce légale ${data.reference}`,
    title: "Votre paiement n'a pas abouti",
    blocks: [
      paragraph(
        `Bonjour, le paiement de ${exactEuros(data.amountTTC)} pour votre annonce légale n'a pas abouti. Rien n'a été débité, et rien n'est perdu : votre annonce est enregistrée, vous pouvez reprendre le paiement quand vous le souhaitez.`,
      ),
      reference(data),
      unpaidDetails(data, ...offerRow(data)),
      ...follow(data, 'Reprendre le paiement'),
      note(
        "Sans paiement, l'annonce n'est pas relue et ne sera pas publiée. Elle est effacée après 90 jours.",
      ),
    ],
  }),

  'payment-cancelled': (data) => ({
    subject: `Paiement annulé : votre annonce légale ${data.reference}`,
    title: 'Vous avez annulé votre paiement',
    blocks: [
      paragraph(
        `Bonjour, vous avez quitté la page de paiement : rien n'a été débité. Votre annonce reste enregistrée ; vous pouvez reprendre le paiement de ${exactEuros(data.amountTTC)} sans la ressaisir.`,
      ),
      reference(data),
      unpaidDetails(data, ...offerRow(data)),
      ...follow(data, 'Reprendre le paiement'),
      note(
        "Sans paiement, l'annonce n'est pas relue et ne sera pas publiée. Elle est effacée après 90 jours.",
      ),
    ],
  }),

  'announcement-published': (data) => ({
    subject: `Votre annonce légale ${data.reference} est publiée`,
    title: 'Votre annonce légale est publiée',
    blocks: [
      paragraph(
        `${hello(data)}, la rédaction a validé votre annonce. Elle est en ligne depuis le ${longDate(new Date(data.publicationDate))}${
          data.code === null ? '.' : ' ; votre attestation de parution est jointe à ce message.'
        }`,
      ),
      ...(data.revision > 1
        ? [paragraph('Cette attestation remplace celle que vous aviez reçue, qui ne fait plus foi.')]
        : []),
      reference(data),
      details(
        data,
        ['Date de publication', longDate(new Date(data.publicationDate))],
        ...(data.code === null ? [] : ([["Code de l'attestation", data.code]] satisfies Rows)),
      ),
      { kind: 'button', label: "Voir l'annonce publiée", href: data.noticeLink },
      ...follow(data),
      ...(data.verificationLink === null
        ? []
        : [
            note(
              `Le greffe peut vérifier cette attestation avec le code QR du document, ou à cette adresse : ${data.verificationLink}`,
            ),
          ]),
    ],
  }),

  'announcement-rejected': (data, contact) => ({
    subject: data.asked
      ? `Votre annonce légale ${data.reference} est annulée`
      : `Votre annonce légale ${data.reference} n'a pas été retenue`,
    title: data.asked ? 'Votre annonce légale est annulée' : "Votre annonce légale n'a pas été retenue",
    blocks: [
      paragraph(
        data.asked
          ? `${hello(data)}, comme vous l'avez demandé, votre annonce légale est annulée : elle ne sera pas publiée.`
          : `${hello(data)}, après relecture, la rédaction ne peut pas publier votre annonce légale en l'état.`,
      ),
      reference(data),
      details(data, ...offerRow(data)),
      ...(data.reason ? [{ kind: 'quote', label: 'Motif', text: data.reason } satisfies Block] : []),
      paragraph(
        data.refundTTC === null
          ? 'Rien ne vous a été débité pour cette annonce. Vous pouvez en déposer une nouvelle, corrigée, quand vous le souhaitez.'
          : `Les ${exactEuros(data.refundTTC)} que vous avez réglés vous sont remboursés en totalité, sur la carte utilisée pour le paiement. Un avoir vous sera envoyé dès que le remboursement sera fait ; selon votre banque, la somme apparaît sur votre compte sous 5 à 10 jours.`,
      ),
      ...follow(data),
      note(`Une question ? Écrivez à ${contact.email} en rappelant votre référence.`),
    ],
  }),

  'announcement-withdrawn': (data, contact) => ({
    subject: `Votre annonce légale ${data.reference} n'est plus publiée`,
    title: 'Votre annonce légale a été retirée de la publication',
    blocks: [
      paragraph(
        `${hello(data)}, la rédaction a retiré votre annonce légale de la publication : ${
          data.deleted ? 'elle est supprimée du site' : "sa page n'est plus en ligne"
        }.`,
      ),
      reference(data),
      details(data, ...(data.code === null ? [] : ([['Attestation retirée', data.code]] satisfies Rows))),
      { kind: 'quote', label: 'Motif', text: data.reason },
      ...(data.code === null
        ? []
        : [
            paragraph(
              "L'attestation de parution que vous avez reçue ne fait plus foi : quiconque la vérifie le lit.",
            ),
          ]),
      ...(data.deleted ? [] : follow(data)),
      note(
        `Vous ne vous y attendiez pas, ou vous aviez payé cette parution ? Répondez à ce message ou écrivez à ${contact.email} en rappelant votre référence.`,
      ),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'announcement-modified': (data, contact) => ({
    subject: `Votre annonce légale ${data.reference} a été modifiée`,
    title: 'Votre annonce a été modifiée',
    blocks: [
      paragraph(
        `${hello(data)}, votre annonce légale a été modifiée le ${momentInWords(new Date(data.modifiedAt))}. C'est ce nouveau texte qui sera relu et publié.`,
      ),
      reference(data),
      details(data, ['Modifications encore possibles', remainingText(data.remaining)]),
      ...follow(data),
      note("Si vous n'êtes pas à l'origine de cette modification, répondez à ce message sans attendre."),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'announcement-address-changed': (data, contact) => ({
    subject: `Nouvelle adresse de contact : votre annonce légale ${data.reference}`,
    title: "L'adresse de contact de votre annonce a changé",
    blocks: [
      paragraph(
        `${hello(data)}, l'adresse e-mail de contact de votre annonce légale vient d'être remplacée depuis sa page de suivi. Les prochains messages seront envoyés à la nouvelle adresse.`,
      ),
      reference(data),
      details(data),
      note("Si vous n'êtes pas à l'origine de ce changement, répondez à ce message sans attendre."),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'correction-requested': (data, contact) => ({
    subject: `Correction demandée : votre annonce légale ${data.reference}`,
    title: 'La rédaction vous demande une correction',
    blocks: [
      paragraph(
        `${hello(data)}, la rédaction a relu votre annonce légale. Pour qu'elle puisse paraître, voici ce qui est à corriger ou à compléter :`,
      ),
      ...data.reasons.map(
        ({ label, text }): Block => ({ kind: 'quote', label, text: text || 'Mention à compléter.' }),
      ),
      reference(data),
      details(data),
      paragraph(
        "Votre réponse se fait depuis votre page de suivi : corrigez le texte, ou expliquez pourquoi il est juste. Cette correction est gratuite et ne compte pas parmi les modifications de votre offre. Le délai de publication est suspendu jusqu'à votre réponse.",
      ),
      ...follow(data, 'Répondre à la rédaction'),
      note(KEEP_LINK),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'correction-received': (data, contact) => ({
    subject: `Réponse reçue : votre annonce légale ${data.reference}`,
    title: 'La rédaction a reçu votre réponse',
    blocks: [
      paragraph(
        `${hello(data)}, votre réponse à la demande de correction a été reçue le ${momentInWords(new Date(data.answeredAt))}. La rédaction reprend la relecture.`,
      ),
      reference(data),
      details(data),
      ...(data.dueAt === null
        ? []
        : [
            paragraph(
              `Le délai suspendu reprend : ${lowerFirst(publicationAim(new Date(data.dueAt)))}, si l'annonce est conforme.`,
            ),
          ]),
      ...follow(data),
      note("Si vous n'êtes pas à l'origine de cette réponse, répondez à ce message sans attendre."),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'cancellation-requested': (data, contact) => ({
    subject: `Demande d'annulation reçue : votre annonce légale ${data.reference}`,
    title: "Nous avons reçu votre demande d'annulation",
    blocks: [
      paragraph(
        `${hello(data)}, votre demande d'annulation a été transmise à la rédaction le ${momentInWords(new Date(data.requestedAt))}. L'annonce n'est pas encore annulée : la rédaction vous répond par e-mail. Si elle l'annule, la totalité du prix payé vous est remboursée.`,
      ),
      reference(data),
      details(data),
      { kind: 'quote', label: 'Votre motif', text: data.reason },
      ...follow(data),
      note("Si vous n'êtes pas à l'origine de cette demande, répondez à ce message sans attendre."),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'quote-issued': (data) => ({
    subject: `Devis ${data.number} pour votre annonce légale ${data.reference}`,
    title: 'Votre devis',
    blocks: [
      paragraph(
        `Bonjour, voici le devis demandé pour votre annonce légale : ${exactEuros(data.amountTTC)} TTC, un prix valable jusqu'au ${longDate(new Date(data.validUntil))} inclus. Sa page permet de le télécharger en PDF et de payer à ce prix.`,
      ),
      reference(data),
      unpaidDetails(data, ['Devis', data.number], ...offerRow(data), [
        "Valable jusqu'au",
        longDate(new Date(data.validUntil)),
      ]),
      { kind: 'button', label: 'Ouvrir le devis', href: data.quoteLink },
      note(
        "Sans paiement, l'annonce n'est pas relue et ne sera pas publiée. Vous n'avez rien demandé ? Ignorez ce message.",
      ),
    ],
  }),

  'purchase-withdrawn': (data, contact) => ({
    subject: `Accusé de réception de votre rétractation : annonce légale ${data.reference}`,
    title: 'Vous avez renoncé à votre achat',
    blocks: [
      paragraph(
        `${hello(data)}, nous accusons réception de votre rétractation, reçue le ${momentInWords(new Date(data.withdrawnAt))}.`,
      ),
      reference(data),
      { kind: 'quote', label: `Déclaration de ${data.name}`, text: data.statement },
      details(
        data,
        ['Reçue le', momentInWords(new Date(data.withdrawnAt))],
        ['Montant remboursé TTC', exactEuros(data.refundTTC)],
      ),
      paragraph(
        `${
          data.published
            ? "Votre annonce, déjà publiée, reste en ligne : une annonce légale parue ne s'efface pas."
            : 'Votre annonce ne sera pas publiée.'
        } Les ${exactEuros(data.refundTTC)} que vous avez réglés vous sont remboursés en totalité, sur la carte utilisée pour le paiement. Un avoir vous sera envoyé dès que le remboursement sera fait.`,
      ),
      ...follow(data),
      note(
        "Conservez ce message. Si vous n'êtes pas à l'origine de cette rétractation, répondez-y sans attendre.",
      ),
    ],
    replyTo: { address: contact.email, name: publication.name },
  }),

  'refund-made': (data) => ({
    subject: `Remboursement ${data.partial ? 'partiel ' : ''}effectué : votre annonce légale ${data.reference}`,
    title: data.partial ? 'Vous êtes remboursé en partie' : 'Vous êtes remboursé',
    blocks: [
      paragraph(
        `${hello(data)}, nous vous avons remboursé ${exactEuros(data.amountTTC)}, sur la carte utilisée pour le paiement. Votre avoir est joint à ce message ; selon votre banque, la somme apparaît sur votre compte sous 5 à 10 jours.${data.partial ? ' Ce remboursement est partiel : votre annonce suit son cours.' : ''}`,
      ),
      reference(data),
      details(
        data,
        ['Avoir', data.creditNoteNumber],
        [data.partial ? 'Facture annulée en partie' : 'Facture annulée', data.invoiceNumber],
        ['Montant remboursé TTC', exactEuros(data.amountTTC)],
        ['Motif', data.reason],
      ),
      ...follow(data),
    ],
  }),

  'tracking-link': (data) => ({
    subject: `Lien de suivi de votre annonce légale ${data.reference}`,
    title: 'Votre lien de suivi',
    blocks: [
      paragraph(
        "Bonjour, voici le lien de suivi de votre annonce légale, comme vous l'avez demandé : son état, ses documents et ce que vous pouvez encore y changer.",
      ),
      reference(data),
      unpaidDetails(data, ['État', data.statusLabel]),
      ...follow(data),
      note(
        `${KEEP_LINK} Vous n'avez rien demandé ? Ignorez ce message : personne d'autre que vous ne l'a reçu.`,
      ),
    ],
  }),
};

/** The confirmation of the contract that a consumer keeps: the right, its end, and what was agreed to. */
const withdrawalBlocks = (
  withdrawal: AnnouncementMailData['announcement-in-review']['withdrawal'],
): Block[] => {
  if (!withdrawal) return [];
  const until = longDate(new Date(withdrawal.until));
  const ends = withdrawal.publishableFrom ? '' : ", tant que l'annonce n'est pas publiée";
  return [
    paragraph(
      `Vous avez acheté en tant que particulier : vous pouvez renoncer à votre achat sans motif jusqu'au ${until} inclus${ends}, depuis la page de suivi (« Renoncer à mon achat »). Vous êtes alors remboursé en totalité.`,
    ),
    ...(withdrawal.agreed.length > 0
      ? [{ kind: 'quote', label: 'Vous avez coché', text: withdrawal.agreed.join('\n') } satisfies Block]
      : []),
  ];
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const offerRow = ({ offer }: Pick<AnnouncementFacts, 'offer'>): Rows =>
  offer === null ? [] : [['Offre', `${offers[offer].label}, ${contractualDelay(offers[offer].hours)}`]];

const remainingText = (remaining: number | null): string =>
  remaining === null ? 'illimitées' : remaining === 0 ? 'aucune' : String(remaining);
