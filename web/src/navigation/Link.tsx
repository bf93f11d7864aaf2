import { useCallback, useRef, type FocusEvent, type PointerEvent } from 'react';
import {
  Link as RouterLink,
  useNavigate as useRouterNavigate,
  type LinkProps as RouterLinkProps,
  type NavigateOptions,
} from 'react-router-dom';
import { useBoot } from '../document/boot.ts';
import { LANGUAGE_KEY, type Language } from '../i18n/language.ts';
import { usePrefetch } from './services.ts';

/** A pointer that only passes over a link does not ask for its page. */
const INTENT = 70;

/** Adds `?lang=` to one of the shop's own paths. */
function withLanguage(path: string, language: Language): string {
  const [rest = '', hash] = path.split('#', 2);
  const [pathname = '', search] = rest.split('?', 2);
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_KEY)) query.set(LANGUAGE_KEY, language);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Makes a path of the shop ready for a link: while the address names a language, so do the links (a crawler that reads German
 * pages goes on to German pages, and so does a shopper without scripts).
 */
export function useHref(): (path: string) => string {
  const { language, languageInUrl } = useBoot();
  return useCallback(
    (path: string) => (languageInUrl && path.startsWith('/') ? withLanguage(path, language) : path),
    [language, languageInUrl],
  );
}

export interface LinkProps extends Omit<RouterLinkProps, 'to' | 'prefetch'> {
  /** A path from `paths`. */
  readonly to: string;
  /** Whether to fetch the page's code and data when the link is about to be followed. Default: yes. */
  readonly preload?: boolean;
}

/** A link within the shop. Hovering, focusing or pressing it fetches the page's code and data in advance. */
export function Link({ to, preload = true, onPointerEnter, onPointerLeave, onPointerDown, onFocus, ...rest }: LinkProps) {
  const href = useHref()(to);
  const prefetch = usePrefetch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!preload) {
    return <RouterLink discover="none" {...rest} {...{ onPointerEnter, onPointerLeave, onPointerDown, onFocus }} to={href} />;
  }
  return (
    <RouterLink
      discover="none"
      {...rest}
      to={href}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') timer.current = setTimeout(prefetch, INTENT, href);
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event);
        prefetch(href);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        prefetch(href);
      }}
    />
  );
}

/** Goes to a path of the shop from code, as a link would. */
export function useNavigate(): (path: string, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const toHref = useHref();
  return useCallback(
    (path: string, options?: NavigateOptions) => {
      void navigate(toHref(path), options);
    },
    [navigate, toHref],
  );
}
