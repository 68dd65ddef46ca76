import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { ConnectionButton } from './ConnectionButton.tsx';

const ignore = () => {};

const render = (account: Account) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConnectionButton
        account={account}
        open
        onToggle={ignore}
        onClose={ignore}
        onLogout={ignore}
        menuRef={null}
      />
    </MemoryRouter>,
  );

const reader = { state: 'logged-in', firstName: 'Élise', lastName: 'Marvaudon', isAdmin: false } as const;

describe('ConnectionButton', () => {
  it('links a logged-out visitor to the login page', () => {
    expect(render({ state: 'logged-out' })).toMatch(/href="\/connexion".*Connexion/);
  });

  it('holds a placeholder and the login link while the session loads: the style sheet shows one of them', () => {
    const html = render({ state: 'loading' });
    expect(html).toMatch(/<span class="[^"]*loading[^"]*"><\/span><a[^>]*href="\/connexion"/);
  });

  it('shows the initials of a reader, and only the logout', () => {
    const html = render(reader);
    expect(html).toContain('>ÉM<');
    expect(html).toContain('>Élise<');
    expect(html).toContain('Déconnexion');
    expect(html).not.toContain('Administration');
  });

  it('shows a wrench and the link to the back-office to an administrator', () => {
    const html = render({ ...reader, isAdmin: true });
    expect(html).not.toContain('>ÉM<');
    expect(html).toMatch(/href="\/admin".*Administration/);
  });
});
