import { expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

it.each([
  ['UTF-8', utf8('<rss>été</rss>'), '<rss>été</rss>'],
  ['UTF-8 with its mark', utf8('\ufeff{"a":"é"}'), '{"a":"é"}'],
  ['the declared encoding', latin1('<?xml version="1.0" encoding="ISO-8859-1"?>été'), 'été'],
  ['windows-1252 without a declaration', latin1('[{"title":"\u00c9t\u00e9 \u0092"}]'), '[{"title":"Été ’"}]'],
  ['an unknown declared encoding', utf8('<?xml version="1.0" encoding="x-inconnu"?>été'), 'été'],
  ['a wrong declared encoding', latin1('<?xml version="1.0" encoding="utf-8"?>été'), 'été'],
  ['an empty file', new Uint8Array(), ''],
])('reads %s', (_name, bytes, text) => {
  expect(decodeFile(bytes).endsWith(text)).toBe(true);
});
