import type { BrowserContext } from '@playwright/test';

export type Incidents = {
  /** Declares an incident that the test provokes on purpose; the test fails if it does not happen. */
  expect: (pattern: RegExp) => void;
};

type Watch = Incidents & { report: () => string[] };

/**
 * Records every problem of the browser, on every page of the context: console errors and warnings (React
 * reports failed hydration there), uncaught exceptions, violations of the content security policy, and
 * requests to any other host.
 */
export const watchIncidents = async (context: BrowserContext, siteUrl: string): Promise<Watch> => {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const { host } = new URL(siteUrl);

  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`console.${message.type()} : ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => seen.push(`exception : ${webError.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host)
      seen.push(`requête vers un autre hôte : ${request.method()} ${request.url()}`);
  });
  await context.exposeBinding('reportCspViolation', (_, violation: string) =>
    seen.push(`politique de sécurité : ${violation}`),
  );
  await context.addInitScript(listenToCspViolations);

  return {
    expect: (pattern) => void expected.push(pattern),
    report: () => [
      ...seen.filter((incident) => !expected.some((pattern) => pattern.test(incident))),
      ...expected
        .filter((pattern) => !seen.some((incident) => pattern.test(incident)))
        .map((pattern) => `attendu et pas arrivé : ${pattern}`),
    ],
  };
};

// Runs in the page.
const listenToCspViolations = () => {
  const report = (globalThis as unknown as { reportCspViolation: (violation: string) => void })
    .reportCspViolation;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`${effectiveDirective} refuse ${blockedURI} ${sample}`.trim()),
  );
};
