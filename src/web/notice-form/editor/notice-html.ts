import { generateHTML, generateJSON } from '@tiptap/core';
import { typesetHtml } from '#domain/typography/typeset.ts';
import { noticeExtensions } from './notice-extensions.ts';

/** Parses the draft with the editor's schema: only the elements of a notice are kept. */
export const throughSchema = (html: string): string =>
  html === '' ? '' : generateHTML(generateJSON(html, noticeExtensions), noticeExtensions);

/** The HTML as the published page will show it. */
export const asPrinted = (html: string): string => typesetHtml(throughSchema(html));
