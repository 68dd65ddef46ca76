import { type ReactElement, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderPlain } from './render-plain.ts';

const UGLY = '<b>"l’été" & \'co\'</b>';

const Card = ({ title, children }: { title: string; children?: ReactNode }) => {
  const [open] = useState(false);
  return (
    <article className="a" data-open={open}>
      <h2>{title}</h2>
      {children}
    </article>
  );
};

/** Hooks need React around them. */
const Plain = ({ children }: { children: ReactElement }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the test is about.
  <main dangerouslySetInnerHTML={{ __html: renderPlain(children) }} />
);

const EXAMPLES: Record<string, ReactElement> = {
  texts: (
    <p>
      Un {1} {''}
      {UGLY}
      {null}
      {true}
      {['a', 'b']}
    </p>
  ),
  'texts around elements': (
    <p>
      a<i>b</i>c{'d'}
      <>
        e<b />
      </>
      f
    </p>
  ),
  'a component with hooks and children': (
    <Card title={UGLY}>
      {[1, 2].map((number) => (
        <Card key={number} title={`${number}`} />
      ))}
    </Card>
  ),
  attributes: (
    <a
      href={`/a?b=1&c="${UGLY}"`}
      className="x"
      tabIndex={-1}
      rel={undefined}
      aria-current={false}
      data-on={true}
      hidden={false}
      inert
      onClick={() => {}}
      title=""
    >
      lien
    </a>
  ),
  'a picture': (
    <picture>
      <source type="image/avif" srcSet="/a 1x, /b 2x" sizes="100vw" />
      <img src="/c" alt="" loading="eager" fetchPriority="high" decoding="async" width={600} />
    </picture>
  ),
  'an icon': (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1 1" />
    </svg>
  ),
  'a form': (
    <form action="/x" id="f" hidden>
      <input name="q" type="hidden" value={UGLY} readOnly />
      <button name="n" value="v" type="submit" disabled={false} aria-pressed={true}>
        Envoyer
      </button>
    </form>
  ),
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the test is about.
  'given HTML': <div dangerouslySetInnerHTML={{ __html: '<b>été</b>' }} />,
  times: <time dateTime="2026-11-17">mardi</time>,
};

describe('elements written without React', () => {
  it.each(Object.entries(EXAMPLES))('are written as React writes them: %s', (_name, example) => {
    expect(renderToString(<Plain>{example}</Plain>)).toBe(renderToString(<main>{example}</main>));
  });

  it('lead to no script', () => {
    for (const address of ['javascript:alert(1)', ' \u0001jAva\nscript:alert(1)'])
      expect(renderPlain(<a href={address}>x</a>)).toBe('<a>x</a>');
  });

  it.each([
    <link key="link" rel="preload" href="/x" />,
    <textarea key="textarea" defaultValue="x" />,
    <p key="style" style={{ color: 'red' }} />,
  ])('are refused where React does more than to write them', (element) => {
    expect(() => renderPlain(element)).toThrow('Not written without React');
  });
});
