/**
 * The Markdown of text pages, as typed blocks. Clients get words and addresses, never HTML: nothing has to be made safe there.
 * What lies outside the subset (pictures, code, quotations ...) is read as its words; HTML tags are left out.
 */
import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';

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
const DEEPEST_LEVEL = 4;
const QUESTION = /[?؟]$/;
/**
 * Addresses that a text may lead to: the shop's own paths, other sites, mail, telephone, places on the page. Browsers read a backslash as
 * a slash and pass over line breaks and tabs, so that a path with one of them may begin with the name of another host.
 */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)[^\s\\\p{Cc}]*$/iu;

/** Marks of the source that say nothing to a reader; comments are HTML, too. */
const WORDLESS: ReadonlySet<string> = new Set(['space', 'hr', 'html', 'def', 'checkbox']);

/** Reads a text. Never throws: what is not understood stays as words. */
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
  // The page's title is level 1.
  return { __typename: 'TextHeading', level: Math.min(Math.max(depth, 2), DEEPEST_LEVEL), text, anchor };
}

/** Letters and digits of any script joined by hyphens, with a number behind where the page has it already. */
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
    // A token with tokens is only their frame; one without carries the words.
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
  return SAFE_ADDRESS.test(href) ? { ...style, href } : style;
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
