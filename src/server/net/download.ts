import { lookup as resolveName } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Why the download failed, as a sentence for the user who gave the address. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

type Options = {
  maxBytes: number;
  timeoutMs: number;
  /** Resolves a name to IP addresses; the system's resolver by default. */
  resolve?: Resolve;
  /** Which IP addresses are allowed; public ones by default. */
  isAllowed?: (address: string) => boolean;
};

const MOST_REDIRECTS = 5;

/**
 * Downloads a URL that a user typed, with protection against SSRF: never from this machine or its network, and never
 * more than the maximum size. Every IP address of the name is checked, and the connection uses the checked ones: a second
 * lookup could give others. Each redirect goes through the same checks.
 */
export const download = async (from: string, options: Options): Promise<Uint8Array> => {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = from;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await request(url, options, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = readUrl(headers.location, url).href;
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new DownloadError(`${url} a répondu ${statusCode}.`);
    }
    return readBounded(answer, options.maxBytes);
  }
  throw new DownloadError(`${from} renvoie sans cesse vers une autre adresse.`);
};

const request = async (address: string, options: Options, signal: AbortSignal): Promise<IncomingMessage> => {
  const { resolve = systemResolve, isAllowed = isPublicAddress } = options;
  const url = readUrl(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolveOr(host, resolve);
  if (addresses.length === 0 || !addresses.every(({ address: found }) => isAllowed(found)))
    throw new DownloadError(
      `${url.host} n'est pas une adresse publique d'internet : téléchargez vous-même le fichier, puis importez-le.`,
    );
  const checked: LookupFunction = (_name, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((answered, refused) => {
    // A new connection: the address of a reused one was not checked.
    const sent = get(url, {
      agent: false,
      lookup: checked,
      signal,
      headers: { 'accept-encoding': 'identity' },
    });
    sent.once('response', answered);
    sent.once('error', (error) =>
      refused(new DownloadError(`${url.host} ne répond pas (${error.message}).`)),
    );
  });
};

const systemResolve: Resolve = (name) => resolveName(name, { all: true });

const resolveOr = (host: string, resolve: Resolve) =>
  resolve(host).catch((error: Error) => {
    throw new DownloadError(`${host} est introuvable (${error.message}).`);
  });

const readUrl = (text: string, base?: string): URL => {
  const url = URL.parse(text, base);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new DownloadError(`« ${text} » n'est pas une adresse http:// ou https://.`);
};

const readBounded = async (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new DownloadError(`Le téléchargement s'est interrompu (${(error as Error).message}).`);
  }
  if (size > maxBytes) throw new DownloadError(`Ce flux dépasse ${Math.floor(maxBytes / 1_000_000)} Mo.`);
  return Buffer.concat(chunks);
};
