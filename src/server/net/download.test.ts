import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from './addresses.ts';
import { DownloadError, download } from './download.ts';

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
const NOT_PUBLIC = "n'est pas une adresse publique d'internet";

let server: Server | undefined;
const requests: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  requests.length = 0;
});

/** On the loopback, like every server of the tests: `trusting` lets the download reach that one address. */
const serve = async (listener: RequestListener): Promise<number> => {
  const started = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  return (started.address() as AddressInfo).port;
};

const trusting = { ...limits, isAllowed: (address: string) => address === '127.0.0.1' };

const resolveTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('an address to download from', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '127.255.255.254',
      '2130706433',
      '0x7f.1',
      '0x7f000001',
      '0177.0.0.1',
    ],
    ...['017700000001', '0', '0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '169.254.169.254'],
    ...[
      '0xa9fea9fe',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.170',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
    ],
    ...['255.255.255.255', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['[::127.0.0.1]', '[::ffff:169.254.169.254]', '[64:ff9b::7f00:1]', '[fe80::1]', '[fc00::1]'],
    ...['[fd00:ec2::254]', '[ff02::1]', '[2001::1]', '[2001:db8::1]', '[2002:7f00:1::]', '[fec0::1]'],
    ...['１２７.0.0.1', '127。0。0。1', 'user:word@127.0.0.1', '93.184.216.34@127.0.0.1'],
  ])('is refused on this machine and its network: %s', async (host) => {
    const port = await serve((_, response) => response.end('secret'));
    await expect(download(`http://${host}:${port}/`, limits)).rejects.toThrow(NOT_PUBLIC);
    expect(requests).toEqual([]);
  });

  it.each(['localhost', 'localhost.', 'meta.exemple.fr'])(
    'is refused when its name leads there: %s',
    async (host) => {
      const port = await serve((_, response) => response.end('secret'));
      for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::1', '2606:4700::1111'], []])
        await expect(
          download(`http://${host}:${port}/`, { ...limits, resolve: resolveTo(...addresses) }),
        ).rejects.toThrow(NOT_PUBLIC);
      expect(requests).toEqual([]);
    },
  );

  it.each([
    'file:///etc/passwd',
    'gopher://exemple.fr/',
    'ftp://exemple.fr/x',
    'data:text/plain,x',
    'http://',
    'x',
  ])('is refused outside http and https: %s', async (address) => {
    await expect(download(address, limits)).rejects.toThrow("n'est pas une adresse http:// ou https://");
  });

  it('is connected to as it was checked, whatever the name answers later', async () => {
    const port = await serve((_, response) => response.end('contenu'));
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const bytes = await download(`http://flux.exemple.fr:${port}/rss`, { ...trusting, resolve });
    expect([Buffer.from(bytes).toString(), asked, requests]).toEqual(['contenu', 1, ['/rss']]);
  });

  it.each(['http://127.0.0.2/', '//169.254.169.254/latest', 'http://[::1]/', 'file:///etc/passwd'])(
    'is checked again at each redirect: %s',
    async (location) => {
      const port = await serve((_, response) => response.writeHead(302, { location }).end());
      await expect(download(`http://127.0.0.1:${port}/`, trusting)).rejects.toThrow(DownloadError);
      expect(requests).toEqual(['/']);
    },
  );

  it('follows a few redirects, not a circle of them', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/rss') response.end('contenu');
      else response.writeHead(301, { location: request.url === '/' ? '/rss' : request.url }).end();
    });
    expect(Buffer.from(await download(`http://127.0.0.1:${port}/`, trusting)).toString()).toBe('contenu');
    await expect(download(`http://127.0.0.1:${port}/circle`, trusting)).rejects.toThrow('renvoie sans cesse');
  });

  it('is left as soon as it sends too much, even when it never ends', async () => {
    const chunk = Buffer.alloc(10_000, 'a');
    let sent = 0;
    const port = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    await expect(download(`http://127.0.0.1:${port}/`, trusting)).rejects.toThrow('Ce flux dépasse');
    expect(sent).toBeLessThan(20_000_000);
  });

  it('tells what it answered, or that it does not answer', async () => {
    const port = await serve((_, response) => response.writeHead(500).end());
    await expect(download(`http://127.0.0.1:${port}/`, trusting)).rejects.toThrow('a répondu 500.');
    server?.close();
    server?.closeAllConnections();
    await expect(download(`http://127.0.0.1:${port}/`, trusting)).rejects.toThrow('ne répond pas');
    const lost = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(download('http://nul.exemple.fr/', { ...limits, resolve: lost })).rejects.toThrow(
      'introuvable',
    );
  });
});

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '[2a01:e0a::1]'])(
  '%s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['parution.localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['www.exemple.fr', false],
  ['localhost.exemple.fr', false],
])('%s is this machine: %s', (host, loopback) => expect(isLoopback(host)).toBe(loopback));
