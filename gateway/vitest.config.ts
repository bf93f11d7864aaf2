import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,src,origin,test}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
  },
});
