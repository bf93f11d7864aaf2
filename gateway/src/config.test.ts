import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../service/settings.ts';
import { readSettings } from './config.ts';

describe('settings', () => {
  it('have defaults that serve a newcomer', () => {
    expect(readSettings({ PATH: '/bin' })).toMatchObject({
      PORT: 4000,
      DATA_DIR: resolve(root, '.data'),
      GRAPHQL_DOCUMENTS: 'open',
      LOG_LEVEL: 'warn',
      embedded: true,
    });
  });

  it('close the documents as soon as a real database or API is used', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://u:p@db/lawaj' })).toMatchObject({
      GRAPHQL_DOCUMENTS: 'trusted',
      LOG_LEVEL: 'info',
      embedded: true,
    });
    expect(readSettings({ REST_API_URL: 'https://api.example.tn/' })).toMatchObject({
      REST_API_URL: 'https://api.example.tn',
      GRAPHQL_DOCUMENTS: 'trusted',
      embedded: false,
    });
    expect(
      readSettings({ REST_API_URL: 'https://api.example.tn', GRAPHQL_DOCUMENTS: 'open' }).GRAPHQL_DOCUMENTS,
    ).toBe('open');
  });

  it('come from the file too, and the environment wins', () => {
    const settings = readSettings({ PORT: '4100', HOST: '' }, 'PORT=4200\nHOST=0.0.0.0\n# note\n');
    expect(settings).toMatchObject({ PORT: 4100, HOST: '0.0.0.0' });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT: must be a port number$/],
    [{ PORT: '70000' }, /^PORT: /],
    [{ GRAPHQL_DOCUMENTS: 'closed' }, /^GRAPHQL_DOCUMENTS: must be one of open, trusted$/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL: must be a postgres:\/\/ URL$/],
    [{ REST_API_URL: 'ftp://x' }, /^REST_API_URL: /],
    [{ REST_API_URL: 'http://a,b' }, /^REST_API_URL: must be an http or https URL, or several/],
    [{ REST_API_URL: 'http://a,' }, /^REST_API_URL: must be an http or https URL, or several/],
    [{ REST_API_URL: 'http://a, http://A:80/' }, /^REST_API_URL: must not name an address twice/],
    [{ REST_API_URL: 'http://a', DATABASE_URL: 'postgres://b/c' }, /^DATABASE_URL: /],
    [{ CHAT_API_URL: 'chat' }, /^CHAT_API_URL: must be an http or https URL$/],
    [{ LLM_BASE_URL: 'http://a/v1' }, /^LLM_MODEL: is missing; LLM_BASE_URL is set$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of silent, fatal, error, warn, info, debug$/],
    [{ LLM_VISION: 'on' }, /^LLM_BASE_URL: is missing; LLM_VISION is set$/],
    [{ STT_MODEL: 'm' }, /^STT_BASE_URL: is missing; STT_MODEL is set$/],
    [{ TTS_BASE_URL: 'http://a/v1', TTS_MODEL: 'm' }, /^TTS_VOICE: is missing; TTS_BASE_URL is set$/],
    [{ CHAT_API_URL: 'http://b', LLM_BASE_URL: 'http://a/v1', LLM_MODEL: 'm' }, /^LLM_BASE_URL: belongs to/],
    [{ CORS_ORIGINS: 'https://a.tn/path' }, /^CORS_ORIGINS: /],
    [{ SERVICE_TOKEN: 'short' }, /^SERVICE_TOKEN: /],
    [{ CONTACT_PHONE: 'call me' }, /^CONTACT_PHONE: /],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: must be one of on, off$/],
    [{ CACHE_MB: '1' }, /^CACHE_MB: /],
    [{ GATEWAY_PROCESSES: '0' }, /^GATEWAY_PROCESSES: must be from 1 to 64$/],
    [{ GATEWAY_PROCESSES: '2' }, /^REST_API_URL: is needed for GATEWAY_PROCESSES/],
    [{ GATEWAY_PROCESSES: '2', REST_API_URL: 'http://a' }, /^REDIS_URL: is needed for GATEWAY_PROCESSES/],
    [{ BRAND_LOGO_URL: 'https://logos.example/x' }, /^BRAND_LOGO_URL: must be .* with \{brand\} in it$/],
    [{ BRAND_LOGO_URL: 'javascript:{brand}' }, /^BRAND_LOGO_URL: /],
    [{ IMAGE_CDN_URL: 'img.example' }, /^IMAGE_CDN_URL: /],
    [{ SOCIAL_MYSPACE_URL: 'https://a.tn' }, /^SOCIAL_MYSPACE_URL: unknown setting$/],
    [{ LAWAJ_PORT: '1' }, /^LAWAJ_PORT: unknown setting$/],
    [{ DATABSE_URL: 'postgres://b/c' }, /^DATABSE_URL: unknown setting; did you mean DATABASE_URL\?$/],
    [{ GRAPHQL_DOCUMENT: 'open' }, /^GRAPHQL_DOCUMENT: unknown setting; did you mean GRAPHQL_DOCUMENTS\?$/],
  ])('refuse %o, naming the setting in one line', (env, message) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(message);
  });

  it.each([
    [{}, 4001],
    [{ PORT: '0' }, 0],
    [{ PORT: '65535' }, 0],
    [{ HOST: '0.0.0.0', PORT: '80' }, 81],
    [{ PUBLIC_URL: 'http://shop.lan' }, 4001],
    [{ TRUST_PROXY: 'on' }, undefined],
    [{ TRUST_PROXY: 'on', UPLOAD_PORT: '4500' }, 4500],
    [{ PUBLIC_URL: 'https://shop.tn', UPLOAD_PORT: '4500' }, undefined],
    [{ PUBLIC_URL: 'https://shop.tn', UPLOAD_PORT: '4500', UPLOAD_URL: 'https://up.shop.tn' }, 4500],
  ])('%o: uploads have the port %s, unless a proxy speaks HTTP/2', (env, port) => {
    expect(readSettings(env as Record<string, string>).uploadPort).toBe(port);
  });

  it('want a secret for webhooks, and a way to ask for events', () => {
    const ORDER_WEBHOOK_URL = 'https://chat.example.tn/hooks/1?a=b/';
    const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(() => readSettings({ ORDER_WEBHOOK_URL })).toThrow(/^WEBHOOK_SECRET: is needed/);
    expect(() => readSettings({ ORDER_WEBHOOK_URL, WEBHOOK_SECRET: 'whsec_short' })).toThrow(
      /^WEBHOOK_SECRET: must be/,
    );
    expect(() =>
      readSettings({ ORDER_WEBHOOK_URL, WEBHOOK_SECRET, REST_API_URL: 'https://api.example.tn' }),
    ).toThrow(/^SERVICE_TOKEN: is needed/);
    expect(readSettings({ ORDER_WEBHOOK_URL, WEBHOOK_SECRET })).toMatchObject({ ORDER_WEBHOOK_URL });
  });

  it('refuse what the file names and nobody knows, and leave the rest of the environment alone', () => {
    expect(() => readSettings({}, 'COLOUR=red')).toThrow(/^COLOUR: unknown setting in \.env$/);
    expect(() =>
      readSettings({ COLOUR: 'red', PWD: '/', HOSTNAME: 'x', npm_config_cache: '/c' }),
    ).not.toThrow();
  });
});
