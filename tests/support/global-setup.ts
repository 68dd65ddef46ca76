import { findChromium } from './chromium.ts';
import { makeTemplates } from './site-templates.ts';

/** Runs once before the e2e tests: finds (or installs) a browser and creates the two data templates. */
export default async function globalSetup() {
  const [, templates] = await Promise.all([findChromium(), makeTemplates()]);
  return templates.remove;
}
