import { publication } from '#contract/publication.ts';
import { ConfigError } from '../errors.ts';
import type { Mailbox } from './variables.ts';

const LOCAL_SENDER: Mailbox = { name: publication.name, address: 'ne-pas-repondre@parution.localhost' };

export function mailSettings(
  smtpUrl: string | undefined,
  from: Mailbox | undefined,
  team: Mailbox | string | undefined,
) {
  if (smtpUrl && !from)
    throw new ConfigError(
      "Configuration : MAIL_FROM doit donner l'adresse de l'expéditeur quand SMTP_URL est réglé.",
    );
  const sender = from ? { ...from, name: from.name || publication.name } : LOCAL_SENDER;
  return { from: sender, team: typeof team === 'string' ? { name: '', address: team } : (team ?? sender) };
}
