import { describe, expect, it } from 'vitest';
import { savedAmount, variantOffer } from './variantOffer.ts';

const offer = { current: '80.000', regular: '100.000', percent: 20, isFlash: false };

describe('the offer of a variant', () => {
  it('is the product’s own if it costs the same', () => {
    expect(variantOffer(offer, '80.000', '80.000')).toEqual(offer);
  });

  it('shifts both prices by the variant’s difference', () => {
    expect(variantOffer(offer, '80.000', '95.500')).toEqual({
      current: '95.500',
      regular: '115.500',
      percent: 17,
      isFlash: false,
    });
  });

  it('shifts them down too, in exact millimes', () => {
    expect(variantOffer({ ...offer, regular: null, percent: 0 }, '80.000', '79.999')).toMatchObject({
      current: '79.999',
      regular: null,
      percent: 0,
    });
  });
});

describe('the saving', () => {
  it('is the difference of both prices', () => {
    expect(savedAmount(offer)).toBe('20.000');
    expect(savedAmount({ ...offer, current: '99.995' })).toBe('0.005');
  });

  it('is null without a reduction', () => {
    expect(savedAmount({ ...offer, regular: null })).toBeNull();
  });
});
