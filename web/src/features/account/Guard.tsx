import { useEffect, useRef, type ReactNode } from 'react';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { useKnownSession, type Session } from '../session/useSession.ts';
import { keepReturn } from './returnTo.ts';

interface GuardProps {
  /** Only for admins. */
  admin?: boolean;
  /** Shown until it is known who asks, and while somebody is sent away. */
  fallback: ReactNode;
  children: (session: Session) => ReactNode;
}

/**
 * Shows its content to who is signed in; everybody else is sent to the home page, and after signing in back here. It decides in
 * the browser: a first visit from another site carries no cookie, so the server cannot know.
 */
export function Guard({ admin = false, fallback, children }: GuardProps) {
  const { t } = useTranslation('account');
  const session = useKnownSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const isAllowed = session != null && (!admin || session.isAdmin);
  const wasAllowed = useRef(false);
  useEffect(() => {
    if (isAllowed) wasAllowed.current = true;
    if (session === undefined || isAllowed) return;
    // Who has just signed out wants nothing more here.
    if (session === null && !wasAllowed.current) {
      keepReturn(here);
      toast({
        id: 'guard',
        type: 'info',
        title: t('common:toast.loginRequired'),
        description: t('guard.text'),
        action: { label: t('login.submit'), onClick: () => navigate(paths.login(here)) },
      });
    }
    navigate(paths.home(), { replace: true });
  }, [session, isAllowed, here, navigate, t]);
  return isAllowed ? children(session) : fallback;
}
