/**
 * Parses the Markdown of text pages to typed blocks. Clients get text and addresses, never HTML, so nothing needs sanitising. Elements
 * outside the subset (pictures, code, quotations ...) become plain text; HTML tags are omitted.
 */
import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { isTextLink } from '../../../contract/rules/textLinks.ts';

export interface Run {
  text: string;
  strong: boolean;
  href: string | null;
}
export interface Line {
  runs: Run[];
}
export interface Heading {
  __typename: 'TextHeading';
  level: number;
  text: string;
  anchor: string;
}
export interface Paragraph {
  __typename: 'TextParagraph';
  runs: Run[];
}
export interface List {
  __typename: 'TextList';
  ordered: boolean;
  items: Line[];
}
export interface Table {
  __typename: 'TextTable';
  head: Line[];
  rows: { cells: Line[] }[];
}
export interface Question {
  __typename: 'TextQuestion';
  anchor: string;
  question: string;
  answer: AnswerBlock[];
}
export type AnswerBlock = Paragraph | List;
export type Block = Heading | Paragraph | List | Table | Question;

const QUESTION_LEVEL = 3;
/** Levels of headings; the page's title is level 1. */
export const HIGHEST_LEVEL = 2;
export const DEEPEST_LEVEL = 4;
const QUESTION = /[?؟]$/;
/** Tokens without text; comments are HTML, too. */
const WORDLESS: ReadonlySet<string> = new Set(['space', 'hr', 'html', 'def', 'checkbox']);

/** Parses a text. Never throws: unknown elements become plain text. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  const anchors = new Set<string>();
  for (const token of lexer(markdown)) {
    const block = toBlock(token, anchors);
    if (block === undefined) continue;
    const last = blocks.at(-1);
    const isAnswer = block.__typename === 'TextParagraph' || block.__typename === 'TextList';
    if (last?.__typename === 'TextQuestion' && isAnswer) last.answer.push(block);
    else blocks.push(block);
  }
  return blocks;
}

function toBlock(token: Token, anchors: Set<string>): Block | undefined {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return toHeading(depth, textOf(runsOf(tokens)), anchors);
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return {
        __typename: 'TextList',
        ordered,
        items: items.map((item) => ({ runs: runsOf(item.tokens) })),
      };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const toLine = (cell: Tokens.TableCell): Line => ({ runs: runsOf(cell.tokens) });
      return {
        __typename: 'TextTable',
        head: header.map(toLine),
        rows: rows.map((cells) => ({ cells: cells.map(toLine) })),
      };
    }
    default: {
      const runs = runsOf([token]);
      return textOf(runs).trim() === '' ? undefined : { __typename: 'TextParagraph', runs };
    }
  }
}

function toHeading(depth: number, text: string, anchors: Set<string>): Heading | Question {
  const anchor = uniqueAnchor(text, anchors);
  if (depth === QUESTION_LEVEL && QUESTION.test(text.trim()))
    return { __typename: 'TextQuestion', anchor, question: text, answer: [] };
  return {
    __typename: 'TextHeading',
    level: Math.min(Math.max(depth, HIGHEST_LEVEL), DEEPEST_LEVEL),
    text,
    anchor,
  };
}

/** Letters and digits of any script joined by hyphens, with a numeric suffix when the anchor is already used. */
function uniqueAnchor(text: string, taken: Set<string>): string {
  const base =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  let anchor = base;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

type Style = Pick<Run, 'strong' | 'href'>;
const PLAIN: Style = { strong: false, href: null };

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  collect(tokens, PLAIN, runs);
  return runs;
}

function collect(tokens: readonly Token[], style: Style, into: Run[]): void {
  for (const token of tokens) {
    if (WORDLESS.has(token.type)) continue;
    if (token.type === 'br') {
      append(' ', style, into);
      continue;
    }
    const own = styleOf(token, style);
    // Tokens with children are containers; only leaves contain text.
    if ('tokens' in token && token.tokens) collect(token.tokens, own, into);
    else if (token.type === 'list')
      collect(
        (token as Tokens.List).items.flatMap((item) => item.tokens),
        own,
        into,
      );
    else append(wordsOf(token), own, into);
  }
}

function styleOf(token: Token, style: Style): Style {
  if (token.type === 'strong') return { ...style, strong: true };
  if (token.type !== 'link') return style;
  const { href } = token as Tokens.Link;
  return isTextLink(href) ? { ...style, href } : style;
}

function wordsOf(token: Token): string {
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  // Line by line: a pattern for spaces on both sides of a break is quadratic in a long row of spaces.
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === last ? begun : begun.trimEnd();
    })
    .filter((line, index) => line !== '' || index === 0 || index === last)
    .join(' ');
}

function append(text: string, style: Style, into: Run[]): void {
  const last = into.at(-1);
  if (last && last.strong === style.strong && last.href === style.href) last.text += text;
  else if (text !== '') into.push({ text, ...style });
}
