import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FieldValue } from './FieldValue.tsx';

vi.mock('../../../i18n/useTranslation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** The text of a value in the question about a conflict. */
const shown = (value: unknown): string =>
  renderToStaticMarkup(<FieldValue value={value} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('reads as people write: never as JSON', () => {
  expect(shown(true)).toBe('yes');
  expect(shown(false)).toBe('no');
  expect(shown(12)).toBe('12');
  expect(shown('Lampe')).toBe('Lampe');
  expect(shown(['laine', 'coton'])).toBe('laine, coton');
  expect(shown({ en: 'Lamp', de: '', tn: 'لمبة' })).toBe('English Lamp تونسي لمبة');
  for (const empty of ['', null, undefined, [], { en: '', de: '', tn: '' }]) expect(shown(empty)).toBe('–');
});
