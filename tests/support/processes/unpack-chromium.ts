import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

// A separate program, run by chromium.ts with TMPDIR set: the package unpacks there.
const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));

await Promise.all([chromium.executablePath(), inflate(join(packed, 'al2023.tar.br'))]);
