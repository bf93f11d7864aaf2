/** The glossary of CONTRIBUTING.md lists words that are not used in schema descriptions, documents, names and comments. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guidePages } from '../scripts/guide.ts';

const root = resolve(import.meta.dirname, '../..');

/** Terms of the glossary with the phrases and names that are not used for them. */
const glossary = [
  ...readFileSync(resolve(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \|([^|]*)\|$/gm),
].map(([, term = '', not = '']) => ({
  term: term.trim(),
  phrases: [...not.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ''),
  names: [...not.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
}));
const phrases = glossary.flatMap((entry) => entry.phrases);
const names = glossary.flatMap((entry) => entry.names);

/** Every description of a schema by its coordinate. */
function descriptionsOf(schema: GraphQLSchema): [coordinate: string, description: string][] {
  const found: [string, string | null | undefined][] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    found.push([type.name, type.description]);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        found.push([`${type.name}.${field.name}`, field.description]);
        if ('args' in field)
          for (const argument of field.args)
            found.push([`${type.name}.${field.name}(${argument.name}:)`, argument.description]);
      }
    if (isEnumType(type))
      for (const value of type.getValues()) found.push([`${type.name}.${value.name}`, value.description]);
  }
  return found.flatMap(([coordinate, description]) => (description ? [[coordinate, description]] : []));
}

/** Documents checked against the glossary, each with the passages that use a listed word in its ordinary sense. */
const documents: Readonly<Record<string, readonly string[]>> = {
  '.env.example': [],
  'CONTRIBUTING.md': [],
  'README.md': [],
  'SECURITY.md': [],
  'gateway/docs/bring-your-own-upstreams.md': [],
  'gateway/docs/decisions.md': [],
  'gateway/docs/delivery-service.md': [],
  ...Object.fromEntries(guidePages().map((page) => [`gateway/docs/integrators/${page}.md`, []])),
  'gateway/docs/growing.md': [],
  'gateway/docs/operations.md': [],
};

/** Running text of a document: without code and the glossary itself, and with line breaks as spaces. */
const proseOf = (markdown: string): string =>
  markdown
    .replace(/^## Glossary$.*/ms, '')
    .replaceAll(/^```.*?^```$/gms, ' ')
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/\n(?:# )?/g, ' ');

const uses = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => new RegExp(String.raw`(?<![\w'’])${word}(?![\w'’])`, 'i').test(text));

/** Folders of the gateway whose comments are written in the terms of the glossary, besides the files directly in `src`. */
const COMMENTED =
  'contract,service,lexicon,chat,src/{assistant,customer-pages,http,loaders,notifications,plugins,schema,upstream},origin/{api,base,db,demo,mail,media,outbound,search,testing},test,scripts';

/** Folders of web/src of which the same is true, and its own files: `*` are those in no folder. */
const COMMENTED_WEB =
  '{*,{clock,design,document,errors,features,frame,i18n,layouts,navigation,offline,page,pages,relay}/**/*}.{ts,tsx}';

/** Tests in the browser, benchmarks and build files of web, of which the same is true. */
const COMMENTED_TOOLS = 'web/{*,bench/**/*,e2e/**/*}.ts';

/** Words of the glossary that a file uses in their ordinary sense: a drawing may have one. */
const ORDINARY: Readonly<Record<string, readonly string[]>> = {
  'gateway/origin/media/compose.ts': ['floor'],
  'gateway/origin/media/palette.ts': ['floor'],
};

/** The comments of a source file as one text. */
const commentsOf = (source: string): string =>
  source
    .split('\n')
    .map((line) => /(?:\/\*|^\s*\*|\/\/)(.*)/.exec(line)?.[1] ?? '')
    .join(' ');

describe('the glossary', () => {
  it('has forty to sixty terms in alphabetical order', () => {
    const terms = glossary.slice(1).map(({ term }) => term);
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(terms.length).toBeLessThanOrEqual(60);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b)));
  });

  it('is used by the descriptions of the schema', () => {
    const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
    const descriptions = descriptionsOf(schema);
    expect(descriptions.length).toBeGreaterThan(1_000);
    expect(phrases.length).toBeGreaterThan(10);
    expect(
      descriptions.flatMap(([coordinate, text]) =>
        uses(text, phrases).map((word) => `${coordinate}: ${word}`),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(documents))('is used by %s', (file, ordinary) => {
    const prose = proseOf(readFileSync(resolve(root, file), 'utf8'));
    expect(prose.length).toBeGreaterThan(1_000);
    for (const passage of ordinary) expect(prose, 'an exception that is not needed').toContain(passage);
    expect(
      uses(
        ordinary.reduce((text, passage) => text.replaceAll(passage, ' '), prose),
        phrases,
      ),
    ).toEqual([]);
  });

  it('is used by the comments of the sources', () => {
    const files = globSync(
      [`gateway/{${COMMENTED}}/**/*.ts`, 'gateway/src/*.ts', `web/src/${COMMENTED_WEB}`, COMMENTED_TOOLS],
      {
        cwd: root,
      },
    ).filter((file) => !file.includes('__generated__') && !file.includes('node_modules'));
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      uses(commentsOf(readFileSync(resolve(root, file), 'utf8')), phrases).map((word) => `${file}: ${word}`),
    );
    const ordinary = Object.entries(ORDINARY).flatMap(([file, words]) =>
      words.map((word) => `${file}: ${word}`),
    );
    expect(found.toSorted()).toEqual(ordinary);
  });

  it('is used by the names of the sources', () => {
    const files = globSync(
      '{gateway/{contract,service,lexicon,src,origin,chat,test}/**/*.ts,web/src/**/*.{ts,tsx}}',
      {
        cwd: root,
      },
    )
      // Words for goods are no names.
      .filter((file) => !/generated|lexicon\/names\.ts$|origin\/demo\/languages\//.test(file));
    expect(files.length).toBeGreaterThan(800);
    const pattern = new RegExp(String.raw`(?<![\w$'’"-])(?:${names.join('|')})(?![\w$'’"-])`, 'g');
    const found = files.flatMap((file) =>
      [...readFileSync(resolve(root, file), 'utf8').matchAll(pattern)].map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
