import type { HomeList } from '../../../../../gateway/contract/rules/home-items.ts';
import { HOME_SECTIONS, type HomeSection } from '../../../../../gateway/contract/rules/home-sections.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LANGUAGE_NAMES } from '../../../i18n/language.ts';
import { formatInstant } from '../_kit/format.tsx';
import type { Difference, DifferingField, Item } from './content.ts';
import { SERVICES } from './sectionLists.ts';

const isSection = (name: string): name is HomeSection => HOME_SECTIONS.HOME.some((one) => one === name);

/** Names of sections, lists, items and differences in the person's language. */
export function useNames() {
  const { t, language } = useTranslation('adminHomepage');
  const number = (value: number): string => formatNumber(value, language);
  return {
    sectionName: (name: string): string =>
      isSection(name) || name === SERVICES ? t(`section.${name}`) : name,
    listName: (list: HomeList): string => t(`list.${list}`),
    /** An item by its heading, what it refers to, or its place. */
    itemName: (item: Pick<Item, 'title' | 'target'>, index: number): string =>
      item.title?.fr || item.target || t('item.nth', { n: number(index + 1) }),
    /** A field with its language. */
    fieldName: ({ field, language: of }: Pick<DifferingField, 'field' | 'language'>): string =>
      of === null ? t(`field.${field}`) : `${t(`field.${field}`)} (${LANGUAGE_NAMES[of]})`,
    /** The value of a field as people read it. */
    fieldValue: ({ field, value }: Pick<DifferingField, 'field' | 'value'>): string =>
      value === '' ? '–' : field === 'from' || field === 'until' ? formatInstant(value) : value,
    difference: (one: Difference): string => {
      if ('layout' in one) {
        const parts = [
          one.isReordered && t('difference.order'),
          one.shown > 0 && t('difference.shown', { n: number(one.shown) }),
          one.hidden > 0 && t('difference.hidden', { n: number(one.hidden) }),
        ].filter((part) => part !== false);
        return t('difference.line', { what: t(`layout.${one.layout}`), how: parts.join(', ') });
      }
      const parts = [
        one.added > 0 && t('difference.added', { n: number(one.added) }),
        one.changed > 0 && t('difference.changed', { n: number(one.changed) }),
        one.removed > 0 && t('difference.removed', { n: number(one.removed) }),
        one.isReordered && t('difference.order'),
      ].filter((part) => part !== false);
      return t('difference.line', { what: t(`list.${one.list}`), how: parts.join(', ') });
    },
  };
}
