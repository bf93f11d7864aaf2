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

export const guideFile = (page: string): string => resolve(folder, `${page}.md`);

export const guideText = (page: string): string => readFileSync(guideFile(page), 'utf8');

/** Names of the pages: the first one, and the others as it lists them. @throws Error when it does not list a file of the folder */
export function guidePages(): string[] {
  const listed = [...guideText(FIRST_PAGE).matchAll(/^\| \[[^\]]+\]\(([a-z-]+)\.md\)/gm)].map(
    ([, name = '']) => name,
  );
  const pages = [FIRST_PAGE, ...listed];
  const unlisted = readdirSync(folder).filter((file) => !pages.some((page) => file === `${page}.md`));
  if (unlisted.length > 0) throw new Error(`${FIRST_PAGE}.md does not list ${unlisted.join(', ')}`);
  return pages;
}

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

/** Whether a block is an operation of the page's role, rather than a file of a program or the key that an owner makes. */
export const isOperation = ({ language, file, code }: Block): boolean =>
  language === 'graphql' && file === undefined && !makesKey(code);

/** Whether a text makes a key, which owners do. */
export const makesKey = (code: string): boolean => code.includes('apiKeyCreate');

/** Title of a page, from its first heading. */
export const titleOf = (page: string): string => /^# (.*)$/m.exec(guideText(page))?.[1] ?? page;
