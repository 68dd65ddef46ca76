import { describe, expect, it } from 'vitest';
import { createApiClient, type Reply, type Sending } from '#web/api/http.ts';
import { failures, requestPayment } from './pay.ts';
import { emptyValues } from './submission-values.ts';

type SentCall = { path: string; body: Record<string, unknown>; headers: Sending['headers'] };

const pay = async (replies: Record<string, Reply | Error>, trackingToken?: string) => {
  const sent: SentCall[] = [];
  const submitted: unknown[] = [];
  const api = createApiClient(async (_method, path, { body, headers }) => {
    sent.push({ path, body: body as Record<string, unknown>, headers });
    const reply = replies[`${path} ${headers?.['idempotency-key']}`] ?? replies[path];
    if (!reply || reply instanceof Error) throw reply ?? new Error('unexpected');
    return reply;
  });
  const values = { ...emptyValues, title: 'Avis', contactEmail: 'e@orveline.example', basePrice: 199 };
  const outcome = await requestPayment({
    api,
    key: 'key',
    trackingToken,
    renewKey: () => 'other-key',
    values,
    now: new Date('2026-11-14T10:00:00Z'),
    onSubmitted: (answer) => submitted.push(answer),
  });
  return { outcome, sent, submitted };
};

const SUBMIT = '/legal-announcements/submit';
const CHECKOUT = '/stripe/create-checkout-session';
const stored: Reply = {
  status: 200,
  body: {
    success: true,
    announcementId: 'a1',
    id: 'a1',
    referenceNumber: 'AL-482517',
    trackingToken: 'jeton',
  },
};
const opened = (body: unknown, status = 200): Reply => ({ status, body });

describe('requestPayment', () => {
  it("stores the announcement with the draft's idempotency key, then opens its payment", async () => {
    const { outcome, sent, submitted } = await pay({
      [SUBMIT]: stored,
      [CHECKOUT]: opened({ success: true, url: 'https://pay.example/1' }),
    });
    expect(outcome).toEqual({ url: 'https://pay.example/1' });
    expect(submitted).toEqual([
      { announcementId: 'a1', referenceNumber: 'AL-482517', trackingToken: 'jeton' },
    ]);
    expect(sent[0]).toMatchObject({
      path: SUBMIT,
      headers: { 'idempotency-key': 'key' },
      body: { status: 'pending', submissionDate: '2026-11-14T10:00:00.000Z', basePrice: 199 },
    });
    expect(sent[1]?.body).toEqual({
      announcementId: 'a1',
      email: 'e@orveline.example',
      title: 'Avis',
      basePrice: 199,
    });
  });

  it('returns the reference of an announcement that is already paid', async () => {
    const { outcome } = await pay({
      [SUBMIT]: stored,
      [CHECKOUT]: opened(
        { message: 'Cette annonce est déjà payée.', code: 'announcement.already-paid' },
        409,
      ),
    });
    expect(outcome).toEqual({ paid: 'AL-482517' });
  });

  const refusal = { message: 'La requête est invalide.', errors: { city: 'La ville est obligatoire' } };
  it.each([
    ['no answer', { [SUBMIT]: new Error('offline') }, failures.service, ''],
    ['a broken server', { [SUBMIT]: opened({ message: 'x' }, 500) }, failures.service, ''],
    [
      'an unsuccessful submission',
      { [SUBMIT]: opened({ success: false, message: 'Refus' }) },
      failures.submit,
      'Refus',
    ],
    ['a refusal', { [SUBMIT]: opened(refusal, 400) }, failures.submit, 'La requête est invalide.'],
    ['no id', { [SUBMIT]: opened({ success: true, referenceNumber: 'AL-1' }) }, failures.missingId, ''],
    ['no checkout', { [SUBMIT]: stored, [CHECKOUT]: opened({ message: 'x' }, 404) }, failures.checkout, ''],
    [
      'paid already',
      { [SUBMIT]: stored, [CHECKOUT]: opened({ message: 'Déjà payée.' }, 409) },
      failures.checkout,
      'Déjà payée.',
    ],
    [
      'an unsuccessful checkout',
      { [SUBMIT]: stored, [CHECKOUT]: opened({ success: false, message: 'Refus' }) },
      failures.checkout,
      'Refus',
    ],
    ['no address', { [SUBMIT]: stored, [CHECKOUT]: opened({ success: true }) }, failures.missingUrl, ''],
    [
      'a strange address',
      { [SUBMIT]: stored, [CHECKOUT]: opened({ success: true, url: 'javascript:1' }) },
      failures.missingUrl,
      '',
    ],
  ])('explains the failure: %s', async (_, replies, reason, detail) => {
    const { outcome } = await pay(replies);
    expect(outcome).toMatchObject({ failure: { reason, detail } });
  });

  it('distinguishes a deleted announcement from a paid one', async () => {
    const gone = await pay({ [SUBMIT]: opened({ message: 'x' }, 409) });
    expect(gone.outcome).toMatchObject({ failure: { ended: true } });
    const paid = await pay({ [SUBMIT]: stored, [CHECKOUT]: opened({ message: 'x' }, 409) });
    expect(paid.outcome).toMatchObject({ failure: { ended: false } });
  });

  it('sends the tracking token of the earlier submission', async () => {
    const { sent } = await pay({ [SUBMIT]: stored, [CHECKOUT]: opened({ success: false }) }, 'jeton');
    expect(sent[0]?.body).toMatchObject({ trackingToken: 'jeton' });
  });

  it('submits a new announcement when its key belongs to another text and no token is known', async () => {
    const taken = opened({ message: 'x', code: 'announcement.key-taken' }, 409);
    const { outcome, sent, submitted } = await pay({
      [`${SUBMIT} key`]: taken,
      [`${SUBMIT} other-key`]: stored,
      [CHECKOUT]: opened({ success: true, url: 'https://pay.example/1' }),
    });
    expect(outcome).toEqual({ url: 'https://pay.example/1' });
    expect(sent.map(({ path }) => path)).toEqual([SUBMIT, SUBMIT, CHECKOUT]);
    expect(submitted).toHaveLength(1);
  });

  it('returns the fields that the server refuses', async () => {
    const { outcome, submitted } = await pay({ [SUBMIT]: opened(refusal, 400) });
    expect(outcome).toMatchObject({ failure: { fields: refusal.errors } });
    expect(submitted).toEqual([]);
  });
});
