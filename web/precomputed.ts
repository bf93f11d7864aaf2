import type { Plugin } from 'vite';

/**
 * Puts a module's finished value in its place when the shop is built, so that the browser does not get what the value is worked
 * out from.
 *
 * @param file the module's path
 * @param exported what it exports: plain data
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
