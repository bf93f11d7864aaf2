import { useEffect } from 'react';

import { withAreas } from '../../i18n/translate.ts';
import { useOverlay } from '../../design/useOverlay.ts';
import { useLocation } from '../../navigation/RouterContext.ts';
import { onNewsletterRequest } from './newsletterPanel.ts';
import { countVisit } from './visits.ts';

const load = withAreas(['newsletter'], () => import('./NewsletterDialog.tsx'));

/** Contains the newsletter's dialog: it opens at every tenth visit of the page, and on request. */
export function NewsletterPopup() {
  const { key } = useLocation();
  const { Component: NewsletterDialog, isOpen, show, hide } = useOverlay(load);
  useEffect(() => onNewsletterRequest(show), [show]);
  useEffect(() => {
    if (countVisit(key, () => localStorage)) show();
  }, [key, show]);
  return NewsletterDialog && <NewsletterDialog isOpen={isOpen} onClose={hide} />;
}
