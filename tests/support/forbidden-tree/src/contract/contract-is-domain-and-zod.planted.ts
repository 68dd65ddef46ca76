import 'node:fs';
import 'zod';
import '#domain/ok.ts';
