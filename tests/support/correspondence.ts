import type { Page } from '@playwright/test';
import { anAddress } from './buying.ts';
import { call } from './newsroom-site.ts';
import type { Site } from './site.ts';

/** A message as the contact form sends it: with a name and a text that no column was made for. */
export const aMessage = async (page: Page, site: Site) => {
  const email = anAddress();
  const answer = await page.request.post(`${site.url}/api/contact/submit`, {
    headers: { origin: site.url },
    data: {
      firstName: 'Marie-Antoinette-Éléonore',
      lastName: 'de La Rochefoucauld-Doudeauville',
      email,
      subject: 'technical',
      message: `Bonjour,\n${'anticonstitutionnellement'.repeat(12)}\nje ne retrouve plus mon lien.`,
    },
  });
  const { referenceId } = (await answer.json()).data as { referenceId: string };
  const { messages } = await call(page, site, 'POST', 'messages/find', { search: referenceId });
  return { id: messages[0].id as string, reference: referenceId, email };
};

/** The newest mail of the site that matches. */
export const aMail = async (page: Page, site: Site, body: object = {}) => {
  const { mails } = await call(page, site, 'POST', 'mails/find', body);
  return mails[0] as { id: string; subject: string };
};
