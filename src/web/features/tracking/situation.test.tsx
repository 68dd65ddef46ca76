import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.fr.ts';
import { trackedAnnouncement } from '#contract/tracking.ts';
import { Documents } from './Documents.tsx';
import { LinkedNotices } from './LinkedNotices.tsx';
import { Situation } from './Situation.tsx';
import { WithdrawPurchase } from './WithdrawPurchase.tsx';

const AT = '2026-11-17T13:30:00.000Z';

const announcement = trackedAnnouncement.parse({
  id: '0190c0de-0000-7000-8000-000000000001',
  reference: 'AL-482517',
  status: 'pending',
  offer: 'premium',
  submittedAt: AT,
  paidAt: AT,
  dueAt: null,
  publicationDate: null,
  publishedAt: null,
  slug: null,
  rejectedAt: null,
  rejectReason: null,
  withdrawnReason: null,
  cancellationRequestedAt: null,
  correction: null,
  withdrawal: null,
  payment: {
    status: 'completed',
    invoiceNumber: 'F-2026-00012',
    amountHT: 165.83,
    amountTVA: 33.17,
    amountTTC: 199,
    paymentDate: AT,
    refund: null,
  },
  documents: [],
  may: {
    pay: false,
    modify: false,
    answerCorrection: false,
    askCancellation: false,
    withdraw: false,
    correct: false,
  },
  modifications: { done: 0, allowed: 1 },
  notice: {
    ...{ companyName: 'ORVELINE', companyForm: 'SAS', siret: '', rcs: '', capital: '', address: '' },
    ...{
      city: 'Lyon',
      department: '69',
      type_id: 1,
      other_type_ids: [],
      title: 'Avis',
      content: '<p>Avis</p>',
    },
    ...{ contactPerson: '', contactEmail: '', contactPhone: '', contactPublic: false, details: {} },
  },
  rev: 1,
  corrects: null,
  correctedBy: [],
});
type Changes = Partial<typeof announcement>;
const { payment, may } = announcement;

/** What is read on the screen. */
const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');

describe('what a customer reads at the top of the tracking page', () => {
  const situation = (changes: Changes) =>
    textOf(<Situation announcement={{ ...announcement, ...changes }} />);
  const paid = (changes: Partial<NonNullable<typeof payment>>): Changes => ({
    payment: payment && { ...payment, ...changes },
  });

  it.each<[string, Changes, string[]]>([
    ['a failed payment', { status: 'payment_failed' }, ["Aucune somme n'a été encaissée"]],
    [
      'a rejection whose refund has begun',
      { status: 'rejected', rejectReason: 'Texte illisible', ...paid({ refund: 'requested' }) },
      [
        'a été rejetée',
        'Motif : Texte illisible',
        'Le remboursement de 199,00 € sur la carte utilisée est en cours',
      ],
    ],
    [
      'a rejection whose refund failed after a part was returned',
      { status: 'rejected', ...paid({ refund: 'failed', returnedTTC: 49 }) },
      ["Le remboursement de 150,00 € n'a pas pu être fait automatiquement"],
    ],
    [
      'a refund',
      { status: 'refunded', ...paid({ status: 'refunded' }) },
      ['Votre annonce a été remboursée', 'Votre règlement de 199,00 €', 'ne sera pas publiée'],
    ],
    [
      'a refund of which no payment is known',
      { status: 'refunded', payment: null },
      ['Votre règlement vous a été remboursé.'],
    ],
    [
      'a withdrawn publication, with its reason and its refund',
      { status: 'draft', withdrawnReason: 'Ordonnance de référé', ...paid({ refund: 'succeeded' }) },
      ["n'est plus valable. Motif : Ordonnance de référé", 'vous a été remboursé sur la carte'],
    ],
    [
      'a publication despite a request, then refunded',
      { status: 'published', cancellationRequestedAt: AT, publishedAt: AT, ...paid({ refund: 'succeeded' }) },
      [
        "Votre demande d'annulation n'a pas été suivie",
        'a été publiée le 17/11/2026',
        'vous a été remboursé',
      ],
    ],
    ['a request that waits', { cancellationRequestedAt: AT }, ['17/11/2026 à 14:30']],
  ])('of %s', (_name, changes, texts) => {
    for (const text of texts) expect(situation(changes)).toContain(text);
  });

  it('is nothing while all goes its way', () => {
    expect(situation({})).toBe('');
  });
});

describe('what a consumer reads of the right to withdraw', () => {
  const withdrawal = {
    until: AT,
    publishableFrom: null,
    buyerName: 'Jeanne Morvan',
    statement: '',
    withdrawnAt: null,
  };
  const right = (changes: Changes) =>
    textOf(
      <WithdrawPurchase
        token="abc"
        announcement={{ ...announcement, withdrawal, ...changes }}
        onWithdrawn={() => {}}
      />,
    );
  const open = { may: { ...may, withdraw: true } };

  it.each<[string, Changes, string]>([
    [
      'the whole price, until it is published',
      open,
      "tant que l'annonce n'est pas publiée. La totalité du prix",
    ],
    [
      'the whole period, where it waits for its end',
      { ...open, withdrawal: { ...withdrawal, publishableFrom: AT } },
      'inclus. La totalité du prix',
    ],
    [
      'what is left of the price',
      { ...open, payment: payment && { ...payment, returnedTTC: 50 } },
      'Le reste du prix vous est alors remboursé.',
    ],
    ['it was used', { withdrawal: { ...withdrawal, withdrawnAt: AT } }, "L'accusé de réception"],
    ['published', { status: 'published' }, messages.lifecycle.publishedIsNotWithdrawn],
    ['published, then withdrawn', { status: 'draft' }, messages.lifecycle.publishedIsNotWithdrawn],
    ['refunded', { status: 'rejected' }, messages.lifecycle.alreadyRefunded],
  ])('%s', (_name, changes, text) => {
    expect(right(changes)).toContain(text);
    expect(right(changes).includes('Renoncer à mon achat')).toBe(changes.may !== undefined);
  });

  it('nothing, where the buyer is a company', () => {
    expect(right({ withdrawal: null })).toBe('');
  });
});

describe('the documents of an announcement', () => {
  const document = {
    ...{
      id: '1',
      kind: 'attestation' as const,
      label: 'Attestation de parution',
      fileName: 'a.pdf',
      createdAt: AT,
    },
    ...{ url: '/a.pdf', ended: null },
  };
  const documents = (...given: (typeof announcement.documents)[number][]) =>
    textOf(<Documents documents={given} />);

  it('are said to come, to be made, to be there, replaced or withdrawn', () => {
    expect(documents()).toContain('seront ici dès le paiement');
    expect(documents(document)).toContain('PDF, du 17/11/2026');
    expect(documents(document)).not.toMatch(/Remplacée|Retirée|En cours/);
    expect(documents({ ...document, url: null })).toContain('En cours de préparation');
    expect(documents({ ...document, ended: 'replaced' })).toContain('Remplacée');
    expect(documents({ ...document, ended: 'withdrawn' })).toContain('Retirée');
  });
});

describe('the notices that a notice belongs to', () => {
  const linked = {
    ...{ reference: 'AL-000001', title: 'Avis de constitution', typeLabel: 'Constitution' },
    ...{ status: 'published' as const, slug: 'avis' },
  };
  const notices = (
    corrects: typeof linked | null,
    ...correctedBy: (typeof announcement.correctedBy)[number][]
  ) => renderToStaticMarkup(<LinkedNotices corrects={corrects} correctedBy={correctedBy} />);

  it('are named in both directions, with a link while they are public', () => {
    expect(notices(null)).toBe('');
    expect(notices(linked)).toContain('Cette annonce corrige ou complète');
    expect(notices(linked)).toContain('/annonces-legales/annonce/avis');
    const withdrawn = notices(null, { ...linked, status: 'draft', slug: null });
    expect(withdrawn).toContain('Corrigée ou complétée par');
    expect(withdrawn).toContain('<strong>Avis de constitution</strong>');
    expect(withdrawn).toContain('Retirée');
  });
});
