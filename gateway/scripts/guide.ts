/** Reads the pages of the API guide: for what is generated from them, and for the tests that run their examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../docs/integrators');

/** The page that all others continue. */
export const FIRST_PAGE = 'README';

/** A fenced block of a page. */
export interface Block {
  page: string;
  /** Line of the fence, from 1. */
  line: number;
  language: string;
  /** Text as printed, with a line break at its end. */
  code: string;
  /** Name under which a reader saves it, from a comment in its first line; undefined: it is no file. */
  file: string | undefined;
}

const FENCE = /^```(\S*)\n([\s\S]*?)^```$/gm;
const FILE_NAME = /^(?:#|\/\/) (\S+\.\w+)$/;

/** Names of the pages, the first one first. */
export function guidePages(): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .filter((name) => name !== FIRST_PAGE)
    .toSorted();
  return [FIRST_PAGE, ...names];
}

export const guideFile = (page: string): string => resolve(folder, `${page}.md`);

export const guideText = (page: string): string => readFileSync(guideFile(page), 'utf8');

/** All fenced blocks of a page, in its order. */
export function blocksOf(page: string): Block[] {
  const text = guideText(page);
  return [...text.matchAll(FENCE)].map(({ 1: language = '', 2: code = '', index }) => ({
    page,
    line: text.slice(0, index).split('\n').length,
    language,
    code,
    file: FILE_NAME.exec(code.slice(0, code.indexOf('\n')))?.[1],
  }));
}

/** The block of a page that a reader saves under this name. @throws Error when there is none */
export function fileIn(page: string, name: string): string {
  const block = blocksOf(page).find(({ file }) => file === name);
  if (!block) throw new Error(`${page}.md has no ${name}`);
  return block.code;
}

/** Whether a block is an operation for GraphiQL, rather than a file of a program or a call that only owners send. */
export const isForPlayground = ({ language, file, code }: Block): boolean =>
  language === 'graphql' && file === undefined && !code.includes('apiKeyCreate') && !code.startsWith('fragment');

/** Title of a page, from its first heading. */
export const titleOf = (page: string): string => /^# (.*)$/m.exec(guideText(page))?.[1] ?? page;
