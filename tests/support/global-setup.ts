import { findChromium } from './chromium.ts';
import { makeTemplates } from './site-templates.ts';

/** Runs once before the e2e tests: finds (or installs) a browser and creates the templates of the sites. */
export default async function globalSetup() {
  const [, templates] = await Promise.all([findChromium(), makeTemplates()]);
  return templates.remove;
}
