/** Tests on the same Relay as the shop's build: see productionRelay.ts. */
import { defineConfig, mergeConfig } from 'vitest/config';
import { productionRelay } from './productionRelay.ts';
import usual from './vitest.config.ts';

/** Tests with a Relay of their own (relay-test-utils) stay in the other configuration. */
const INCLUDED = [
  'src/relay/{network,renewal,subscriptions,useMutation}.test.{ts,tsx}',
  'src/features/assistant/requestReply.test.ts',
  'src/features/orders/useOrderUpdates.test.tsx',
  'src/pages/account/**/*.test.tsx',
];

export default defineConfig(async () =>
  mergeConfig(
    { ...usual, resolve: {}, test: { ...usual.test, include: INCLUDED, setupFiles: [] } },
    { plugins: [await productionRelay()] },
  ),
);
