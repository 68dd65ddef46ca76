import { typeset } from '#domain/typography/typeset.ts';
import { Link } from '#web/ui/Link.tsx';
import { parseInline } from './inline.ts';

/** A sentence with its links, in French typography. */
export const LegalProse = ({ children }: { children: string }) =>
  parseInline(children).map((part, index) => {
    const text = typeset(part.text);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move.
    if (part.kind === 'emphasis') return <em key={index}>{text}</em>;
    if (part.kind === 'text') return text;
    return part.href.startsWith('/') ? (
      <Link key={part.href} to={part.href}>
        {text}
      </Link>
    ) : (
      <a key={part.href} href={part.href}>
        {text}
      </a>
    );
  });
