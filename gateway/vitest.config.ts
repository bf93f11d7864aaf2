import { defineConfig } from 'vitest/config';

// The file that Node itself takes: with another one, tests and libraries would have two copies of graphql.
const ssr = {
  resolve: { conditions: ['module-sync', 'node'], externalConditions: ['module-sync', 'node'] },
};
const limits = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  ssr,
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        ssr,
        test: {
          ...limits,
          name: 'origin',
          include: ['{contract,lexicon,service,origin,chat}/**/*.test.ts'],
          // Each test has an origin of its own, whose state is in its database and its context: modules are loaded once for
          // all files of a worker, and threads share the compiled embedded database. Together two fifths of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        ssr,
        test: { ...limits, name: 'gateway', include: ['{src,test}/**/*.test.ts'] },
      },
    ],
  },
});
