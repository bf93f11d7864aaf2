/** Texts by language. */
import type { LanguageCode } from '../../../contract/pages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Texts } from './texts.ts';
import { tn } from './tn.ts';

export const TEXTS: Readonly<Record<LanguageCode, Texts>> = { fr, en, de, tn };
