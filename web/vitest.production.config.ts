/** The lane of tests that run on the very Relay that the shop's build makes: see productionRelay.ts. */
import { defineConfig, mergeConfig } from 'vitest/config';
import { productionRelay } from './productionRelay.ts';
import usual from './vitest.config.ts';

/** What brings a Relay of its own (relay-test-utils) is left to the usual lane. */
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
