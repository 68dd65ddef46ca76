import { publication } from '#contract/publication.ts';
import { element, type Html } from './element.ts';
import type { Block, MailBody, MailContact } from './mail-body.ts';
import { linesOf } from './render-text.ts';

/** The design's tokens, as values: mail clients know neither custom properties nor style sheets. */
const INK = '#101714';
const INK_2 = '#3B4640';
const ACCENT = '#00594C';
const NIGHT = '#0C1512';
const NIGHT_INK = '#C3CEC8';
const PAPER_2 = '#F3F5F2';
const RULE = '#D3DAD4';
const SERIF = "Newsreader, Charter, Georgia, 'Times New Roman', serif";
const SANS = "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * A long address or word breaks rather than widen the mail on a telephone. Old clients know only the second; it also
 * counts when a table measures its cells, which the first does not.
 */
const WRAPPED = 'overflow-wrap:anywhere;word-break:break-word';

type Children = readonly (Html | string)[];

/** Tables and inline styles: what every mail client understands. */
const table = (style: string, ...rows: Children): Html =>
  element(
    'table',
    { role: 'presentation', width: '100%', cellpadding: 0, cellspacing: 0, border: 0, style },
    ...rows,
  );

const row = (style: string, ...children: Children): Html =>
  element('tr', {}, element('td', { style }, ...children));

export const renderHtml = (body: MailBody, contact: MailContact): string => {
  const document = element(
    'html',
    { lang: 'fr' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
      element('title', {}, body.subject),
    ),
    element('body', { style: `margin:0;padding:0;background:${PAPER_2}` }, page(body, contact)),
  );
  return `<!doctype html>${document.html}`;
};

const page = ({ title, blocks }: MailBody, contact: MailContact): Html =>
  table(
    `background:${PAPER_2}`,
    element(
      'tr',
      {},
      element(
        'td',
        { align: 'center', style: 'padding:32px 12px' },
        table(
          `max-width:600px;background:#FFFFFF;border:1px solid ${RULE};font-family:${SANS};color:${INK};text-align:left`,
          masthead(),
          row('padding:34px 36px 6px', heading(title)),
          ...blocks.map(blockRow),
          footer(contact),
        ),
      ),
    ),
  );

const masthead = (): Html =>
  row(
    `padding:20px 36px 16px;border-bottom:1px solid ${INK}`,
    element('img', {
      src: 'cid:seal',
      width: 36,
      height: 36,
      alt: '',
      style: 'vertical-align:middle;margin-right:10px',
    }),
    element(
      'span',
      { style: `font-family:${SERIF};font-size:28px;font-weight:600;vertical-align:middle` },
      publication.name,
    ),
  );

const heading = (title: string): Html =>
  element(
    'h1',
    { style: `margin:0;font-family:${SERIF};font-size:30px;line-height:1.15;font-weight:600` },
    title,
  );

const footer = ({ address, email, phone }: MailContact): Html =>
  row(
    `padding:20px 36px 24px;background:${NIGHT};color:${NIGHT_INK};font-size:14px;line-height:1.5`,
    `${publication.name}, ${address}`,
    element('br', {}),
    `${email}, ${phone}`,
  );

const blockRow = (block: Block): Html => {
  switch (block.kind) {
    case 'paragraph':
      return row(
        `padding:12px 36px;font-family:${SERIF};font-size:18px;line-height:1.5;${WRAPPED}`,
        withoutBreaks(block.text),
      );
    case 'lines':
      return row(
        `padding:12px 36px;font-family:${SERIF};font-size:18px;line-height:1.5;${WRAPPED}`,
        ...brokenLines(block.text),
      );
    case 'note':
      return row(
        `padding:8px 36px 28px;font-size:15px;line-height:1.5;color:${INK_2};${WRAPPED}`,
        withoutBreaks(block.text),
      );
    case 'reference':
      return row('padding:16px 36px', reference(block.label, block.value));
    case 'details':
      return row('padding:8px 36px', details(block.rows));
    case 'quote':
      return row('padding:16px 36px', ...quote(block.label, block.text));
    case 'button':
      return row('padding:16px 36px 20px', button(block.label, block.href));
  }
};

/** In French these stand after a space, and never at the beginning of a line. */
const withoutBreaks = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

const reference = (label: string, value: string): Html =>
  table(
    `border:1px solid ${ACCENT};text-align:center`,
    row('padding:3px 0;font-size:0;line-height:0', bandImage()),
    row(`padding:6px 16px 2px;font-size:15px;color:${INK_2}`, label),
    row(`padding:0 16px 8px;font-family:${SERIF};font-size:32px;font-weight:600`, value),
    row('padding:3px 0;font-size:0;line-height:0', bandImage()),
  );

const bandImage = (): Html =>
  element('img', { src: 'cid:band', width: 480, alt: '', style: 'width:100%;max-width:526px;height:auto' });

const details = (rows: Extract<Block, { kind: 'details' }>['rows']): Html =>
  table(
    `border-top:1px solid ${INK};font-size:16px;line-height:1.5`,
    ...rows.map(([label, value]) =>
      element(
        'tr',
        {},
        cell(`width:40%;font-size:15px;color:${INK_2}`, label),
        cell('font-weight:600;word-break:break-word', value),
      ),
    ),
  );

const cell = (style: string, text: string): Html =>
  element('td', { valign: 'top', style: `padding:10px 0;border-bottom:1px solid ${RULE};${style}` }, text);

const quote = (label: string, text: string): Children => [
  element('p', { style: `margin:0 0 8px;font-size:15px;color:${INK_2}` }, label),
  element(
    'blockquote',
    {
      style: `margin:0;padding:4px 0 4px 16px;border-left:3px solid ${ACCENT};font-family:${SERIF};font-size:17px;line-height:1.5;word-break:break-word`,
    },
    ...brokenLines(text),
  ),
];

const brokenLines = (text: string): Children =>
  linesOf(text).flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));

/** The address is shown too: some mail clients show no button, and careful readers check the link first. */
const button = (label: string, href: string): Html => {
  if (!/^https?:\/\//.test(href)) throw new Error(`A mail links to web addresses only, not to ${href}`);
  return table(
    '',
    row(
      '',
      element(
        'a',
        {
          href,
          style: `display:inline-block;padding:13px 24px;background:${ACCENT};color:#FFFFFF;font-weight:600;font-size:16px;text-decoration:none;border-radius:2px`,
        },
        label,
      ),
    ),
    row(`padding-top:12px;font-size:14px;line-height:1.5;color:${INK_2};word-break:break-all`, href),
  );
};
