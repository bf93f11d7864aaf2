import '../generated/tokens.rest.css';
import type { ReactNode } from 'react';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { languageTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { system } from '../theme.ts';

// The page has its reset and tokens already; Chakra must not add its own.
const withoutGlobalStyles = { ...system, _global: [] } as typeof system;

/** Context of an overlay: Chakra's system and the page's writing direction. Never part of a page's first load. */
export function Island({ children }: { children: ReactNode }) {
  const { language } = useTranslation('common');
  return (
    <LocaleProvider locale={languageTag(language)}>
      <ChakraProvider value={withoutGlobalStyles}>{children}</ChakraProvider>
    </LocaleProvider>
  );
}
