/** `npm run test:redis`: what gateways share in Redis, one file after the other. */
import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

export default defineConfig({
  ...usual,
  test: {
    include: ['test/redis/*.redis.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
