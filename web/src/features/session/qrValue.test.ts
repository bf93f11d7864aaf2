import { describe, expect, it } from 'vitest';
import { qrValue } from './qrValue.ts';

describe('the value of the QR code', () => {
  it('is built from account number and last name', () => {
    expect(qrValue({ accountNumber: '4820173', lastName: ' Ben Salah ' })).toBe('4820173-Ben Salah');
  });
});
