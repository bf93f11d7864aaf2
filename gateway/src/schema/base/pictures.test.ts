import { describe, expect, it, test } from 'vitest';
import { isLogoTemplate } from '../../../contract/rules/pictures.ts';
import { brandLogo, pictureHosts } from './pictures.ts';

const template = 'https://logos.example/v1/{brand}.png?token={brand}';

describe('the logo of a brand', () => {
  it('is the word mark of our own until a service is configured', () => {
    expect(brandLogo('Zen', '/media/a-0', { cdn: null, brandLogo: null })).toBe('/media/a-0');
    expect(brandLogo('Zen', null, { cdn: null, brandLogo: null })).toBeNull();
  });

  it('comes from the service by the brand’s name', () => {
    const services = { cdn: null, brandLogo: template };
    expect(brandLogo('Dar & Co/é', '/media/a-0', services)).toBe(
      'https://logos.example/v1/Dar%20%26%20Co%2F%C3%A9.png?token=Dar%20%26%20Co%2F%C3%A9',
    );
    expect(brandLogo('Zen', null, services)).toContain('/v1/Zen.png');
  });

  it('stays where it has a fixed address', () => {
    expect(brandLogo('Zen', 'https://zen.example/l.png', { cdn: null, brandLogo: template })).toBe(
      'https://zen.example/l.png',
    );
  });
});

test.each([
  [{ cdn: null, brandLogo: null }, []],
  [{ cdn: 'https://img.example/shop', brandLogo: null }, ['https://img.example']],
  [{ cdn: 'https://a.example', brandLogo: template }, ['https://a.example', 'https://logos.example']],
  [{ cdn: 'https://logos.example', brandLogo: template }, ['https://logos.example']],
])('%o has the hosts %j', (services, hosts) => {
  expect(pictureHosts(services)).toEqual(hosts);
});

test('a template names the brand and is a web address', () => {
  expect(isLogoTemplate(template)).toBe(true);
  for (const text of ['https://logos.example/', '{brand}', 'data:{brand}', 'javascript:{brand}'])
    expect(isLogoTemplate(text)).toBe(false);
});
