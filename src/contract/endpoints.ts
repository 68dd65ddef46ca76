import type { z } from 'zod';
import { accountsEndpoints } from './endpoints/accounts.ts';
import { adminAnnouncementsEndpoints } from './endpoints/admin-announcements.ts';
import { adminArticlesEndpoints } from './endpoints/admin-articles.ts';
import { adminCustomersEndpoints } from './endpoints/admin-customers.ts';
import { adminSiteEndpoints } from './endpoints/admin-site.ts';
import { adminTeamEndpoints } from './endpoints/admin-team.ts';
import { announcementsEndpoints } from './endpoints/announcements.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { readingEndpoints } from './endpoints/reading.ts';

export type { CallPermission, Endpoint } from './endpoints/endpoint.ts';

/**
 * Every call of the API: the server mounts its routes from this table and the browser's client takes its
 * types from it, so that neither can use a call, a parameter or a field that the other lacks. A call of the
 * back-office says which permission it needs; the server checks it before anything else (http/admin-only.ts).
 */
export const endpoints = {
  ...readingEndpoints,
  ...accountsEndpoints,
  ...announcementsEndpoints,
  ...adminArticlesEndpoints,
  ...adminAnnouncementsEndpoints,
  ...adminCustomersEndpoints,
  ...adminTeamEndpoints,
  ...adminSiteEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Name extends EndpointName, Key extends keyof Endpoint> = Key extends keyof Endpoints[Name]
  ? Endpoints[Name][Key]
  : undefined;

/** The parsed input of a handler. */
export type EndpointInput<Name extends EndpointName> = {
  params: Output<Part<Name, 'params'>>;
  query: Output<Part<Name, 'query'>>;
  body: Output<Part<Name, 'body'>>;
};

/** The input of a call, before the server parses it. */
export type EndpointBody<Name extends EndpointName> =
  Part<Name, 'body'> extends z.ZodType ? z.input<Part<Name, 'body'>> : undefined;

export type EndpointAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;

/** The names of the filters of a call; their values are sent as text. */
export type EndpointQuery<Name extends EndpointName> =
  Part<Name, 'query'> extends z.ZodType
    ? Partial<Record<keyof z.input<Part<Name, 'query'>>, string | number>>
    : Record<never, never>;
