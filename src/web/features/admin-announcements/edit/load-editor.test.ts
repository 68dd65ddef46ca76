import { expect, it } from 'vitest';
import { createApiClient, type Reply } from '#web/api/http.ts';
import { loadEditor } from './load-editor.ts';

const open = (answer: () => Reply) =>
  loadEditor({ id: 'x' })(
    createApiClient(async () => answer()),
    new AbortController().signal,
  );

it.each([
  [404, 'Annonce non trouvée'],
  [400, "ID d'annonce invalide"],
])(
  'says of an announcement that is not there, refused by %i, that it is not found',
  async (status, message) => {
    expect(await open(() => ({ status, body: { success: false, message } }))).toEqual({
      failure: 'Annonce non trouvée',
      missing: true,
    });
  },
);

it('says why another could not be loaded', async () => {
  const busy = { status: 503, body: { success: false, message: 'La base se repose.' } };
  expect(await open(() => busy)).toEqual({
    failure: "Impossible de charger l'annonce: La base se repose.",
    missing: false,
  });
  const cut = open(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await cut).toEqual({
    failure: "Impossible de charger l'annonce: Le serveur est injoignable. Vérifiez votre connexion.",
    missing: false,
  });
});
