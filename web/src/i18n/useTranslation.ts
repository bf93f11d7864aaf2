import { createContext, use } from 'react';
import { direction, type Language } from './language.ts';
import type { Area, AreaTranslate, Translator } from './translate.ts';

export const TranslatorContext = createContext<Translator | null>(null);

/**
 * The texts of an area in the page's language: `const { t, language } = useTranslation('product')`, then `t('addToCart')`,
 * `t('stock.low', { count: 3 })`, or another area's key as `t('common:close')`.
 */
export function useTranslation<Name extends Area>(
  area: Name,
): { t: AreaTranslate<Name>; language: Language; dir: 'ltr' | 'rtl' } {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error('useTranslation needs a TranslatorContext above it');
  return {
    t: translator.forArea(area),
    language: translator.language,
    dir: direction(translator.language),
  };
}
