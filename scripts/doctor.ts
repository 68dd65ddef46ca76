import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { createHttpCdn } from '#server/adapters/http-cdn/http-cdn.ts';
import { openImages } from '#server/adapters/open-images.ts';
import { loadEnvironment, parseConfig } from '#server/config.ts';
import { examine } from '#server/doctor/doctor.ts';
import { type Finding, toDo } from '#server/doctor/finding.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { readPassphrase } from './lib/passphrase.ts';

const USAGE = `npm run doctor

Vérifie les réglages et ce qu'ils nomment (base, courrier, stockage, paiement, CDN, rédaction assistée, métriques, horloge,
disque, nom), que le site tourne ou non, sans rien changer : un objet d'essai est écrit puis effacé dans le stockage, une
clé que rien ne porte est purgée du CDN, aucun e-mail n'est envoyé.`;

const findings = async (): Promise<Finding[]> => {
  try {
    const env = loadEnvironment();
    const config = parseConfig(env);
    const { smtpUrl, payments, cdn } = config;
    return await examine({
      env,
      config,
      written: existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [],
      images: openImages(config),
      // The libraries of mail and payment take longer to load than the rest: only where they are used.
      mail:
        smtpUrl === undefined
          ? undefined
          : async () =>
              (await import('#server/adapters/smtp-mailer/smtp-mailer.ts')).greetSmtpServer(smtpUrl),
      stripe:
        payments.provider === 'stripe'
          ? async () => (await import('#server/adapters/stripe/stripe-payments.ts')).callStripe(payments)
          : undefined,
      purge: cdn && (() => createHttpCdn(cdn).purge(['doctor'])),
      passphrase: () => readPassphrase(config),
    });
  } catch (error) {
    return [toDo('Configuration', explainFailure(error).replace(/^Configuration : /, ''))];
  }
};

// What it writes for a moment is for its own user, as with the site.
process.umask(0o077);

if (process.argv.length > 2) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const found = await findings();
  for (const { name, ok, text } of found) console.log(`${ok ? 'ok     ' : 'À FAIRE'} ${name} : ${text}`);
  const left = found.filter(({ ok }) => !ok).length;
  console.log(left === 0 ? '\nTout est en ordre.' : `\n${left} ${left === 1 ? 'point' : 'points'} à régler.`);
  process.exitCode = left === 0 ? 0 : 1;
}
