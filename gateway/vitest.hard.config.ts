/** `npm run test:hard`: minutes of races, kills and large uploads, one file after the other. */
import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

export default defineConfig({
  ...usual,
  test: {
    include: ['test/hard/*.hard.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
