import { describe, expect, it } from 'vitest';
import { contactWays } from './ways.ts';

describe('the ways to contact a person', () => {
  it('are those that are configured, a telephone number without spaces', () => {
    expect(
      contactWays({ messagingApp: 'https://chat.example/1', messenger: null, phone: '+216 71 000 000' }),
    ).toEqual([
      { key: 'live', icon: 'message-circle', href: 'https://chat.example/1' },
      { key: 'call', icon: 'phone', href: 'tel:+21671000000' },
    ]);
    expect(contactWays({ messagingApp: null, messenger: undefined, phone: '' })).toEqual([]);
  });
});
