import { violationsOn } from '#tests/support/axe.ts';
import { watchIncidents } from '#tests/support/incidents.ts';
import { expect, test } from '#tests/support/test.ts';

// Every test fails on the problems that the browser reports. A guard that detects nothing would pass as well,
// so each kind of problem is provoked here, in a context apart from the one that fixtures watch.
const provocations: { what: string; provoke: () => void; seen: RegExp }[] = [
  { what: 'une erreur', provoke: () => console.error('faute'), seen: /^console\.error : faute/ },
  { what: 'un avertissement', provoke: () => console.warn('gare'), seen: /^console\.warning : gare/ },
  {
    what: 'une exception',
    provoke: () => void setTimeout(() => Promise.reject(new Error('oubliée'))),
    seen: /^exception : oubliée/,
  },
  {
    what: 'une requête vers un autre hôte',
    provoke: () => new Image().setAttribute('src', 'https://example.com/x.png'),
    seen: /^requête vers un autre hôte : GET https:\/\/example\.com/,
  },
  {
    what: 'un script que la politique de sécurité refuse',
    provoke: () => {
      const script = document.createElement('script');
      script.append('globalThis.injected = true');
      document.body.append(script);
    },
    seen: /^politique de sécurité : require-trusted-types-for/,
  },
];

test('les parcours voient une erreur, un avertissement, une exception, un autre hôte, un script refusé, et ce qui était annoncé', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const incidents = await watchIncidents(context, site.url);
  const page = await context.newPage();
  await page.goto('/cookies');
  expect(incidents.report()).toEqual([]);

  await test.step('un incident annoncé est admis, et son absence est relevée', async () => {
    incidents.expect(/annoncée/);
    expect(incidents.report()).toEqual(['attendu et pas arrivé : /annoncée/']);
    await page.evaluate(() => console.error('faute annoncée'));
    await expect.poll(incidents.report).toEqual([]);
  });

  for (const { what, provoke, seen } of provocations)
    await test.step(what, async () => {
      await page.evaluate(provoke);
      await expect.poll(incidents.report).toContainEqual(expect.stringMatching(seen));
    });
  await context.close();
});

test('une page ouverte ou rechargée est hydratée, et axe y voit un texte trop pâle et un bouton sans nom', async ({
  page,
}) => {
  const isHydrated = () => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
  await page.goto('/cookies');
  expect(await isHydrated()).toBe(true);
  await page.reload();
  expect(await isHydrated()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);

  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Illisible';
    text.style.color = '#eee';
    document.querySelector('main')?.append(text, document.createElement('button'));
  });

  const found = await violationsOn(page);
  expect(found).toContainEqual(expect.stringMatching(/^color-contrast : .*Illisible/));
  expect(found).toContainEqual(expect.stringMatching(/^button-name : /));
  const [inPart] = await violationsOn(page, page.getByText('Illisible', { exact: true }));
  expect(inPart).toMatch(/^color-contrast : .*Illisible/);
});
