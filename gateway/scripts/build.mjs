// Builds web: the client with its compressed forms, and the server entry.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { Failure, root, run } from './prepare.mjs';

const dist = join(root, 'web/dist');
const building = join(root, 'web/.dist');

try {
  // Beside the old build, so that one that fails leaves the old one as it was.
  rmSync(building, { recursive: true, force: true });
  const vite = (...args) => run('vite', ['build', '--logLevel', 'warn', ...args], { cwd: join(root, 'web') });
  await vite('--outDir', '.dist/client', '--manifest');
  await vite('--outDir', '.dist/server', '--ssr', 'src/entry-server.tsx');
  compressFolder(join(building, 'client'));
  rmSync(dist, { recursive: true, force: true });
  renameSync(building, dist);
} catch (error) {
  if (existsSync(building)) rmSync(building, { recursive: true, force: true });
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exit(error.code);
}
