import { findChromium } from './chromium.ts';
import { makeTemplates } from './site-templates.ts';

/** Once before the journeys: a browser is found (or fetched) and the two kinds of data are made. */
export default async function globalSetup() {
  const [, templates] = await Promise.all([findChromium(), makeTemplates()]);
  return templates.remove;
}
