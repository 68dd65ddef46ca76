import { inertJson } from './inert-json.ts';
import type { Thing } from './structured-data.ts';

/** Structured data for search engines. A data block is never executed: the Content-Security-Policy allows it. */
export const JsonLd = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inertJson, and never executed.
      dangerouslySetInnerHTML={{ __html: inertJson({ '@context': 'https://schema.org', '@graph': things }) }}
    />
  );
