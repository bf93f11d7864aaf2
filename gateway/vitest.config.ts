import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The file that Node itself takes: with another one, tests and libraries would have two copies of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'], externalConditions: ['module-sync', 'node'] } },
  test: {
    include: ['{contract,lexicon,service,src,origin,chat,test}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
  },
});
