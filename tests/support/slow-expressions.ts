import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import ts from 'typescript';

export type Found = { readonly file: string; readonly pattern: string };

/** Every regular expression literal of the sources, and the files that build some from text. */
export const expressionsIn = (root: string): { written: Found[]; building: string[] } => {
  const written: Found[] = [];
  const building: string[] = [];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    // Parsing every file takes seconds: most have no slash that could start an expression.
    if (!/[=(:,[!&|?{};\n]\s*\/(?![/*])|RegExp\(/.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) written.push({ file, pattern: node.text });
      if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') building.push(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { written, building };
};

/**
 * Why an expression may take more than linear time, or undefined. Two ways: it backtracks (scslre), or it
 * starts again at many positions and reads to the end from each: `/<b[^>]*>/` on « <b <b <b ».
 */
export const slowness = (pattern: string): string | undefined => {
  const literal = new RegExpParser().parseLiteral(pattern);
  const { reports } = analyse(literal, { reportTypes: { Move: false, Self: true, Trade: true } });
  if (reports.length > 0) return 'backtracks';
  return literal.pattern.alternatives.some((alternative) => startsOver(alternative, literal.flags))
    ? 'starts over'
    : undefined;
};

type Around = { before: readonly AST.Element[]; after: boolean };

/**
 * Whether an unbounded run that must be followed by something can contain what precedes it: each such
 * position starts another run.
 */
const startsOver = ({ elements }: AST.Alternative, flags: AST.Flags, around: Around = NOTHING): boolean =>
  elements.some((element, index) => {
    const before = [...around.before, ...elements.slice(0, index)];
    const rest = elements.slice(index + 1);
    const run = unboundedRun(element, flags);
    const after = around.after || canFail(rest, run, flags);
    if (run) return after && !before.some((node) => excludes(node, run, flags));
    const inner = element.type === 'Quantifier' ? element.element : element;
    return alternativesOf(inner).some((alternative) => startsOver(alternative, flags, { before, after }));
  });

const NOTHING: Around = { before: [], after: false };

const alternativesOf = (node: AST.Node): readonly AST.Alternative[] =>
  node.type === 'Group' || node.type === 'CapturingGroup' ? node.alternatives : [];

const unboundedRun = (node: AST.Element, flags: AST.Flags): CharSet | undefined =>
  node.type === 'Quantifier' && node.max === Number.POSITIVE_INFINITY
    ? setOf(node.element, flags)
    : undefined;

type CharSet = ReturnType<typeof toUnicodeSet>;

const setOf = (node: AST.Element, flags: AST.Flags): CharSet | undefined => {
  if (node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass')
    return toUnicodeSet(node, flags);
  const [only, ...others] = alternativesOf(node);
  return only?.elements.length === 1 && others.length === 0 && only.elements[0]
    ? setOf(only.elements[0], flags)
    : undefined;
};

/** Whether the run cannot contain what this node matches, or nothing can start inside the run. */
const excludes = (node: AST.Element, run: CharSet, flags: AST.Flags): boolean => {
  if (node.type === 'Quantifier') return node.min > 0 && excludes(node.element, run, flags);
  if (node.type === 'Assertion') return forbidsWithin(node, run, flags);
  const set = setOf(node, flags);
  if (set) return set.isDisjointWith(run);
  const alternatives = alternativesOf(node);
  return (
    alternatives.length > 0 &&
    alternatives.every(({ elements }) => elements.some((inner) => excludes(inner, run, flags)))
  );
};

const forbidsWithin = (node: AST.Assertion, run: CharSet, flags: AST.Flags): boolean => {
  if (node.kind === 'start') return !flags.multiline;
  if (node.kind === 'word') return run.isSubsetOf(WORD) || run.isDisjointWith(WORD);
  if (node.kind !== 'lookbehind' || node.alternatives.length !== 1) return false;
  const [seen, ...others] = node.alternatives[0]?.elements ?? [];
  const behind = seen && others.length === 0 ? setOf(seen, flags) : undefined;
  return behind !== undefined && (node.negate ? run.isSubsetOf(behind) : run.isDisjointWith(behind));
};

const wordClass = new RegExpParser().parsePattern(String.raw`\w`, undefined, undefined, { unicode: true })
  .alternatives[0]?.elements[0] as AST.EscapeCharacterSet;
const WORD = toUnicodeSet(wordClass, { unicode: true });

/**
 * Whether what follows the run can fail to match. `[^>]*(?:>|$)` never fails: it stops at the character or at
 * the end.
 */
const canFail = (rest: readonly AST.Element[], run: CharSet | undefined, flags: AST.Flags): boolean => {
  const [next] = rest.filter((node) => !(node.type === 'Quantifier' && node.min === 0));
  if (!next) return false;
  if (!run || next.type !== 'Group' || flags.multiline) return true;
  const [ends, stops] = [next.alternatives.filter(isEnd), next.alternatives.filter((one) => !isEnd(one))];
  if (ends.length === 0) return true;
  const signs = stops.flatMap(({ elements: [only, ...others] }) =>
    only && others.length === 0 ? [setOf(only, flags)] : [],
  );
  return !signs.reduce<CharSet>((all, sign) => (sign ? all.union(sign) : all), run).chars.isAll;
};

const isEnd = ({ elements: [only, ...others] }: AST.Alternative): boolean =>
  only?.type === 'Assertion' && only.kind === 'end' && others.length === 0;
