import type { Plugin } from 'vite';

/** Where the build records the contents of its files, relative to the folder of the client's build. */
export const SIZES_FILE = '.vite/sizes.json';

/** Characters of a script file without its comments, before minification: of packages, and of the shop's own source. */
export interface MadeOf {
  packages: number;
  own: number;
}

/** Comments have no weight in the result, so they are not counted. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Records for each script file how much of it comes from packages, for the budget of the first load. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    generateBundle(_, bundle) {
      const sizes: Record<string, MadeOf> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const size: MadeOf = { packages: 0, own: 0 };
        for (const [id, { code }] of Object.entries(file.modules))
          size[id.includes('/node_modules/') ? 'packages' : 'own'] += (code ?? '').replaceAll(
            COMMENT,
            '',
          ).length;
        sizes[file.fileName] = size;
      }
      this.emitFile({ type: 'asset', fileName: SIZES_FILE, source: JSON.stringify(sizes) });
    },
  };
}
