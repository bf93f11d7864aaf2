import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('what is not set has a default', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: undefined,
    demo: 'auto',
    serviceToken: undefined,
  });
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 0 });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SERVICE_TOKEN', 'short'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('a malformed %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
});
