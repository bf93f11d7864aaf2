/** What text pages do not show of a Markdown text as it is written: they have headings, paragraphs, flat lists, tables, links and bold. */
import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { isTextLink } from '../../../contract/rules/textLinks.ts';
import { DEEPEST_LEVEL, HIGHEST_LEVEL } from './markdown.ts';

export type DroppedKind =
  | 'PICTURE'
  | 'CODE'
  | 'QUOTATION'
  | 'NESTED_LIST'
  | 'HTML'
  | 'LINK'
  | 'EMPHASIS'
  | 'RULE'
  | 'HEADING_LEVEL';

export interface Dropped {
  kind: DroppedKind;
  /** Line of the text, from 1. */
  line: number;
}

const KINDS: ReadonlyMap<string, DroppedKind> = new Map([
  ['image', 'PICTURE'],
  ['code', 'CODE'],
  ['codespan', 'CODE'],
  ['blockquote', 'QUOTATION'],
  ['html', 'HTML'],
  ['em', 'EMPHASIS'],
  ['del', 'EMPHASIS'],
  ['hr', 'RULE'],
]);

function kindOf(token: Token, isInList: boolean): DroppedKind | undefined {
  if (token.type === 'list') return isInList ? 'NESTED_LIST' : undefined;
  if (token.type === 'link') return isTextLink((token as Tokens.Link).href) ? undefined : 'LINK';
  if (token.type === 'heading') {
    const { depth } = token as Tokens.Heading;
    return depth < HIGHEST_LEVEL || depth > DEEPEST_LEVEL ? 'HEADING_LEVEL' : undefined;
  }
  return KINDS.get(token.type);
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((cells) => cells.flatMap(({ tokens }) => tokens));
  }
  return 'tokens' in token && token.tokens ? token.tokens : [];
}

const linesOf = (text: string): number => text.split('\n').length - 1;

function collect(
  tokens: readonly Token[],
  within: { raw: string; line: number },
  isInList: boolean,
  into: Dropped[],
) {
  let place = 0;
  for (const token of tokens) {
    const found = within.raw.indexOf(token.raw, place);
    // Lines of a list are read without their indentation: then the place before is the closest one.
    if (found !== -1) place = found;
    const line = within.line + linesOf(within.raw.slice(0, place));
    const kind = kindOf(token, isInList);
    if (kind !== undefined) into.push({ kind, line });
    collect(childrenOf(token), { raw: token.raw, line }, isInList || token.type === 'list', into);
    if (found !== -1) place += token.raw.length;
  }
}

/** What is dropped of a text, by line; at most one entry of a kind and line. */
export function droppedOf(markdown: string): Dropped[] {
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  const all: Dropped[] = [];
  collect(lexer(text), { raw: text, line: 1 }, false, all);
  const keys = new Set<string>();
  return all.filter(({ kind, line }) => {
    const key = `${kind} ${line}`;
    return !keys.has(key) && keys.add(key);
  });
}
