/** Settings are declared once: files that repeat them must match. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig as readChatConfig } from '../chat/config.ts';
import { readConfig as readOriginConfig } from '../origin/config.ts';
import { root } from '../service/settings.ts';
import { readSettings } from '../src/config.ts';
import { SETTING_NAMES, SETTINGS_OF, settingsSchema } from './settings.ts';
import type { SettingName } from './settings.ts';

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const isSetting = (name: string): name is SettingName => SETTING_NAMES.includes(name as SettingName);

describe('.env.example', () => {
  const text = read('.env.example');
  const entries = [...text.matchAll(/^# (.+)\n# ?([A-Z_]+)=(.*)$/gm)];

  it('documents every setting with its description and default', () => {
    expect(entries.map(([, , name]) => name)).toEqual([...SETTING_NAMES]);
    for (const [, description, name, value] of entries) {
      expect(description, name).toBe(settingsSchema.shape[name as SettingName].description);
      if (value) expect(() => readSettings({ [name as string]: value }), name).not.toThrow();
    }
  });

  it('is valid without changes', () => {
    expect(readSettings({}, text)).toEqual(readSettings({}));
  });
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  /** Entries below `environment:` of a service, by name. */
  const environmentOf = (service: string): Map<string, string> => {
    const own = new RegExp(`^  ${service}:\\n((?:(?:    .*)?\\n)+)`, 'm').exec(text)?.[1] ?? '';
    const lines = /^    environment:\n((?: {6}.*\n)+)/m.exec(own)?.[1] ?? '';
    return new Map(
      [...lines.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
  };
  /** Settings that a production process does not need. */
  const LEFT_OUT: Readonly<Record<'gateway' | 'origin', readonly SettingName[]>> = {
    gateway: [],
    // Production has no demo and no simulators, and its sandbox is a service of its own.
    origin: ['DEMO', 'SANDBOX_API', 'PAYMENT_SIMULATOR', 'CARRIER_SIMULATOR'],
  };

  it.each(['gateway', 'origin'] as const)(
    'passes on to the %s all of its settings, and no others',
    (service) => {
      const passed = [...environmentOf(service).keys()];
      const expected = SETTINGS_OF[service].filter((name) => !LEFT_OUT[service].includes(name));
      expect(passed.toSorted()).toEqual(expected.toSorted());
    },
  );

  it.each(['gateway', 'origin'])('fills the settings of the %s with what has the same name', (service) => {
    for (const [name, value] of environmentOf(service))
      for (const [, used = ''] of value.matchAll(/\$\{([A-Z_]+)/g))
        if (isSetting(used)) expect(used, service).toBe(name);
  });

  it('requires no unused setting', () => {
    const demanded = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    expect(new Set(demanded)).toEqual(new Set(['POSTGRES_PASSWORD', 'SERVICE_TOKEN']));
  });
});

describe('the documentation', () => {
  it.each(['README.md', 'gateway/docs/operations.md'])('names existing settings: %s', (file) => {
    const tables = read(file).matchAll(/^\| Settings? \|.*\n\|[-| ]+\n((?:\|.*\n)+)/gm);
    const names = [...tables].flatMap(([, rows = '']) =>
      rows
        .split('\n')
        .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)),
    );
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(SETTING_NAMES).toContain(name);
  });
});

describe('gateway, REST API and chat host', () => {
  const REST = { REST_API_URL: 'http://127.0.0.1:1' };
  const processes = {
    gateway: (env: Record<string, string>, file?: string) => readSettings(env, file),
    origin: (env: Record<string, string>, file?: string) => readOriginConfig(env, file),
    chat: (env: Record<string, string>, file?: string) => readChatConfig({ ...REST, ...env }, file),
  };

  it.each(Object.entries(processes))('the %s refuses what nobody knows, from both places', (_, readIn) => {
    expect(() => readIn({}, 'COLOUR=red')).toThrow(/^COLOUR: unknown setting in \.env$/);
    expect(() => readIn({ LAWAJ_COLOUR: 'red' })).toThrow(/^LAWAJ_COLOUR: unknown setting$/);
    expect(() => readIn({ DATABSE_URL: 'x' })).toThrow(/did you mean DATABASE_URL\?$/);
    expect(() => readIn({}, 'PORT=many')).toThrow(/^PORT: must be a port number$/);
  });

  it.each(Object.entries(processes))('the %s reads one file with the settings of all', (_, readIn) => {
    const file = 'DATA_DIR=/somewhere\nCACHE_MB=64\nPORT=4100\nSTT_BASE_URL=http://a/v1\nSTT_MODEL=m';
    expect(readIn({}, file)).toMatchObject(_ === 'gateway' ? { PORT: 4100 } : { port: 4100 });
    expect(readIn({ PORT: '4200' }, file)).toMatchObject(_ === 'gateway' ? { PORT: 4200 } : { port: 4200 });
  });

  it('agree on what a value means', () => {
    const env = { PUBLIC_URL: 'https://shop.example.tn/', LOG_LEVEL: 'fatal', MAIL_FROM: 'Lawaj <a@b.tn>' };
    expect(readSettings(env)).toMatchObject({ PUBLIC_URL: 'https://shop.example.tn', LOG_LEVEL: 'fatal' });
    expect(readOriginConfig(env)).toMatchObject({
      publicUrl: 'https://shop.example.tn',
      logLevel: 'fatal',
      mailFrom: 'Lawaj <a@b.tn>',
    });
    for (const readIn of [processes.gateway, processes.origin])
      expect(() => readIn({ MAIL_FROM: 'x' })).toThrow(/^MAIL_FROM: must be an address/);
    for (const readIn of Object.values(processes))
      expect(() => readIn({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL: must be one of/);
  });

  it('without a port use the shop’s, or any free one', () => {
    expect(processes.gateway({})).toMatchObject({ PORT: 4000 });
    for (const name of ['origin', 'chat'] as const) expect(processes[name]({})).toMatchObject({ port: 0 });
  });
});
