import type { ReactNode } from 'react';
import { preloadFonts } from '#web/styles/preload-fonts.ts';
import { useDocumentContents } from './DocumentContext.ts';
import { PAGE_DATA_ID } from './page-data.ts';

/**
 * The whole HTML document, on the server and in the browser. Its inline scripts are the same on every page, so that the
 * Content-Security-Policy can name their hashes; the data is inert JSON. React lifts each page's own title, meta and link
 * elements into the head.
 */
export const Document = ({ children }: { children: ReactNode }) => {
  const { assets, pageData, inlineScripts } = useDocumentContents();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#00594c" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {preloadFonts.map((font) => (
          <link key={font.href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" {...font} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {!assets.wait &&
          [assets.entry, ...assets.imports, ...assets.parts].map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
        <script
          type="module"
          data-entry={assets.entry}
          data-imports={assets.imports.join(' ')}
          data-parts={assets.parts.join(' ')}
          data-wait={assets.wait}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built file (entry-start.ts).
          dangerouslySetInnerHTML={{ __html: inlineScripts?.start ?? '' }}
          suppressHydrationWarning
        />
        {assets.wait && (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules.
            dangerouslySetInnerHTML={{ __html: inlineScripts?.speculationRules ?? '' }}
            suppressHydrationWarning
          />
        )}
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serialisePageData, and never executed.
          dangerouslySetInnerHTML={{ __html: pageData }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
};
