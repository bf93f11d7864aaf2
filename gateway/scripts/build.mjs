// Builds web, then the compressed forms of the client's files.
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { Failure, root, run } from './prepare.mjs';

try {
  await run('node', ['web/build.ts']);
  compressFolder(join(root, 'web/dist/client'));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exit(error.code);
}
