import { describe, expect, it } from 'vitest';
import { check, createMessageKeys, toInput, type Draft } from './ticketDraft.ts';

const draft: Draft = {
  name: 'Amel',
  email: 'amel@example.tn',
  phone: '',
  category: 'ORDER',
  subject: 'Mon colis',
  message: 'Il n’est pas encore là.',
  orderNumber: '',
};

describe('a question', () => {
  it('can be sent with or without phone and order number', () => {
    expect(check(draft)).toEqual({});
    expect(check({ ...draft, phone: '+216 20 123 456', orderNumber: 'cmd-26-000123-4' })).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: { code: 'REQUIRED' } }],
    [{ email: 'amel@example' }, { email: { code: 'INVALID' } }],
    [{ phone: '1234' }, { phone: { code: 'INVALID' } }],
    [{ orderNumber: '123' }, { orderNumber: { code: 'INVALID' } }],
    [{ subject: 'ab' }, { subject: { code: 'TOO_SHORT', limit: 3 } }],
    [{ message: 'x'.repeat(5001) }, { message: { code: 'TOO_LONG', limit: 5000 } }],
  ])('%j is reported by field', (change, problems) => {
    expect(check({ ...draft, ...change })).toEqual(problems);
  });

  it('is sent trimmed and without empty fields', () => {
    expect(
      toInput({ ...draft, name: ' Amel ', phone: '20 123 456', orderNumber: ' cmd-26-000123-4 ' }),
    ).toEqual({
      name: 'Amel',
      email: 'amel@example.tn',
      category: 'ORDER',
      subject: 'Mon colis',
      message: 'Il n’est pas encore là.',
      phone: '20123456',
      orderNumber: 'CMD-26-000123-4',
    });
    expect(toInput(draft)).not.toHaveProperty('phone');
  });
});

describe('the key of a message', () => {
  it('stays the same for the same message, and is another one for another message', () => {
    const keyOf = createMessageKeys();
    const first = keyOf(toInput(draft));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(toInput({ ...draft, name: 'Amel ' }))).toBe(first);
    expect(keyOf(toInput({ ...draft, message: 'Autre chose, cette fois.' }))).not.toBe(first);
  });
});
