import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Alias, type PluginOption } from 'vite';
import relayPlugin from 'vite-plugin-relay';

// Before React's plugin: it turns graphql tags into imports of the compiled documents.
const relay = relayPlugin as PluginOption;

/** Leaves Relay's legacy interface out of the first load. */
const relayHooks: Alias = { find: /^react-relay$/, replacement: 'react-relay/hooks' };

// react-router's default export condition is its development build, whatever the mode.
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [relay, react()],
  // Development runs the packages as they are.
  resolve: { alias: command === 'build' ? [relayHooks, ...productionRouter] : [] },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: isSsrBuild === true ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
    },
  },
  // The aliases reach only what is bundled; the router's own dependencies are nested below it.
  ssr: command === 'build' ? { noExternal: [/^react-router/, 'cookie', 'set-cookie-parser'] } : {},
}));
