import { bundleServer } from './bundled-server.ts';
import { findChromium } from './chromium.ts';
import { SERVER_FILE } from './site.ts';
import { makeTemplates } from './site-templates.ts';

/** Runs once before the e2e tests: finds (or installs) a browser, bundles the server, creates the templates of the sites. */
export default async function globalSetup() {
  const [server] = await Promise.all([bundleServer(), findChromium()]);
  if (server) process.env[SERVER_FILE] = server;
  const templates = await makeTemplates();
  return templates.remove;
}
