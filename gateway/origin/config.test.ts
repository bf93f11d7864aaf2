import { describe, expect, it, test } from 'vitest';
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

describe('traces', () => {
  const tracesOf = (settings: Record<string, string>) =>
    readConfig({ OTEL_TRACES_EXPORTER: 'otlp', ...settings }).traces;

  it('are off by default, and go where OpenTelemetry says', () => {
    expect(readConfig({}).traces).toBeUndefined();
    expect(tracesOf({})).toEqual({
      serviceName: 'lawaj-rest-api',
      url: 'http://localhost:4318/v1/traces',
      headers: {},
      resource: {},
      followsParent: true,
      share: 1,
    });
    expect(
      tracesOf({
        SANDBOX_API: 'on',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/base/',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-team=shop',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
      }),
    ).toMatchObject({
      serviceName: 'lawaj-sandbox',
      url: 'https://traces.example/base/v1/traces',
      headers: { authorization: 'Bearer a=b', 'x-team': 'shop' },
      resource: { 'deployment.environment.name': 'production' },
    });
    expect(tracesOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/own' })?.url).toBe(
      'https://traces.example/own',
    );
    for (const headers of ['authorization', 'a=b,c', 'a=%zz'])
      expect(() => tracesOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(
        /^OTEL_EXPORTER_OTLP_HEADERS: must (?:be pairs|have percent)/,
      );
  });

  it.each([
    ['always_on', false, 1],
    ['always_off', false, 0],
    ['traceidratio', false, 0.05],
    ['parentbased_always_on', true, 1],
    ['parentbased_always_off', true, 0],
    ['parentbased_traceidratio', true, 0.05],
  ])('the sampler %s', (sampler, followsParent, share) => {
    expect(tracesOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.05' })).toMatchObject({
      followsParent,
      share,
    });
  });
});
