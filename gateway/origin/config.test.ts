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
  ['PRODUCT_INDEX_MB', '-1'],
  ['EMBEDDED_DATABASE', 'tiny'],
  ['LOG_LEVEL', 'loud'],
])('a malformed %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('the demo is for the embedded database', () => {
  const DATABASE_URL = 'postgres://shop@127.0.0.1/shop';
  expect(() => readConfig({ DATABASE_URL, DEMO: 'catalogue' })).toThrow(/^DEMO: must be off/);
  expect(readConfig({ DATABASE_URL, DEMO: 'off' })).toMatchObject({ demo: 'off' });
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
});

test('a delivery service has an address and a credential, and no simulator beside it', () => {
  const both = { DELIVERY_API_URL: 'https://parcels.example.tn/v1/', DELIVERY_API_TOKEN: 'secret' };
  expect(readConfig(both)).toMatchObject({
    deliveryApi: { url: 'https://parcels.example.tn/v1', token: 'secret' },
    carrierSimulator: false,
  });
  for (const name of ['DELIVERY_API_URL', 'DELIVERY_API_TOKEN'] as const)
    expect(() => readConfig({ ...both, [name]: '' })).toThrow(`${name}: is missing`);
  expect(() => readConfig({ ...both, CARRIER_SIMULATOR: 'on' })).toThrow('CARRIER_SIMULATOR');
});
