import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CheckoutSteps } from './CheckoutSteps.tsx';

vi.mock('../../../i18n/useTranslation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** The steps' states: done, current, or open. */
const statesOf = (done: { contact: boolean; address: boolean; pay: boolean }) =>
  renderToStaticMarkup(<CheckoutSteps done={done} />)
    .split('<li')
    .slice(1)
    .map((item) =>
      item.includes('aria-current="step"') ? 'current' : item.includes('steps.done') ? 'done' : 'open',
    );

it.each([
  [{ contact: false, address: false, pay: false }, ['current', 'open', 'open']],
  [{ contact: true, address: false, pay: false }, ['done', 'current', 'open']],
  [{ contact: false, address: true, pay: false }, ['current', 'done', 'open']],
  [{ contact: true, address: true, pay: true }, ['done', 'done', 'done']],
])('the first part that is not complete is the current one: %j', (done, states) =>
  expect(statesOf(done)).toEqual(states),
);
