import { describe, expect, it } from 'vitest';
import { isPublicAddress, isRequestable } from './public-address.ts';

describe('addresses', () => {
  it.each(['41.226.11.1', '8.8.8.8', '2001:4860:4860::8888', '2a00:1450::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'shop.example',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('URLs', () => {
  const may = (url: string, allowsLocal = false): boolean => isRequestable(new URL(url), allowsLocal);

  it.each([
    'https://erp.example/in',
    'https://erp.example:8443/in?a=b',
    'https://41.226.11.1/',
    'https://[2a00:1450::1]/',
  ])('%s may be requested', (url) => {
    expect(may(url)).toBe(true);
  });

  it.each([
    'http://erp.example/in',
    'https://erp/in',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:7f00:1]/',
    'https://user@erp.example/',
    'https://erp.example@10.0.0.1/',
    'ftp://erp.example/',
    'https://localhost/',
    'http://127.0.0.1/',
  ])('%s may not', (url) => {
    expect(may(url)).toBe(false);
  });

  it('of this computer may be requested where that is allowed, and other private ones never', () => {
    expect(may('http://127.0.0.1:4000/', true)).toBe(true);
    expect(may('http://localhost:4000/', true)).toBe(true);
    expect(may('http://10.0.0.1/', true)).toBe(false);
    expect(may('https://10.0.0.1/', true)).toBe(false);
  });
});
