import { expect, it } from 'vitest';
import type { Permission } from '#domain/account/team-roles.ts';
import { createApiClient, type Transport } from '#web/api/http.ts';
import { findRecords, stillAsked } from './find-records.ts';

const pagination = { total: 1 };
const bodies: Readonly<Record<string, object>> = {
  '/admin/articles/find': { articles: [], pagination },
  '/admin/legal-announcements/search': { announcements: [], pagination },
  '/admin/legal-announcements/find': {
    announcements: [
      {
        ...{ id: 'd1', title: 'Avis', reference_number: 'AL-000001' },
        contact_info: { name: 'Élise Marvaudon', email: 'elise@exemple.fr' },
      },
    ],
    pagination,
  },
  '/admin/messages/find': {
    messages: [
      { id: 'm1', name: 'Élise M.', email: 'ELISE@exemple.fr' },
      { id: 'm2', name: 'Marc Vaudon', email: 'marc@exemple.fr' },
      { id: 'm3', name: '', email: '' },
    ],
    pagination,
  },
};

const find = async (may: (permission: Permission) => boolean = () => true) => {
  const asked: string[] = [];
  const transport: Transport = async (method, path) => {
    asked.push(`${method} ${path}`);
    return { status: 200, body: bodies[path] };
  };
  const found = await findRecords(createApiClient(transport), 'vaudon', may, new AbortController().signal);
  return { asked, found };
};

it('finds customers by their dossiers and by their messages, each once', async () => {
  const { found } = await find();
  expect(found.failed).toBe(false);
  expect(found.groups.find(({ name }) => name === 'Clients')?.records).toEqual([
    { label: 'Élise Marvaudon', detail: 'elise@exemple.fr', href: '/admin/clients?announcement=d1' },
    { label: 'Marc Vaudon', detail: 'marc@exemple.fr', href: '/admin/clients?message=m2' },
  ]);
});

it('sends what is typed in bodies only, and reads each list once', async () => {
  const { asked } = await find();
  expect(asked.toSorted()).toEqual(
    Object.keys(bodies)
      .map((path) => `POST ${path}`)
      .toSorted(),
  );
});

it('asks for nothing that the role does not open', async () => {
  const { asked, found } = await find((permission) =>
    ['customers.read', 'messages.read'].includes(permission),
  );
  expect(asked).toEqual(['POST /admin/messages/find']);
  expect(found.groups[0]?.records.map(({ label }) => label)).toEqual(['Élise M.', 'Marc Vaudon']);
});

it('keeps of what an older text found only what the text of now asks for', async () => {
  const { found } = await find();
  const clients = (text: string) =>
    stillAsked(found, text).groups.find(({ name }) => name === 'Clients')?.records;
  expect(clients('marvaudon ELISE')?.map(({ label }) => label)).toEqual(['Élise Marvaudon']);
  expect(clients('vaudon')).toHaveLength(2);
  expect(stillAsked(found, 'vaudonx').groups).toEqual([]);
});
