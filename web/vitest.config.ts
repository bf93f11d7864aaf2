import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [relay, react()],
  // The interface that the shop is built with.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  // The file that Node itself loads: tests that start a gateway would have two copies of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'], externalConditions: ['module-sync', 'node'] } },
  test: {
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    exclude: configDefaults.exclude,
    // A test that needs a document says so: `// @vitest-environment jsdom` in its first line.
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers would only compete.
    maxWorkers: 2,
  },
});
