import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knownParameters } from './knownParameters.ts';
import { isPageParameter } from './pageManifest.ts';
import { paths } from './paths.ts';

const src = dirname(fileURLToPath(import.meta.url));

describe('the query parameters of a path', () => {
  it.each([
    ['/', ['lang']],
    ['/no/such/page', ['lang']],
    ['/mall', ['lang', 'after']],
    ['/product/x', ['lang', 'variant']],
    ['/login', ['lang', 'returnTo']],
  ])('of %s are %j', (path, names) => expect(knownParameters(path)).toEqual(names));

  it('are those of the page that the path leads to', () => {
    expect(knownParameters('/products')).toEqual(knownParameters('/allproducts'));
    expect(knownParameters('/products')).toContain('brand');
  });

  it('are known wherever a link of the shop uses them', () => {
    const { category: _category, ...others } = paths;
    for (const make of Object.values(others) as ((value: string) => string)[]) {
      const url = new URL(make('x'), 'https://lawaj.tn');
      for (const name of url.searchParams.keys())
        expect(knownParameters(url.pathname), url.href).toContain(name);
    }
  });

  it('are all declared: none is read that would be removed before its page is rendered', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      // The back-office is rendered in the browser alone, from its whole address.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__|^pages\/admin\//.test(file))
      .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);
    const constants = new Map(
      files.flatMap(([, text]) =>
        [...text.matchAll(/const ([A-Z_]+) = '([^']*)';/g)].map(([, name, value]) => [name, value] as const),
      ),
    );
    const undeclared = files.flatMap(([file, text]) =>
      [...text.matchAll(/\bsearchParams\s*\.(?:get|getAll|has)\(\s*(?:'([^']+)'|(\w+))\s*\)/g)]
        .map(([, literal, constant = '']) => literal ?? constants.get(constant) ?? `${constant} (unknown)`)
        // The worker also sees requests for data, and previews, which pass all caches.
        .filter(
          (name) =>
            !isPageParameter(name) &&
            !(file.startsWith('offline/') && (name === 'documentId' || name === 'preview')),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(undeclared).toEqual([]);
  });
});
