import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { mailKinds } from '#contract/correspondence.fr.ts';
import { publication } from '#contract/publication.ts';
import { nodemailerMessage } from '#server/adapters/nodemailer-message.ts';
import type { AnnouncementMailKind } from './announcement-mail-data.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, MailTemplate } from './mail.ts';
import { templates } from './templates.ts';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;

type Samples<Kind extends MailTemplate> = { [Template in Kind]: Extract<Mail, { template: Template }> };

const samples: Samples<Exclude<MailTemplate, AnnouncementMailKind>> = {
  'password-reset': {
    to: { address: 'ada@exemple.fr' },
    template: 'password-reset',
    data: { link: 'https://www.exemple.fr/reinitialisation/abc?x="><b>', minutes: 30 },
  },
  'password-changed': {
    to: { address: 'ada@exemple.fr' },
    template: 'password-changed',
    data: { firstName: HOSTILE },
  },
  'new-device-login': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'new-device-login',
    data: {
      firstName: HOSTILE,
      at: '2026-11-17T13:30:00.000Z',
      userAgent: HOSTILE,
      forgottenPasswordLink: 'https://www.exemple.fr/mot-de-passe-oublie',
    },
  },
  'team-member-invited': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'team-member-invited',
    data: {
      firstName: HOSTILE,
      by: HOSTILE,
      role: 'Rédacteur',
      link: 'https://www.exemple.fr/invitation/abc',
      days: 7,
    },
  },
  'second-factor-changed': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'second-factor-changed',
    data: {
      firstName: HOSTILE,
      change: 'account.second-factor-added',
      at: '2026-11-17T13:30:00.000Z',
    },
  },
  'second-factor-failed': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'second-factor-failed',
    data: {
      firstName: HOSTILE,
      at: '2026-11-17T13:30:00.000Z',
      forgottenPasswordLink: 'https://www.exemple.fr/mot-de-passe-oublie',
    },
  },
  'article-review': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'article-review',
    data: {
      firstName: HOSTILE,
      by: HOSTILE,
      outcome: 'sent-back',
      title: HOSTILE,
      note: HOSTILE,
      link: 'https://www.exemple.fr/admin/articles/edit/1',
    },
  },
  'contact-received': {
    to: { address: 'ada@exemple.fr' },
    template: 'contact-received',
    data: { referenceId: 'CT-2345-6789', subject: 'press' },
  },
  'contact-answer': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'contact-answer',
    data: {
      referenceId: 'CT-2345-6789',
      subject: 'press',
      text: `Bonjour,\nune ligne\n\n${HOSTILE}`,
      follows: ['0190c0de-0000-7000-8000-000000000001', '0190c0de-0000-7000-8000-000000000002'],
    },
  },
  'test-mail': {
    to: { address: 'ada@exemple.fr' },
    template: 'test-mail',
    data: { firstName: HOSTILE, at: '2026-11-17T13:30:00.000Z' },
  },
  'contact-request': {
    to: 'team',
    template: 'contact-request',
    data: {
      referenceId: 'CT-2345-6789',
      firstName: HOSTILE,
      lastName: 'Lovelace',
      email: 'ada@exemple.fr',
      phone: null,
      subject: 'press',
      message: `Bonjour,\r\n${HOSTILE}\nFin`,
    },
  },
};

/** They go to an address that nobody has confirmed yet: a stranger may have typed it. */
const carriesNothingTyped: ReadonlySet<MailTemplate> = new Set([
  'password-reset',
  'contact-received',
  'payment-failed',
  'payment-cancelled',
  'tracking-link',
  'quote-issued',
]);

const about = {
  contactName: HOSTILE,
  reference: 'AL-482517',
  title: HOSTILE,
  typeLabel: 'Constitution',
  companyName: HOSTILE,
  offer: 'premium',
} as const;
const factsWithLink = { ...about, link: 'https://www.exemple.fr/annonces-legales/suivi/abc' };
const team = {
  ...about,
  contactEmail: 'ada@exemple.fr',
  adminLink: 'https://www.exemple.fr/admin/legal-announcements/pending',
};
const to = { address: 'ada@exemple.fr' };
const MOMENT = '2026-11-17T13:30:00.000Z';

const announcementSamples: Samples<AnnouncementMailKind> = {
  'payment-confirmed': {
    to,
    template: 'payment-confirmed',
    data: {
      ...factsWithLink,
      invoiceNumber: 'F-2026-00012',
      amountHT: 165_83,
      amountTVA: 33_17,
      amountTTC: 199_00,
      vatRate: 2000,
      paidAt: MOMENT,
    },
  },
  'announcement-in-review': {
    to,
    template: 'announcement-in-review',
    data: { ...factsWithLink, dueAt: MOMENT },
  },
  'payment-failed': { to, template: 'payment-failed', data: { ...factsWithLink, amountTTC: 199_00 } },
  'payment-cancelled': { to, template: 'payment-cancelled', data: { ...factsWithLink, amountTTC: 199_00 } },
  'announcement-published': {
    to,
    template: 'announcement-published',
    data: {
      ...factsWithLink,
      publicationDate: MOMENT,
      noticeLink: 'https://www.exemple.fr/annonces-legales/annonce/abc',
      verificationLink: 'https://www.exemple.fr/verification/ABC',
      code: 'ABCDE-FGHJK',
      revision: 2,
    },
  },
  'announcement-rejected': {
    to,
    template: 'announcement-rejected',
    data: { ...factsWithLink, reason: HOSTILE, asked: false, refundTTC: null },
  },
  'announcement-withdrawn': {
    to,
    template: 'announcement-withdrawn',
    data: { ...factsWithLink, reason: HOSTILE, code: 'ABCDE-FGHJK', deleted: false },
  },
  'announcement-modified': {
    to,
    template: 'announcement-modified',
    data: { ...factsWithLink, modifiedAt: MOMENT, remaining: null },
  },
  'announcement-address-changed': { to, template: 'announcement-address-changed', data: about },
  'correction-requested': {
    to,
    template: 'correction-requested',
    data: { ...factsWithLink, reasons: [{ label: 'Capital social', text: HOSTILE }], askedAt: MOMENT },
  },
  'correction-received': {
    to,
    template: 'correction-received',
    data: { ...factsWithLink, answeredAt: MOMENT, dueAt: MOMENT },
  },
  'cancellation-requested': {
    to,
    template: 'cancellation-requested',
    data: { ...factsWithLink, requestedAt: MOMENT, reason: HOSTILE },
  },
  'quote-issued': {
    to,
    template: 'quote-issued',
    data: {
      ...factsWithLink,
      ...{ number: 'D-2026-00012', quoteLink: factsWithLink.link, amountTTC: 149_00, validUntil: MOMENT },
    },
  },
  'purchase-withdrawn': {
    to,
    template: 'purchase-withdrawn',
    data: {
      ...factsWithLink,
      ...{ name: HOSTILE, statement: HOSTILE, withdrawnAt: MOMENT, refundTTC: 199_00, published: false },
    },
  },
  'refund-made': {
    to,
    template: 'refund-made',
    data: {
      ...factsWithLink,
      creditNoteNumber: 'A-2026-00003',
      invoiceNumber: 'F-2026-00012',
      amountTTC: 199_00,
      reason: HOSTILE,
    },
  },
  'tracking-link': { to, template: 'tracking-link', data: { ...factsWithLink, statusLabel: 'Payée' } },
  'team-new-paid': {
    to: 'team',
    template: 'team-new-paid',
    data: { ...team, amountTTC: 199_00, dueAt: MOMENT, department: '69' },
  },
  'team-correction-answered': {
    to: 'team',
    template: 'team-correction-answered',
    data: {
      ...team,
      reasons: [{ label: 'Capital social', text: HOSTILE }],
      ...{ answer: HOSTILE, changed: true, dueAt: MOMENT },
    },
  },
  'team-cancellation-request': {
    to: 'team',
    template: 'team-cancellation-request',
    data: { ...team, reason: HOSTILE, statusLabel: 'Payée' },
  },
  'team-purchase-withdrawn': {
    to: 'team',
    template: 'team-purchase-withdrawn',
    data: { ...team, name: HOSTILE, statement: HOSTILE, withdrawnAt: MOMENT, statusLabel: 'Remboursée' },
  },
  'team-payment-alert': { to: 'team', template: 'team-payment-alert', data: { ...team, reason: HOSTILE } },
};

const settings = {
  from: { name: 'Parution', address: 'redaction@parution.test' },
  team: { name: '', address: 'equipe@parution.test' },
  contact: publication.contact,
};

const received = async (mail: Mail) => {
  const outgoing = composeMail({ id: 'a-b-c', queuedAt: new Date('2026-11-15T09:00:00Z'), mail }, settings);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(nodemailerMessage(outgoing));
  return { outgoing, parsed: await simpleParser(message as Buffer, { keepCidLinks: true }) };
};

describe.each([...Object.values(samples), ...Object.values(announcementSamples)])(
  'the mail $template',
  (mail) => {
    it('says the same in HTML and in plain text, and escapes what people wrote', async () => {
      const { outgoing, parsed } = await received(mail);
      expect(parsed.messageId).toBe('<a-b-c@parution.test>');
      expect(parsed.date?.toISOString()).toBe('2026-11-15T09:00:00.000Z');
      expect(parsed.html).toBe(outgoing.html);
      expect(outgoing.html).toMatch(/^<!doctype html><html lang="fr">/);
      // No element but ours: what people wrote has none.
      const names = new Set(outgoing.html.match(/<[a-z1]+/g));
      expect([...names].filter((name) => /script|<b$/.test(name))).toEqual([]);
      expect(outgoing.html).not.toMatch(/<img src="?x/);
      if (!carriesNothingTyped.has(mail.template)) {
        expect(outgoing.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img');
        expect(outgoing.text).toContain(HOSTILE);
      } else expect(outgoing.text).not.toContain(HOSTILE);
      for (const text of ['12 rue des Gravures, 75002 Paris', 'contact@parution.example']) {
        expect(outgoing.html).toContain(text);
        expect(outgoing.text).toContain(text);
      }
      // Whatever people wrote, a telephone shows it without scrolling sideways.
      expect(outgoing.html).not.toMatch(/<td style="padding:(?:12px 36px|8px 36px 28px);(?![^"]*word-break)/);
      expect(parsed.attachments.map(({ cid }) => cid)).toEqual(outgoing.images.map(({ id }) => id));
    });
  },
);

describe('the mails', () => {
  it('each have a name in the back-office', () => {
    expect(Object.keys(mailKinds).toSorted()).toEqual(Object.keys(templates).toSorted());
  });

  it('lead to the reset link, in both forms', async () => {
    const mail: Mail = {
      ...samples['password-reset'],
      data: { link: 'https://www.exemple.fr/reinitialisation/abc', minutes: 30 },
    };
    const { outgoing } = await received(mail);
    expect(outgoing.html).toContain('href="https://www.exemple.fr/reinitialisation/abc"');
    expect(outgoing.text).toContain('\nhttps://www.exemple.fr/reinitialisation/abc\n');
    expect(outgoing.text).toContain('valable 30 minutes');
  });

  it('of an announcement say its deadline in words, and what becomes of the money', async () => {
    const deadline = 'mardi 17 novembre 2026 à 14 h 30';
    const textOf = async (mail: Mail) => (await received(mail)).outgoing.text.replace(/[\u00a0\u202f]/g, ' ');
    const confirmed = await textOf(announcementSamples['payment-confirmed']);
    const inReview = await textOf(announcementSamples['announcement-in-review']);
    expect(inReview).toContain(
      `Notre objectif, plus court que nos délais : publication au plus tard le ${deadline}`,
    );
    expect(inReview).toContain('publication sous 24 h après validation');
    expect(confirmed).toContain('TVA (20 %) : 33,17 €');
    expect((await received(announcementSamples['team-new-paid'])).outgoing.subject).toContain(deadline);
    const rejected = announcementSamples['announcement-rejected'];
    expect(await textOf(rejected)).toContain('Rien ne vous a été débité');
    const refunded: Mail = { ...rejected, data: { ...rejected.data, refundTTC: 199_00 } };
    expect(await textOf(refunded)).toContain('199,00 € que vous avez réglés');
    expect(await textOf(rejected)).not.toContain('comme vous');
    const asked: Mail = { ...rejected, data: { ...rejected.data, asked: true } };
    expect(await textOf(asked)).toContain("comme vous l'avez demandé, votre annonce légale est annulée");
    const published = (await received(announcementSamples['announcement-published'])).outgoing.text;
    expect(published).toContain('remplace celle que vous aviez reçue');
    expect(published).toContain('Suivre mon annonce :\nhttps://www.exemple.fr/annonces-legales/suivi/abc');
    for (const kind of ['payment-failed', 'payment-cancelled'] as const)
      expect((await received(announcementSamples[kind])).outgoing.text).toContain(
        'Reprendre le paiement :\nhttps://www.exemple.fr/annonces-legales/suivi/abc',
      );
  });

  it('tell a consumer until when the purchase can be given up, what was agreed, and when the notice appears', async () => {
    const inReview = announcementSamples['announcement-in-review'];
    const textFor = async (publishableFrom: string | null, agreed: string[]) => {
      const withdrawal = { until: MOMENT, agreed, publishableFrom };
      const { outgoing } = await received({ ...inReview, data: { ...inReview.data, withdrawal } });
      return outgoing.text.replace(/[\u00a0\u202f]/g, ' ');
    };
    const waiting = await textFor('2026-12-02T08:00:00.000Z', []);
    expect(waiting).toContain(
      'elle sera publiée le 2 décembre 2026, après la fin de votre délai de rétractation',
    );
    expect(waiting).toContain("jusqu'au 17 novembre 2026 inclus, depuis la page de suivi");
    expect(waiting).not.toContain('Vous avez coché');
    const atOnce = await textFor(null, ['Je demande que mon annonce paraisse sans attendre.']);
    expect(atOnce).toContain("jusqu'au 17 novembre 2026 inclus, tant que l'annonce n'est pas publiée");
    expect(atOnce).toContain('Vous avez coché');
    expect(atOnce).toContain('Je demande que mon annonce paraisse sans attendre.');
  });

  it('of a withdrawn notice say whether it can still be followed', async () => {
    const withdrawn = announcementSamples['announcement-withdrawn'];
    const kept = (await received(withdrawn)).outgoing.text;
    expect(kept).toContain("sa page n'est plus en ligne");
    expect(kept).toContain('https://www.exemple.fr/annonces-legales/suivi/abc');
    const deleted = await received({ ...withdrawn, data: { ...withdrawn.data, deleted: true } });
    expect(deleted.outgoing.text).toContain('elle est supprimée du site');
    expect(deleted.outgoing.text).not.toContain('/annonces-legales/suivi/');
  });

  it("before any payment, repeat nothing that was typed: the address may be a stranger's", async () => {
    for (const kind of ['payment-failed', 'payment-cancelled', 'tracking-link'] as const) {
      const sample = announcementSamples[kind];
      const typed = { contactName: 'TAPÉ', title: 'TAPÉ', companyName: 'TAPÉ' };
      const { outgoing } = await received({ ...sample, data: { ...sample.data, ...typed } } as Mail);
      expect(outgoing.text, kind).toContain(about.reference);
      expect(outgoing.text, kind).toContain('Constitution');
      expect(outgoing.text, kind).toContain(factsWithLink.link);
      expect(`${outgoing.subject} ${outgoing.text} ${outgoing.html}`, kind).not.toContain('TAPÉ');
    }
  });

  it('never link to anything but the web', async () => {
    const data = { firstName: 'Ada', link: 'javascript:alert(1)', minutes: 30 };
    await expect(received({ ...samples['password-reset'], data })).rejects.toThrow('web addresses only');
  });

  it('let the team answer the sender', async () => {
    const { parsed } = await received({
      ...samples['contact-request'],
      data: { ...samples['contact-request'].data, firstName: 'Ada' },
    });
    expect(parsed.replyTo?.value).toEqual([{ name: 'Ada Lovelace', address: 'ada@exemple.fr' }]);
    expect(parsed.subject).toBe('[Contact] Presse : Ada Lovelace (CT-2345-6789)');
    expect(parsed.text).toContain('Téléphone : non indiqué');
    expect(parsed.text).toContain('> Bonjour,\n> <script>');
  });
});
