import { generateHTML, generateJSON } from '@tiptap/core';
import { typesetHtml } from '#domain/typography/typeset.ts';
import { noticeExtensions } from './notice-extensions.ts';

/** Through the editor's schema: whatever the draft held, only the notice's own elements come out. */
export const throughSchema = (html: string): string =>
  html === '' ? '' : generateHTML(generateJSON(html, noticeExtensions), noticeExtensions);

/** As the page of a published announcement will show it. */
export const asPrinted = (html: string): string => typesetHtml(throughSchema(html));
