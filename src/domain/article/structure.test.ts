import { describe, expect, it } from 'vitest';
import { checkStructure, type StructureFault } from './structure.ts';

const WHOLE = '<article><h1>Titre</h1><img src="a.jpg" alt=""><h2>Partie</h2><p>Texte</p></article>';

describe('the structure of an article', () => {
  it.each<[string, string, StructureFault[]]>([
    ['nothing is missing', WHOLE, []],
    ['nothing is missing in capitals', WHOLE.toUpperCase(), []],
    ['there is nothing', '', ['content-empty']],
    ['there are only spaces', ' \n ', ['content-empty']],
    ['no article', WHOLE.replaceAll(/<\/?article>/g, ''), ['article-missing']],
    ['an article that is not closed', WHOLE.replace('</article>', ''), ['article-missing']],
    ['no h1', WHOLE.replaceAll('h1', 'h3'), ['h1-missing']],
    ['two h1', WHOLE.replaceAll('h2', 'h1'), ['h1-multiple', 'h2-missing']],
    ['no image', WHOLE.replace(/<img[^>]*>/, ''), ['image-missing']],
    ['no h2', WHOLE.replaceAll('h2', 'h4'), ['h2-missing']],
    ['no paragraph', WHOLE.replaceAll(/<\/?p>/g, ''), ['paragraphs-missing']],
    ['a preformatted text is no paragraph', WHOLE.replaceAll('p>', 'pre>'), ['paragraphs-missing']],
    [
      'words alone',
      'Un texte',
      ['article-missing', 'h1-missing', 'image-missing', 'h2-missing', 'paragraphs-missing'],
    ],
  ])('%s', (_name, html, faults) => {
    expect(checkStructure(html)).toEqual(faults);
  });

  it('is checked in linear time, however many tags are unclosed', () => {
    expect(checkStructure('<h1 '.repeat(200_000))).toContain('h1-missing');
  });
});
