/**
 * Builds the shop's pages: `node web/build.ts` creates web/dist/client (files for browsers, with hashed names) and
 * web/dist/server (the gateway's renderer).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundle } from './bundle.ts';
import { buildOffline } from './offline.ts';
import { EARLY_SCRIPT } from './src/document/assets.ts';

process.env['NODE_ENV'] = 'production';
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const generate = fileURLToPath(new URL('src/design/generate.ts', import.meta.url));

const { status } = spawnSync(process.execPath, [generate], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await build({ configFile, logLevel: 'warn' });
await bundle('src/features/cart/earlyScript.ts', EARLY_SCRIPT);
await buildOffline();
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
