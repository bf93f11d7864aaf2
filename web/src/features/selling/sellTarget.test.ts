import { expect, it } from 'vitest';

import { sellTarget } from './sellTarget.ts';

it('is the site of the sellers if there is one, else a page of the shop', () => {
  expect(sellTarget('https://sellers.example/')).toEqual({
    to: 'https://sellers.example/',
    isExternal: true,
  });
  for (const none of [null, undefined, '']) {
    expect(sellTarget(none)).toEqual({ to: '/sell', isExternal: false });
  }
});
