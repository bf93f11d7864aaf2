import {
  useCallback,
  useRef,
  type AnchorHTMLAttributes,
  type FocusEvent,
  type FormHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useBoot, type Boot } from '../document/boot.ts';
import { LANGUAGE_KEY, type Language } from '../i18n/language.ts';
import { useRouting } from './RouterContext.ts';
import { usePrefetch } from './services.ts';

export { useLocation } from './RouterContext.ts';

/** A pointer that only passes over a link does not prefetch its page. */
const INTENT = 70;

/** Adds `?lang=` to one of the shop's own paths. */
export function withLanguage(path: string, language: Language): string {
  const [rest = '', hash] = path.split('#', 2);
  const [pathname = '', search] = rest.split('?', 2);
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_KEY)) query.set(LANGUAGE_KEY, language);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

function hrefOf(path: string, { language, languageInUrl }: Boot): string {
  return languageInUrl && path.startsWith('/') ? withLanguage(path, language) : path;
}

/**
 * Prepares a path of the shop for a link: if the URL names a language, so do the links (a crawler that reads German pages stays
 * in German, and so does a shopper without scripts).
 */
export function useHref(): (path: string) => string {
  const boot = useBoot();
  return useCallback((path: string) => hrefOf(path, boot), [boot]);
}

export interface LinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** A path from `paths`. */
  readonly to: string;
  /** Whether to prefetch the page's code and data when the link is about to be followed. Default: yes. */
  readonly preload?: boolean;
}

/** A click that the browser handles: new tab, download, other site. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self') ||
    event.currentTarget.hasAttribute('download') ||
    event.currentTarget.origin !== location.origin
  );
}

/** A link within the shop. Hovering, focusing or pressing it prefetches the page's code and data. */
export function Link({
  to,
  preload = true,
  replace,
  preventScrollReset,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  children,
  ...rest
}: LinkProps) {
  const href = hrefOf(to, useBoot());
  const prefetch = usePrefetch();
  const { navigate } = useRouting();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event)) return;
        event.preventDefault();
        void navigate(href, { replace, preventScrollReset });
      }}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        clearTimeout(timer.current);
        if (preload && event.pointerType === 'mouse') timer.current = setTimeout(prefetch, INTENT, href);
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event);
        if (preload) prefetch(href);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        if (preload) prefetch(href);
      }}
    >
      {children}
    </a>
  );
}

/** Navigates to a path of the shop from code, like a link. The same function at every render of a page. */
export function useNavigate(): (path: string, options?: NavigateOptions) => void {
  const { navigate } = useRouting();
  const toHref = useHref();
  return useCallback((path, options) => void navigate(toHref(path), options), [navigate, toHref]);
}

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  /** A path from `paths`. */
  readonly action: string;
}

/** A form whose fields become the query string of a page; it also works before the scripts are loaded. */
export function Form({ action, onSubmit, children, ...rest }: FormProps) {
  const { language, languageInUrl } = useBoot();
  const navigate = useNavigate();
  return (
    <form
      {...rest}
      action={action}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
        }
        const search = query.toString();
        navigate(search === '' ? action : `${action}?${search}`);
      }}
    >
      {languageInUrl && <input type="hidden" name={LANGUAGE_KEY} value={language} />}
      {children}
    </form>
  );
}
