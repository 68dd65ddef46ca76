import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskLow } from '#server/areas/system/needs.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { type Finding, inOrder, toDo } from './finding.ts';

const MAIL = 'Courrier';
const STORAGE = 'Stockage des images';
const CLOCK = 'Horloge';
const DISK = 'Disque';
/** More than an answer takes, less than what a signature or a token tolerates. */
const TOLERANCE_MS = 10_000;

/** Greets the mail server and logs in, without sending anything; returns its first line. */
export type GreetMailServer = () => Promise<string>;

type Greeting = { readonly greeting: string } | { readonly error: unknown };

export const greet = (mail: GreetMailServer): Promise<Greeting> =>
  mail().then(
    (greeting) => ({ greeting }),
    (error: unknown) => ({ error }),
  );

export const checkMail = (answer: Greeting | undefined, outbox: string): Finding => {
  if (!answer) return inOrder(MAIL, `aucun serveur (SMTP_URL) : les e-mails sont écrits dans ${outbox}.`);
  if ('greeting' in answer)
    return inOrder(MAIL, "le serveur répond et accepte l'identifiant ; rien n'a été envoyé.");
  const { code, message } = answer.error as { code?: string; message: string };
  if (code === 'EAUTH')
    return toDo(MAIL, `Le serveur refuse l'identifiant ou le mot de passe de SMTP_URL (${message}).`);
  if (code === 'ETLS') return toDo(MAIL, `Le chiffrement avec le serveur de SMTP_URL échoue (${message}).`);
  return toDo(
    MAIL,
    `Le serveur de SMTP_URL ne répond pas (${message}) : vérifiez l'adresse, le port et le pare-feu.`,
  );
};

/** Writes, reads and deletes one object, named like an image so that the nightly sweep removes what a crash would leave. */
export const checkStorage = async (images: ImageStore, where: string): Promise<Finding> => {
  const path = `uploads/2000/01/${randomBytes(16).toString('hex')}/1x1.png`;
  const bytes = randomBytes(64);
  const step = async <Answer>(verb: string, work: Promise<Answer>): Promise<Answer> =>
    work.catch((error: Error) => {
      throw new Error(
        `${where} ne se laisse pas ${verb} (${error.message}) : vérifiez l'adresse, les clés et les droits.`,
      );
    });
  await step('écrire', images.put(path, bytes, 'image/png'));
  try {
    const read = await step('lire', images.get(path));
    if (!read || !bytes.equals(read)) return toDo(STORAGE, `${where} ne rend pas ce qui y a été écrit.`);
  } finally {
    await step('effacer', images.remove(path));
  }
  return inOrder(STORAGE, `${where} : écrit, relu, effacé.`);
};

type Watch = { readonly whose: string; readonly at: Date; readonly readAt: Date };

/** The date that some mail servers write in their greeting: « 220 exemple.fr ESMTP; Mon, 16 Nov 2026 08:50:00 +0100 ». */
export const dateOfGreeting = (greeting: string): Date | undefined => {
  const [written] = /\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/.exec(greeting) ?? [];
  return written === undefined ? undefined : new Date(written);
};

export const checkClock = (watches: readonly Watch[]): Finding => {
  const wrong = watches.find(({ at, readAt }) => Math.abs(at.getTime() - readAt.getTime()) > TOLERANCE_MS);
  if (wrong) {
    const seconds = Math.round(Math.abs(wrong.at.getTime() - wrong.readAt.getTime()) / 1_000);
    return toDo(
      CLOCK,
      `Cette machine et ${wrong.whose} diffèrent de ${seconds} s : réglez l'heure des deux (NTP, timedatectl).`,
    );
  }
  return inOrder(
    CLOCK,
    watches.length === 0
      ? "rien d'autre à quoi la comparer."
      : `d'accord avec ${watches.map(({ whose }) => whose).join(' et ')}.`,
  );
};

/** The first of these folders that exists: the site creates DATA_DIR at its first start. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

export const checkDisk = async (dataDir: string): Promise<Finding> => {
  const folder = existing(dataDir);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(`Le compte qui lance cette commande ne peut pas écrire dans ${folder} (DATA_DIR).`);
  });
  const { bavail, blocks, bsize } = await statfs(folder);
  const disk = { free: bavail * bsize, total: blocks * bsize };
  const free = `${(disk.free / 1e9).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Go libres sous ${folder}`;
  return isDiskLow(disk)
    ? toDo(DISK, `Il ne reste que ${free} : libérez de la place ou agrandissez le disque.`)
    : inOrder(DISK, `${free}.`);
};
