import { randomUUID } from 'node:crypto';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import type { Database } from '#server/db/client.ts';
import { multipart } from '#tests/support/multipart.ts';
import { noisyImage } from '#tests/support/noisy-image.ts';
import { submitted } from '#tests/support/submitting.ts';
import { assert, until } from './fault.ts';
import { logIn, type Product } from './product.ts';

/** What the product has acknowledged so far. */
export type Acknowledged = {
  /** By the idempotency key of the submission. */
  readonly announcements: Map<string, string>;
  /** The announcement of each session that was paid. */
  readonly paid: Map<string, string>;
  readonly published: string[];
  readonly pictures: string[];
  /** The articles of each generation that was said to have ended. */
  readonly runs: Map<string, string[]>;
};

export const nothingYet = (): Acknowledged => ({
  announcements: new Map(),
  paid: new Map(),
  published: [],
  pictures: [],
  runs: new Map(),
});

export const countOf = ({ announcements, paid, published, pictures, runs }: Acknowledged): number =>
  announcements.size + paid.size + published.length + pictures.length + runs.size;

const json = async (asked: Promise<Response>) => {
  const answer = await asked;
  const text = await answer.text();
  assert.ok(answer.ok, `${answer.status} ${text}`);
  return JSON.parse(text);
};

type Visit = (product: Product, done: Acknowledged, admin: Record<string, string>) => Promise<void>;

const buy: Visit = async ({ post }, { announcements, paid }) => {
  const key = randomUUID();
  const { announcementId } = await json(
    post('/api/legal-announcements/submit', submitted, { 'idempotency-key': key }),
  );
  announcements.set(key, announcementId);
  const order = { announcementId, email: submitted.contactEmail, title: 'x', basePrice: 149 };
  const { url } = await json(post('/api/stripe/create-checkout-session', order));
  const session = url.split('/').at(-1);
  await json(post(`/api/payment-test/${session}`, { action: 'pay' }));
  paid.set(session, announcementId);
};

const publish: Visit = async ({ ask, post, site }, { published }, admin) => {
  const written = await json(
    post(
      '/api/admin/articles',
      {
        title: `La preuve ${randomUUID()}`,
        description: 'Ce que la Cour en dit.',
        content: `<p>Aux termes d'un arrêt du 6 novembre 2026, la Cour a admis une preuve déloyale.</p>`,
        category_id: 3,
        image_url: '',
        is_published: false,
      },
      admin,
    ),
  );
  const { id, rev } = written.article;
  await json(
    ask(`/api/admin/articles/${id}/publish`, {
      method: 'PUT',
      headers: { ...admin, origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ rev }),
    }),
  );
  published.push(id);
};

let picture: Promise<Buffer> | undefined;

const upload: Visit = async ({ ask, site }, { pictures }, admin) => {
  picture ??= noisyImage();
  const { payload, headers } = multipart({ fileName: 'x.png', type: 'image/png', bytes: await picture });
  const { imageUrl } = await json(
    ask('/api/admin/upload/image', {
      method: 'POST',
      headers: { ...admin, ...headers, origin: site.url },
      body: new Uint8Array(payload),
    }),
  );
  pictures.push(`/${imageUrl}`);
};

/** One run at a time: a second one is refused until the first has ended. Not from what is published meanwhile. */
const generate: Visit = async ({ post }, { runs }, admin) => {
  const answer = await post(
    '/api/admin/articles/batch-generate',
    { categoryIds: [1, 2, 4], count: 2 },
    admin,
  );
  const text = await answer.text();
  if (!answer.ok) return assert.ok([409, 503].includes(answer.status), text);
  const { run, articles } = JSON.parse(text) as { run: { id: string }; articles: { id: string }[] };
  runs.set(
    run.id,
    articles.map(({ id }) => id),
  );
};

const VISITS: readonly Visit[] = [buy, buy, buy, publish, upload, generate];

type Visits = {
  /** Called with each acknowledgement. */
  after: () => void;
  /** Whether the product was told to end. */
  isEnding: () => boolean;
};

/**
 * Buyers, editors and a generation at the same time, until the product ends. What a visit was told when the connection
 * broke is unknown, so that it is no acknowledgement. The first other failure ends them all: those that go on could do
 * so for ever.
 */
export const visitUntilEnd = async (
  product: Product,
  done: Acknowledged,
  { after, isEnding }: Visits,
): Promise<void> => {
  const admin = await logIn(product);
  const { process } = product.site;
  const failures: unknown[] = [];
  const endless = async (visit: Visit): Promise<void> => {
    while (failures.length === 0)
      try {
        await visit(product, done, admin);
        after();
      } catch (error) {
        if (!/fetch failed|terminated/.test(String(error))) failures.push(error);
        else if (isEnding()) return;
        else if (process.exitCode !== null || process.signalCode !== null) failures.push(error);
      }
  };
  await Promise.all(VISITS.map(endless));
  if (failures.length > 0) throw failures[0];
};

/**
 * On a server, a mail in the hands of a killed process is free after 90 seconds, found within a minute and tried again
 * after half a minute, twice as long when it was killed twice.
 */
const MAILS_SENT_MS = 480_000;

/** What readers, buyers and editors were promised, asked of the product that was started again. */
export const checkPromises = async (product: Product, done: Acknowledged) => {
  const admin = await logIn(product);
  for (const [key, id] of done.announcements)
    assert.equal((await json(product.submit(key))).announcementId, id, 'a submission was lost');
  for (const path of done.pictures) {
    const answer = await product.ask(path);
    assert.equal(answer.status, 200, `${path} was lost`);
    assert.match(answer.headers.get('content-type') ?? '', /^image\//);
    await answer.arrayBuffer();
  }
  // The provider repeats the notifications that were not acknowledged.
  for (const id of done.paid.values())
    await until(async () => {
      const { announcement } = await json(
        product.ask(`/api/admin/legal-announcements/${id}`, { headers: admin }),
      );
      assert.equal(announcement.status, 'paid', 'a payment is not booked');
    });
  // One runs at a time: when the last one has ended, all have.
  await until(async () => {
    const { run } = await json(product.ask('/api/admin/articles/generation/run', { headers: admin }));
    assert.notEqual(run?.status, 'running', 'a generation does not end');
  });
  await until(async () => {
    const { pagination } = await json(product.post('/api/admin/mails/find', { status: 'queued' }, admin));
    assert.equal(pagination.total, 0, 'a mail is stuck');
  }, MAILS_SENT_MS);
};

/** What the payment of an announcement causes. */
const PAID_MAILS = ['payment-confirmed', 'announcement-in-review', 'team-new-paid'];

/** Nothing acknowledged is lost or doubled, and the books are right. */
export const checkBooks = async (db: Database, done: Acknowledged) => {
  const articles = await db.selectFrom('articles').select(['id', 'status']).execute();
  const known = new Set(articles.map(({ id }) => id));
  for (const written of done.runs.values())
    for (const id of written) assert.ok(known.has(id), 'a generated article was lost');
  const published = new Set(articles.filter(({ status }) => status === 'published').map(({ id }) => id));
  const lost = done.published.filter((id) => !published.has(id));
  assert.deepEqual(lost, [], 'a publication was lost');
  const payments = await db
    .selectFrom('payments')
    .select('stripe_session_id')
    .where('status', '=', 'completed')
    .execute();
  const booked = Map.groupBy(payments, ({ stripe_session_id }) => stripe_session_id);
  for (const session of done.paid.keys())
    assert.equal(booked.get(session)?.length, 1, 'a payment was lost, or booked twice');
  const mails = await db.selectFrom('mails').select(['announcement_id', 'template', 'status']).execute();
  for (const id of done.paid.values())
    for (const wanted of PAID_MAILS)
      assert.deepEqual(
        mails
          .filter(({ announcement_id, template }) => announcement_id === id && template === wanted)
          .map(({ status }) => status),
        ['sent'],
        `the mail « ${wanted} » was lost, or queued twice`,
      );
  // Among them: never more mails than events that cause them.
  assert.deepEqual(await findViolations(db), []);
  const sources = await db.selectFrom('article_sources').select('source_id').execute();
  const used = new Set(sources.map(({ source_id }) => source_id));
  assert.equal(used.size, sources.length, 'a text was written twice');
};
