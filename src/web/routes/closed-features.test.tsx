import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { settingsMessages } from '#contract/settings.fr.ts';
import type { Site } from '#web/api/site.ts';
import { LoginAndRegister } from '#web/features/account/LoginAndRegister.tsx';
import { DocumentStart } from '#web/features/announcement-form/from-document/DocumentStart.tsx';

const { documentReadingClosed, registrationsClosed } = settingsMessages;
const noDocument = {
  document: undefined,
  notes: new Map<string, string>(),
  start: () => {},
  forget: () => {},
  sent: () => {},
};

const render = (element: ReactNode, closed: Partial<Site>): string => {
  const site = { dateline: '', year: '2026', demonstration: false, publicUrl: '', ...closed };
  const router = createMemoryRouter([{ id: 'RootRoute', path: '/', loader: () => site, element }], {
    hydrationData: { loaderData: { RootRoute: site } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

it('says that accounts cannot be created in the place of the form', () => {
  expect(render(<LoginAndRegister />, {})).toContain('Prénom');
  const html = render(<LoginAndRegister />, { registrationsClosed });
  expect(html).toContain(registrationsClosed);
  expect(html).not.toContain('Prénom');
});

it('says that documents are not read in the place of the button', () => {
  const start = <DocumentStart document={noDocument} />;
  expect(render(start, {})).toMatch(/<button.*Partir d&#x27;un document/);
  const html = render(start, { documentReadingClosed });
  expect(html).toContain(documentReadingClosed);
  expect(html).not.toContain('<button');
});
