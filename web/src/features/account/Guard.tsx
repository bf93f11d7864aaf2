import { useEffect, useRef, type ReactNode } from 'react';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { useKnownSession, type Session } from '../session/useSession.ts';
import { storeReturn } from './returnTo.ts';

interface GuardProps {
  /** Only for admins. */
  admin?: boolean;
  /** Shown until the session is known, and while redirecting. */
  fallback: ReactNode;
  children: (session: Session) => ReactNode;
}

/**
 * Shows its content to the viewer; visitors are redirected to the home page, and after signing in back here. It decides in the
 * browser: a first visit from another site carries no cookie, so the server cannot know.
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
    // After signing out there is no page to return to.
    if (session === null && !wasAllowed.current) {
      storeReturn(here);
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
