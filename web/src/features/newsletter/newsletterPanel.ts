/** The newsletter's dialog can be opened from anywhere on a page with a `NewsletterPopup`. */
let show: (() => void) | undefined;

/** Opens the dialog. */
export const openNewsletter = (): void => show?.();

/** For `NewsletterPopup`: called when the dialog is to be opened. Returns the unsubscribe function. */
export function onNewsletterRequest(listener: () => void): () => void {
  show = listener;
  return () => {
    if (show === listener) show = undefined;
  };
}
