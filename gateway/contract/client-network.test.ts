import { describe, expect, it } from 'vitest';
import { clientKey, clientNetwork, UNKNOWN_CLIENT } from './client-network.ts';

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5511', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:aaaa:bbbb:cccc:dddd', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:ffff::', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::5]:443', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::198.51.100.1', '2001:db8:0:0::/64'],
  ])('%s counts as %s', (address, key) => expect(clientKey(address)).toBe(key));

  it('maps its own keys to themselves', () => {
    for (const address of ['203.0.113.7', '2001:db8:0:1::5', 'nonsense'])
      expect(clientKey(clientKey(address))).toBe(clientKey(address));
  });

  it.each([
    undefined,
    '',
    'unknown',
    '256.1.1.1',
    '1.2.3',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    'x'.repeat(9_000),
  ])('counts %s with everybody else who has no address', (address) =>
    expect(clientKey(address)).toBe(UNKNOWN_CLIENT),
  );
});

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.250', '203.0.113.0/24'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
    ['no address', UNKNOWN_CLIENT],
  ])('%s belongs to %s', (address, network) => expect(clientNetwork(address)).toBe(network));
});
