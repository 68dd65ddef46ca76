import { z } from 'zod';
import { heading, list, paragraph, quotation } from '#domain/writing/html.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import { createBlockRestorer } from './preserved-blocks.ts';

/** The schema sent to the model: the shape only, since not every service accepts limits. */
export const answerShape = z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(
    z.object({
      type: z.enum(['heading', 'paragraph', 'list', 'quote', 'kept']),
      text: z.string(),
      items: z.array(z.string()),
    }),
  ),
});

const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(min).max(max));

/** What is accepted of its answer. */
const usableAnswer = z.object({
  title: line(5, 200),
  description: line(10, 600),
  blocks: z
    .array(
      z.object({
        type: answerShape.shape.blocks.element.shape.type,
        text: line(0, 8_000),
        items: z.array(line(1, 4_000)).max(60),
      }),
    )
    .min(1)
    .max(200),
});

/** The model gives text, never markup: the HTML is built here. Undefined when the answer is no article. */
export const toWrittenText = (
  answer: z.output<typeof answerShape>,
  preservedBlocks: readonly string[] = [],
): WrittenText | undefined => {
  const { data } = usableAnswer.safeParse(answer);
  if (!data?.blocks.some(({ type, text }) => type === 'paragraph' && text.length >= 40)) return undefined;
  const restorer = createBlockRestorer(preservedBlocks);
  const show: Readonly<
    Record<(typeof data.blocks)[number]['type'], (text: string, items: string[]) => string>
  > = {
    heading: (text) => (text ? heading(text.replace(/^#+\s*/, '')) : ''),
    paragraph: (text) => (text ? paragraph(text) : ''),
    quote: (text) => (text ? quotation(text) : ''),
    list: (_, items) => list(items),
    kept: (text) => restorer.take(text),
  };
  const content = data.blocks.map(({ type, text, items }) => show[type](text, items)).join('');
  return { title: data.title, description: data.description, content: content + restorer.rest() };
};
