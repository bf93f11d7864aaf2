/** Commands of the operator's page are scripts that `npm run test:scripts` runs in their short form, and its statements are run; the compose file is read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { openTestDatabase } from '../origin/testing/database.ts';
import { root } from '../service/settings.ts';

const page = readFileSync(join(root, 'gateway/docs/operations.md'), 'utf8');

/** Commands within sentences, and those of blocks. */
const commands = [
  ...[...page.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|node|docker) [^`]+)`/g)].map(([, one = '']) => one),
  ...[...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.trim() !== ''),
  ),
];

it('its commands are scripts that are run in their short form, servers that are built, or files that exist', () => {
  const smoke = readFileSync(join(root, 'gateway/scripts/smoke.mjs'), 'utf8');
  const builds = readFileSync(join(root, 'gateway/scripts/servers.ts'), 'utf8');
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const [, script] = /(?:^|\s)npm (?:run )?([\w:]+)/.exec(command) ?? [];
    const [, file] = /(?:^|\s)node (\S+)/.exec(command) ?? [];
    const [, server] = /^gateway\/dist\/(\w+)\.js$/.exec(file ?? '') ?? [];
    if (script !== undefined) expect(smoke, command).toMatch(new RegExp(`^  '?${script}'?: \\{`, 'm'));
    else if (server !== undefined) expect(builds, command).toMatch(new RegExp(`\\b${server}\\b`));
    else if (file !== undefined) expect(readFileSync(join(root, file), 'utf8'), command).not.toBe('');
    else expect(command).toMatch(/^docker /);
  }
});

it('its statements run on the database', async () => {
  const statements = [...page.matchAll(/`((?:select|update|insert|delete) [^`]+)`/g)].map(
    ([, one = '']) => one,
  );
  expect(statements.length).toBeGreaterThan(1);
  const database = await openTestDatabase();
  try {
    for (const statement of statements)
      await expect(run(database.db, statement, []), statement).resolves.toEqual([]);
  } finally {
    await database.close();
  }
});

it('the compose file passes readiness on, ends in time, and is hardened', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const app = /^x-app:[\s\S]+?\n\n/m.exec(compose)?.[0] ?? '';
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'stop_grace_period: 15s',
  ])
    expect(app).toContain(line);
  const service = (name: string) =>
    new RegExp(`^  ${name}:\\n(?:(?:    .*)?\\n)+`, 'm').exec(compose)?.[0] ?? '';
  expect(service('gateway')).toContain("'/ready'");
  expect(service('origin')).toContain("'/health'");
  expect(service('proxy')).toContain('/ready');
  // Only with its profile.
  expect(service('sandbox')).toContain('profiles: [sandbox]');
  expect(service('redis')).toContain('profiles: [redis]');
  expect(service('gateway')).toContain('REDIS_URL: ${REDIS_URL:-}');
});
