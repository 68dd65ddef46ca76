import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StripeSession = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  url: string | null;
  expires_at: number;
};

type Received = { method: string; path: string; form: URLSearchParams; headers: IncomingMessage['headers'] };
type Answer = { status: number; body: object };

type Refund = {
  id: string;
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
};

type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  description: string | null;
  /** Seconds. */
  created: number;
  paid: boolean;
  status: 'succeeded' | 'failed';
};

export type StripeServer = {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, StripeSession>;
  readonly refunds: readonly Refund[];
  readonly received: readonly Received[];
  /** The customer pays on the page, now or (unpaid) later. */
  pay(id: string, paymentStatus?: 'paid' | 'unpaid'): StripeSession;
  /** A refund made in the dashboard; returns what was refunded so far, in all. */
  giveBack(paymentIntent: string, amount: number): number;
  change(id: string, changes: Partial<StripeSession>): StripeSession;
  /** A charge that no session of ours made, or that failed. */
  charge(changes: Partial<Charge>): Charge;
  /** The provider has no trace of this charge. */
  dropCharge(paymentIntent: string): void;
  /** When the next charges are made; the present by default. */
  chargedAt: Date | undefined;
  /** Creates a session as if it had been requested. */
  add(asked: { announcementId: string; paymentId: string; amount: number }): StripeSession;
  /** While true, sessions are created without a payment address. */
  withoutPage: boolean;
  /** The state in which refunds are created. */
  refundStatus: 'succeeded' | 'pending';
  /** The provider finishes a refund that was pending, or reports that one has failed. */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void;
  /** Awaited once a page is closed, before the request that closed it is answered. */
  onExpired: ((session: StripeSession) => Promise<unknown>) | undefined;
  /** Answers the next requests, or those of them to this end of a path, with a server error; 0: cuts the connection. */
  fail(times: number, status: number, pathEnd?: string): void;
  stop(): Promise<void>;
};

const random = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`;
const problem = (status: number, error: object): Answer => ({ status, body: { error } });
const refused = (code: string, message: string, status = 400) =>
  problem(status, { type: 'invalid_request_error', code, message });

const refundObject = (made: Refund) => ({ ...made, object: 'refund' });

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      return name ? [[name, value]] : [];
    }),
  );

/**
 * A local server that implements the part of Stripe's API that the product uses: the real SDK connects to it.
 */
export const startStripeServer = async (): Promise<StripeServer> => {
  const sessions = new Map<string, StripeSession>();
  const refunds: Refund[] = [];
  const returnedOf = (paymentIntent: string): number =>
    refunds
      .filter((one) => one.payment_intent === paymentIntent && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const received: Received[] = [];
  const charges: Charge[] = [];
  const addCharge = (changes: Partial<Charge>): Charge => {
    const charge: Charge = {
      ...{ id: random('ch'), object: 'charge', amount: 100, currency: 'eur', payment_intent: random('pi') },
      ...{ metadata: {}, description: null, paid: true, status: 'succeeded' },
      created: Math.floor((own.chargedAt ?? new Date()).getTime() / 1_000),
      ...changes,
    };
    charges.push(charge);
    return charge;
  };
  const answersByKey = new Map<string, { asked: string; answer: Answer | Promise<Answer> }>();
  let failing = { times: 0, status: 500, pathEnd: '' };

  const own: Pick<StripeServer, 'withoutPage' | 'refundStatus' | 'chargedAt' | 'onExpired'> = {
    withoutPage: false,
    onExpired: undefined,
    chargedAt: undefined,
    refundStatus: 'succeeded',
  };

  const create = (form: URLSearchParams): Answer => {
    const id = random('cs');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      client_reference_id: form.get('client_reference_id'),
      metadata: metadataOf(form),
      url: own.withoutPage ? null : `https://checkout.stripe.test/c/pay/${id}`,
      expires_at: Number(form.get('expires_at')),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  };

  const expire = async (id: string): Promise<Answer> => {
    const session = sessions.get(id);
    if (!session) return refused('resource_missing', `No such checkout.session: '${id}'`, 404);
    if (session.status !== 'open')
      return refused(
        'checkout_session_not_open',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    const expired = change(id, { status: 'expired', url: null });
    await own.onExpired?.(expired);
    return { status: 200, body: expired };
  };

  const refund = (form: URLSearchParams): Answer => {
    const payment_intent = form.get('payment_intent') ?? '';
    const session = [...sessions.values()].find((one) => one.payment_intent === payment_intent);
    if (!session) return refused('resource_missing', `No such payment_intent: '${payment_intent}'`, 404);
    const left = session.amount_total - returnedOf(payment_intent);
    if (left <= 0) return refused('charge_already_refunded', 'Charge has already been refunded.');
    const amount = Number(form.get('amount'));
    if (amount > left)
      return refused('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.');
    const { refundStatus: status } = own;
    const made = { id: random('re'), payment_intent, amount, metadata: metadataOf(form), status };
    refunds.push(made);
    return { status: 200, body: refundObject(made) };
  };

  /** The newest first, page by page, as by Stripe. */
  const listCharges = (asked: URLSearchParams): Answer => {
    const within = ({ created }: Charge) =>
      created >= Number(asked.get('created[gte]')) && created <= Number(asked.get('created[lte]'));
    const all = charges.filter(within).toSorted((a, b) => b.created - a.created);
    const after = all.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
    const limit = Number(asked.get('limit') ?? 10);
    const data = all
      .slice(after, after + limit)
      .map((charge) => ({ ...charge, amount_refunded: returnedOf(charge.payment_intent ?? '') }));
    return {
      status: 200,
      body: { object: 'list', data, has_more: after + limit < all.length, url: '/v1/charges' },
    };
  };

  const list = (path: string, query: string): Answer => {
    if (path === '/v1/charges') return listCharges(new URLSearchParams(query));
    const intent = new URLSearchParams(query).get('payment_intent');
    if (path === '/v1/refunds') {
      // The newest first, as by Stripe.
      const made = refunds
        .filter(({ payment_intent }) => payment_intent === intent)
        .map(refundObject)
        .reverse();
      return { status: 200, body: { object: 'list', data: made, has_more: false, url: path } };
    }
    const data = [...sessions.values()].filter(({ payment_intent }) => payment_intent === intent);
    return { status: 200, body: { object: 'list', data, has_more: false } };
  };

  const retrieve = (id: string): Answer => {
    const session = sessions.get(id);
    return session
      ? { status: 200, body: session }
      : refused('resource_missing', `No such object: '${id}'`, 404);
  };

  const post = (path: string, form: URLSearchParams): Answer | Promise<Answer> => {
    if (path === '/v1/checkout/sessions') return create(form);
    if (path === '/v1/refunds') return refund(form);
    return expire(/\/sessions\/([^/]+)\/expire$/.exec(path)?.[1] ?? '');
  };

  const route = ({ method, path, form }: Received): Answer | Promise<Answer> => {
    if (method === 'POST') return post(path, form);
    const [where = '', query] = path.split('?');
    return query ? list(where, query) : retrieve(where.split('/').at(-1) ?? '');
  };

  /** The same key gives the same answer; with other parameters it is refused, as by Stripe. */
  const answerOnce = (request: Received): Answer | Promise<Answer> => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method !== 'POST') return route(request);
    const asked = `${request.path} ${request.form}`;
    const before = answersByKey.get(key);
    if (before && before.asked !== asked)
      return problem(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters.',
      });
    const answer = before?.answer ?? route(request);
    answersByKey.set(key, { asked, answer });
    return answer;
  };

  const change = (id: string, changes: Partial<StripeSession>): StripeSession => {
    const session = sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    const changed = { ...session, ...changes };
    sessions.set(id, changed);
    return changed;
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const asked = { method, path, headers, form: new URLSearchParams(Buffer.concat(chunks).toString()) };
    received.push(asked);
    if (failing.times > 0 && path.endsWith(failing.pathEnd)) {
      failing = { ...failing, times: failing.times - 1 };
      if (failing.status === 0) return request.socket.destroy();
      response.writeHead(failing.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { type: 'api_error', message: 'Try again.' } }));
    }
    const { status, body } = /^Bearer sk_(?:test|live)_(?!revoked)/.test(headers.authorization ?? '')
      ? await answerOnce(asked)
      : problem(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': random('req') });
    return response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return Object.assign(own, {
    url: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    received,
    giveBack(payment_intent, amount) {
      refunds.push({ id: random('re'), payment_intent, amount, metadata: {}, status: 'succeeded' });
      return returnedOf(payment_intent);
    },
    settleRefund(id, status) {
      const made = refunds.find((one) => one.id === id);
      if (!made) throw new Error(`No refund ${id}`);
      made.status = status;
    },
    change,
    charge: addCharge,
    dropCharge(paymentIntent) {
      const at = charges.findIndex(({ payment_intent }) => payment_intent === paymentIntent);
      if (at >= 0) charges.splice(at, 1);
    },
    add({ announcementId, paymentId, amount }) {
      const id = random('cs');
      const session: StripeSession = {
        ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
        ...{ amount_total: amount, currency: 'eur', payment_intent: null },
        client_reference_id: announcementId,
        metadata: { announcement_id: announcementId, payment_id: paymentId },
        ...{ url: `https://checkout.stripe.test/c/pay/${id}`, expires_at: 0 },
      };
      sessions.set(id, session);
      return session;
    },
    pay(id, paymentStatus = 'paid') {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`Session ${id} is not open`);
      const payment_intent = random('pi');
      const { amount_total: amount, metadata } = session;
      if (paymentStatus === 'paid') addCharge({ amount, payment_intent, metadata });
      return change(id, { status: 'complete', payment_status: paymentStatus, payment_intent, url: null });
    },
    fail: (times, status, pathEnd = '') => {
      failing = { times, status, pathEnd };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  } satisfies Omit<StripeServer, keyof typeof own>);
};
