import react from '@vitejs/plugin-react';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Alias } from 'vite';
import relay from 'vite-plugin-relay';
import { SMALL_SOURCE } from '../gateway/scripts/small-source.ts';
import { chunks } from './chunks.ts';
import { shortClassNames } from './classNames.ts';
import { moduleSizes } from './moduleSizes.ts';
import { precomputed } from './precomputed.ts';
import { slimTranslations } from './slimI18next.ts';
import { slimRelay } from './slimRelay.ts';
import { slimRouting } from './slimRouter.ts';
import { browserPages } from './src/browserPages.ts';

/** react-router's default export condition is its development build, whatever the mode. */
const production = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
];

const root = fileURLToPath(new URL('.', import.meta.url));

/** Names classes for a build, the same in browser and server. */
function moduleClassName(): (name: string, file: string) => string {
  const nameOf = shortClassNames(root);
  return (name, file) => nameOf(relative(root, file.split('?', 1)[0] ?? file), name);
}

/** The first load names a hundred built files: each character of a hash counts. Both builds name pictures the same way. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';
const scriptFileNames = 'assets/[name]-[hash:7].js';

/** lightningcss' `Features.LightDark`: variables in place of a function of colours that no sheet uses. */
const NO_LIGHT_DARK = 1_048_576;

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild === true ? false : 'public',
  // Relay's before React's: it turns graphql tags into imports of the compiled documents.
  plugins: [
    relay,
    react(),
    slimRelay(),
    slimTranslations(),
    slimRouting(),
    precomputed(`${root}src/browserPages.ts`, { browserPages }),
    ...(isSsrBuild === true ? [] : [moduleSizes()]),
  ],
  // Development uses the packages unchanged.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  // Development has readable names.
  ...(command === 'build'
    ? {
        css: {
          modules: {
            generateScopedName: moduleClassName(),
          },
          lightningcss: { exclude: NO_LIGHT_DARK },
        },
      }
    : {}),
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: isSsrBuild === true ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output:
        isSsrBuild === true
          ? { assetFileNames, minify: SMALL_SOURCE }
          : {
              assetFileNames,
              entryFileNames: scriptFileNames,
              chunkFileNames: scriptFileNames,
              codeSplitting: { groups: chunks },
            },
    },
  },
  // Bundled, so that React and Relay are their production builds whatever NODE_ENV is set at runtime. On the server Vite leaves NODE_ENV to
  // be read at runtime, which Relay did thousands of times for a page.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
