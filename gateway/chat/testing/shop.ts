/** The real REST API with the demo catalogue, listening on a port. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../origin/db/database.ts';
import { keepDemoFresh, loadDemo } from '../../origin/demo/index.ts';
import { databaseTemplate } from '../../origin/testing/database.ts';
import { createCarrierSimulator } from '../../origin/api/delivery/simulator.ts';
import { startTestOrigin } from '../../origin/testing/origin.ts';
import type { TestOrigin } from '../../origin/testing/origin.ts';

export interface TestShop {
  origin: TestOrigin;
  /** Address of the REST API. */
  url: string;
  close(): Promise<void>;
}

/** Path of a dumped database with the demo catalogue: restoring it is many times faster than creating it. */
async function demoTemplate(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../../origin');
  const hash = createHash('sha256');
  for (const file of globSync('{db,search}/**/*.{ts,sql,json,md}', { cwd: folder }).sort())
    hash.update(readFileSync(resolve(folder, file)));
  const path = join(tmpdir(), `lawaj-demo-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;
  const database = await openDatabase({ dataDir: null, template: await databaseTemplate() });
  await loadDemo(database.db);
  const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(part, await database.dump());
  renameSync(part, path);
  await database.close();
  return path;
}

/** Starts the demo shop. */
export async function openTestShop(): Promise<TestShop> {
  const database = await openDatabase({ dataDir: null, template: await demoTemplate() });
  await keepDemoFresh(database.db);
  const origin = await startTestOrigin(database);
  Object.assign(origin.origin.context, { carrier: createCarrierSimulator(database.db) });
  return {
    origin,
    url: await origin.origin.listen(),
    async close() {
      await origin.close();
      await database.close();
    },
  };
}
