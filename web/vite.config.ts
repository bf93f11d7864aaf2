import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Alias, type PluginOption } from 'vite';
import relayPlugin from 'vite-plugin-relay';

// react-router's default export condition is its development build, whatever the mode.
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));

/** What is left out of the first load: Relay's legacy interface and the router's development messages. */
export const alias: Alias[] = [
  { find: /^react-relay$/, replacement: 'react-relay/hooks' },
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];

// Before React's plugin: it turns graphql tags into imports of the compiled documents.
const relay = relayPlugin as PluginOption;

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [relay, react()],
  resolve: { alias },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2023',
    rolldownOptions: {
      input: isSsrBuild === true ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
    },
  },
  ssr: { noExternal: [/^react-router/, 'cookie', 'set-cookie-parser'] },
}));
