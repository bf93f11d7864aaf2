import { useCallback, useState } from 'react';
import { VARIANT_PARAM } from '../variant.ts';
import { chosenVariant, initialChoice, withColor, type Choice, type Variant } from './variants.ts';

/**
 * The shopper's choice among a product's variants. It starts with the variant of the URL, and the URL follows it, so that it
 * can be shared; no data are refetched, the page has all variants.
 */
export function useChoice<V extends Variant>(variants: readonly V[], url: URL) {
  const [choice, setChoice] = useState(() => initialChoice(variants, url.searchParams.get(VARIANT_PARAM)));
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      const variant = chosenVariant(variants, next);
      const address = new URL(location.href);
      if (variant) address.searchParams.set(VARIANT_PARAM, variant.sku);
      else address.searchParams.delete(VARIANT_PARAM);
      history.replaceState(history.state, '', address);
    },
    [variants],
  );
  return {
    choice,
    variant: chosenVariant(variants, choice),
    chooseColor: useCallback(
      (color: string) => choose(withColor(variants, choice, color)),
      [choose, variants, choice],
    ),
    chooseSize: useCallback((size: string) => choose({ ...choice, size }), [choose, choice]),
  };
}
