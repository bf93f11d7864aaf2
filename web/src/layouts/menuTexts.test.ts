/** The labels of menus that other storefronts read are those of the shop's own pages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../gateway/contract/rules/languages.ts';
import { MENU_TEXTS } from '../../../gateway/contract/rules/menu-texts.ts';
import { footerColumns, quickLinks, sections } from '../../../gateway/contract/rules/menus.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(MENU_TEXTS))('%s', (name, labels) => {
    const [area, ...groups] = name.split(':');
    const file = new URL(`../i18n/${language}/${area}.json`, import.meta.url);
    const texts = groups.reduce<Record<string, unknown>>(
      (within, group) => within[group] as Record<string, unknown>,
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
    );
    for (const [key, label] of Object.entries(labels)) expect(label[language]).toBe(texts[key]);
  });
});

it('every entry of a menu has one', () => {
  const links = footerColumns.flatMap((column) => column.links.map(({ key }) => key));
  expect(Object.keys(MENU_TEXTS['pages:links']).toSorted()).toEqual(links.toSorted());
  expect(Object.keys(MENU_TEXTS['layout:sections'])).toEqual(sections.map(({ key }) => key));
  expect(Object.keys(MENU_TEXTS['layout:quick'])).toEqual(quickLinks.map(({ key }) => key));
});
