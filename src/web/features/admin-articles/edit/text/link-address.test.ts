import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it('turns typed text into a URL, and refuses a script', () => {
  const cases = [
    ['https://www.exemple.fr/a?b=1', 'https://www.exemple.fr/a?b=1'],
    [' www.exemple.fr/page ', 'https://www.exemple.fr/page'],
    ['exemple.fr', 'https://exemple.fr'],
    ['/article/un-article', '/article/un-article'],
    ['ada@exemple.fr', 'mailto:ada@exemple.fr'],
    ['mailto:ada@exemple.fr', 'mailto:ada@exemple.fr'],
    ['tel:0102030405', 'tel:0102030405'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//exemple.fr', undefined],
    ['un mot', undefined],
    ['', undefined],
  ] as const;
  for (const [typed, address] of cases) expect(linkAddress(typed)).toBe(address);
});
