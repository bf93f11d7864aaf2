import type { Plugin } from 'vite';

/**
 * Replaces a module by its computed value when the shop is built, so that the browser does not load the data it is computed
 * from.
 *
 * @param file the module's path
 * @param exported its export: plain data
 */
export const precomputed = (file: string, exported: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'precomputed',
  apply: 'build',
  load: (id) =>
    id === file
      ? Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null,
});
