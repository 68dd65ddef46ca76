import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from './config.ts';
import { announceStart, warnAboutProduction } from './start-banner.ts';

const written = (stream: 'stdout' | 'stderr', work: () => void): string => {
  const write = vi.spyOn(process[stream], 'write').mockReturnValue(true);
  work();
  return write.mock.calls.map(([text]) => String(text)).join('');
};

describe('a start in production', () => {
  const warned = (env: Record<string, string>, engine: 'embedded' | 'server') =>
    written('stderr', () => warnAboutProduction(parseConfig({ NODE_ENV: 'production', ...env }), engine));
  const seller = {
    SELLER_NAME: 'Les Éditions du Greffe',
    SELLER_FORM: 'SAS',
    SELLER_CAPITAL: '10 000 €',
    SELLER_ADDRESS: '1 rue du Droit, 75001 Paris',
    SELLER_SIREN: '732829320',
    SELLER_RCS: 'RCS Paris',
  };

  it('warns about each setting that a real site needs', () => {
    const text = warned({}, 'embedded');
    expect(text.match(/^Attention : NODE_ENV=production/gm)).toHaveLength(3);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SELLER_NAME']) expect(text).toContain(name);
  });

  it('warns about nothing when they are set', () => {
    expect(warned({ PUBLIC_URL: 'https://www.exemple.fr', ...seller }, 'server')).toBe('');
  });
});

describe('the banner', () => {
  const announced = (env: Record<string, string>) => {
    const payments = parseConfig(env).payments.provider;
    const start = { address: 'http://localhost:3000', dataDir: './data', mails: undefined, payments };
    return written('stdout', () =>
      announceStart({ ...start, engine: 'server', admin: { email: 'a@exemple.fr' } }),
    );
  };

  it('says that payment is not configured on a public site without keys', () => {
    const text = announced({ PUBLIC_URL: 'https://www.exemple.fr' });
    expect(text).toContain('Paiements : non configurés');
    expect(text).toContain('STRIPE_SECRET_KEY');
  });

  it('says that the test page takes no money where it is used', () => {
    expect(announced({})).toContain('page de test intégrée (aucun argent');
    expect(announced({ PUBLIC_URL: 'https://www.exemple.fr', PAYMENT_PROVIDER: 'sandbox' })).toContain(
      'page de test intégrée',
    );
  });
});
