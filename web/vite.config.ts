import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Alias, type PluginOption } from 'vite';
import relayPlugin from 'vite-plugin-relay';
import { slimRelay } from './slimRelay.ts';

// Before React's plugin: it turns graphql tags into imports of the compiled documents.
const relay = relayPlugin as PluginOption;

/** Leaves Relay's legacy interface out of the first load. */
const relayHooks: Alias = { find: /^react-relay$/, replacement: 'react-relay/hooks' };

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [slimRelay(), relay, react()],
  // Development runs the packages as they are.
  resolve: { alias: command === 'build' ? [relayHooks] : [] },
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
}));
