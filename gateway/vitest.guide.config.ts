/** `npm run test:guide`: the examples of the API guide, page by page, against one shop with a sandbox. */
import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

export default defineConfig({
  ...usual,
  test: {
    include: ['test/guide/*.guide.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
