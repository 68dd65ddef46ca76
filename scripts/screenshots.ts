import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';

// `npm run screenshots [-- path …]`: whole pages of the demonstration site, for visual comparison.
const WIDTHS = [1440, 390];
const FOLDER = '.cache/screenshots';

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/'];
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const site = await startSite({ content: 'demo' });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width, height: 900 },
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(loadAllImages);
      const file = join(FOLDER, `${nameOf(path)}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await page.close();
  }
} finally {
  await site.stop();
  await browser.close();
}

function nameOf(path: string) {
  return path.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'accueil';
}

// Runs in the page: images below the fold load when scrolled to, and nobody scrolls here.
async function loadAllImages() {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
