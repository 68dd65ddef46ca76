import { publication } from '#contract/publication.ts';
import type { Block, MailBody, MailContact } from './mail-body.ts';

/** For readers without HTML, and for those who look at what a mail really says. */
export const renderText = ({ title, blocks }: MailBody, contact: MailContact): string =>
  [title, ...blocks.map(blockText), signature(contact)].join('\n\n').concat('\n');

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'lines':
      return block.text;
    case 'reference':
      return `${block.label} : ${block.value}`;
    case 'details':
      return block.rows.map(([label, value]) => `${label} : ${value}`).join('\n');
    case 'quote':
      return `${block.label} :\n${linesOf(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')}`;
    case 'button':
      return `${block.label} :\n${block.href}`;
  }
};

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

const signature = ({ address, email, phone }: MailContact): string =>
  ['--', `${publication.name}, ${address}`, `${email}, ${phone}`].join('\n');
