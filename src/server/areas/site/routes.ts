import type { FastifyPluginAsync } from 'fastify';
import { settingsMessages } from '#contract/settings.fr.ts';
import type { SiteContact } from '#contract/site.ts';
import { offerNames, offers } from '#domain/announcement/offers.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { readTariffInForce } from '#server/areas/tariff/public.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { mountRead } from '#server/http/mount.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readHabilitations } from '#server/publisher/read-habilitations.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';

type Deps = {
  db: Database;
  clock: Clock;
  publicUrl: () => string;
  settings: Pick<LiveSettings, 'read'>;
  pricing?: Pricing;
};

export const siteRoutes =
  ({ db, clock, publicUrl, settings, pricing }: Deps): FastifyPluginAsync =>
  async (app) => {
    mountRead(app, 'GET /site', async (_input, { shows }) => {
      shows([surrogateKeys.site]);
      const { config, demonstration } = await settings.read();
      const offerTexts = changedTexts(config);
      return {
        now: clock.now().toISOString(),
        demonstration,
        publicUrl: publicUrl(),
        contact: contactOf(config),
        ...(offerTexts && { offerTexts }),
        ...(!config.open.submissions && { submissionsClosed: true as const }),
        ...(!config.open.documentReading && {
          documentReadingClosed: settingsMessages.documentReadingClosed,
        }),
        ...(!config.open.registrations && { registrationsClosed: settingsMessages.registrationsClosed }),
        ...(pricing?.mode === 'regulated' && { tariff: await readTariffInForce(db, clock.now()) }),
      };
    });
    mountRead(app, 'GET /site/editor', async () => {
      const { editor } = (await settings.read()).config;
      return {
        name: editor.name ?? null,
        address: editor.address ?? null,
        registration: editor.registration ?? null,
        director: editor.director ?? null,
        hostingName: editor.hostingName ?? null,
        hostingAddress: editor.hostingAddress ?? null,
        mediator: editor.mediator ?? null,
      };
    });
    mountRead(app, 'GET /site/habilitations', async () => readHabilitations(db, clock.now()));
  };

const contactOf = ({ contact: { email, phone, address, hours, social } }: Config): SiteContact => ({
  email,
  phone: { shown: phone, called: phone.replace(/[ .-]/g, '').replace(/^0/, '+33') },
  address,
  hours,
  social: social.map(({ network, href }) => ({ network, href })),
});

/** Most sites have none: every page would repeat them. */
const changedTexts = ({ offerTexts }: Config) => {
  const changed = offerNames.filter((name) => offerTexts[name].join() !== offers[name].features.join());
  return changed.length > 0
    ? Object.fromEntries(changed.map((name) => [name, [...offerTexts[name]]]))
    : undefined;
};
