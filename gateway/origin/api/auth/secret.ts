/** The key that signs sessions: a setting, or one that is generated once and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'session.key';

function read(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text.length < 32) throw new Error(`${path} does not hold a key`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The key as text. Without a setting and a folder it lasts as long as the process. */
export function sessionSecret(setting: string | undefined, dataDir: string | null): string {
  if (setting !== undefined) return setting;
  if (dataDir === null) return randomBytes(48).toString('base64url');
  const path = join(dataDir, FILE);
  const known = read(path);
  if (known !== undefined) {
    chmodSync(path, 0o600);
    return known;
  }
  mkdirSync(dataDir, { recursive: true });
  // Written completely, then renamed: two processes that start at once agree on one key.
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(part, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return read(path) as string;
}
