import { expect, it } from 'vitest';

import { sellTarget } from './sellTarget.ts';

it('leads to the site of the sellers when there is one, else stays in the shop', () => {
  expect(sellTarget('https://sellers.example/')).toEqual({
    to: 'https://sellers.example/',
    isExternal: true,
  });
  for (const none of [null, undefined, '']) {
    expect(sellTarget(none)).toEqual({ to: '/sell', isExternal: false });
  }
});
