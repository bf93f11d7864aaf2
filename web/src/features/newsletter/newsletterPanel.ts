/** The newsletter's dialog can be asked for from anywhere on a page that holds a `NewsletterPopup`. */
let show: (() => void) | undefined;

/** Opens the dialog. */
export const openNewsletter = (): void => show?.();

/** For `NewsletterPopup`: called when the dialog is asked for. Gives back what takes it off again. */
export function onNewsletterAsked(listener: () => void): () => void {
  show = listener;
  return () => {
    if (show === listener) show = undefined;
  };
}
