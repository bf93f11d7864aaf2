import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { direction, languageOf, type Language } from './language.ts';
import { translateArea, type Area, type AreaTranslate } from './translate.ts';

/**
 * The texts of an area in the page's language: `const { t, language } = useTranslation('product')`, then `t('addToCart')`,
 * `t('stock.low', { count: 3 })`, or another area's key as `t('common:close')`.
 *
 * It reads react-i18next's context directly: a document has one language and all its texts from the start, so nothing that the
 * library's hook subscribes to can happen, and subscribing in hundreds of components costs milliseconds of every rendering.
 */
export function useTranslation<Name extends Area>(
  area: Name,
): { t: AreaTranslate<Name>; language: Language; dir: 'ltr' | 'rtl' } {
  const context = use(I18nContext);
  if (context === undefined) throw new Error('useTranslation needs an I18nextProvider above it');
  const language = languageOf(context.i18n.language);
  return { t: translateArea(context.i18n, area), language, dir: direction(language) };
}
