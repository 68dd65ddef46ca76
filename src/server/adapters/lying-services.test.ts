import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { everyLie, type Lie, startLyingServer } from '#tests/support/lying-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { S3_KEYS } from '#tests/support/s3-server.ts';
import { createHttpCdn } from './http-cdn/http-cdn.ts';
import { createLanguageModel } from './language-model/language-model.ts';
import { createRechercheEntreprises } from './recherche-entreprises/recherche-entreprises.ts';
import { createS3Images } from './s3-images/s3-images.ts';
import { createSmtpMailer } from './smtp-mailer/smtp-mailer.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';
import { systemClock } from './system-clock/system-clock.ts';

let server: Awaited<ReturnType<typeof startLyingServer>> | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const lying = async (lie: Lie) => {
  server = await startLyingServer(lie);
  return server;
};

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

const PATH = 'uploads/2026/11/0123456789abcdef0123456789abcdef/320.webp';

describe('Stripe that answers', () => {
  it.each(everyLie)('%s opens no payment page, and is given up in time', async (lie) => {
    const { url } = await lying(lie);
    const stripe = createStripePayments({
      ...{ secretKey: 'sk_test_x', webhookSecrets: [], apiBase: url },
      ...{ timeoutMs: 200, retries: 0 },
    });
    const asked = {
      ...{ announcementId: 'a', paymentId: 'p', attempt: 1, reference: 'AL-1', title: 'x', amount: 14_900 },
      ...{ offerLabel: 'Standard', email: 'a@exemple.fr', successUrl: 'http://x', cancelUrl: 'http://x' },
      ...{ failureUrl: 'http://x', expiresAt: new Date() },
    };
    await expect(stripe.createSession(asked)).rejects.toThrow();
    await expect(stripe.retrieveSession('cs_x')).rejects.toThrow();
    const refund = { paymentId: 'p', paymentIntent: 'pi_x', amount: 1, requestedAt: new Date() };
    await expect(stripe.refund(refund)).rejects.toThrow();
    await expect(stripe.amountReturned('pi_x')).rejects.toThrow();
  });
});

describe('an S3 store that answers', () => {
  const open = (endpoint: string) => createS3Images({ ...S3_KEYS, endpoint, timeoutMs: 200 });

  it.each(everyLie)('%s has stored no picture', async (lie) => {
    const { url } = await lying(lie);
    await expect(open(url).put(PATH, new Uint8Array([1]), 'image/webp')).rejects.toThrow();
  });

  it.each<Lie>(['silent', 'dripping', 'endless'])('%s is given up in time', async (lie) => {
    const { url } = await lying(lie);
    await expect(open(url).get(PATH)).rejects.toThrow();
    const listAll = async () => {
      for await (const _ of open(url).list());
    };
    await expect(listAll()).rejects.toThrow();
  });

  it('silent is given up although memory is collected meanwhile', async () => {
    const { url } = await lying('silent');
    const timer = setInterval(collectGarbage, 100);
    try {
      const store = createS3Images({ ...S3_KEYS, endpoint: url, timeoutMs: 1_500 });
      await expect(store.put(PATH, new Uint8Array([1]), 'image/webp')).rejects.toThrow();
    } finally {
      clearInterval(timer);
    }
  });

  it('endlessly does not fill the memory', async () => {
    const { url, bytesSent } = await lying('endless');
    await expect(createS3Images({ ...S3_KEYS, endpoint: url }).get(PATH)).rejects.toThrow('larger than');
    await expect.poll(bytesSent).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('a cache in front that answers', () => {
  const purge = (url: string) =>
    createHttpCdn({
      ...{ keys: 'surrogate-key', purge: { url, method: 'PURGE', headers: {} } },
      timeoutMs: 200,
    }).purge(['a']);

  it('nothing is given up in time', async () => {
    const { url } = await lying('silent');
    await expect(purge(url)).rejects.toThrow();
  });

  // Each cache words its success differently: only the status says it.
  it.each(everyLie.filter((lie) => lie !== 'silent'))('%s is believed for its status', async (lie) => {
    const { url } = await lying(lie);
    await expect(purge(url)).resolves.toBeUndefined();
  });
});

describe('a language model that answers', () => {
  it.each(everyLie)('%s writes no article, and is given up in time', async (lie) => {
    const { url } = await lying(lie);
    const engine = createLanguageModel({
      ...{ baseUrl: url, apiKey: undefined, model: 'x', prices: undefined },
      ...{ timeoutMs: 200, retries: 1, firstWaitMs: 1 },
    });
    const source = { title: 'x', description: 'x', content: '<p>x</p>', origin: 'x', date: null };
    const { signal } = new AbortController();
    expect(await engine.generate([source], signal)).toHaveProperty('fault');
    expect(await engine.rephrase(source, signal)).toHaveProperty('fault');
  });
});

describe('a directory of companies that answers', () => {
  it.each(everyLie)('%s names no company, and is given up in time', async (lie) => {
    const { url } = await lying(lie);
    const directory = createRechercheEntreprises({ baseUrl: url, clock: systemClock, timeoutMs: 200 });
    expect(await directory.find('732829320')).toBeUndefined();
  });
});

describe('a mail server', () => {
  const mail = {
    ...{
      template: 'x',
      messageId: '<1@exemple.fr>',
      date: new Date(),
      subject: 'x',
      html: '<p>x</p>',
      text: 'x',
    },
    ...{ from: { address: 'a@exemple.fr' }, to: { address: 'b@exemple.fr' }, images: [], attachments: [] },
  };

  it('that sends lines without end is given up in time; the next mail goes by another connection, once', async () => {
    const honest = await startMailServer();
    let isLying = true;
    const front = createServer((socket) => {
      socket.on('error', () => {});
      if (!isLying) return void socket.pipe(connect(honest.port, '127.0.0.1')).pipe(socket);
      socket.write('220 Bonjour\r\n');
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-Un instant\r\n'), 5);
        socket.once('close', () => clearInterval(timer));
      });
    });
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${(front.address() as AddressInfo).port}`, 1_500);
    await expect(mailer.deliver(mail)).rejects.toThrow();
    isLying = false;
    await expect(mailer.deliver(mail)).resolves.toEqual({ accepted: true });
    await expect(mailer.deliver(mail)).resolves.toEqual({ accepted: true });
    expect(honest.received).toHaveLength(2);
    await mailer.close();
    front.close();
    await honest.stop();
  });
});
