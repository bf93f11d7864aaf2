import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { signInAgain } from './signIn.ts';
import { useProblemText } from './useProblemText.ts';

/** Codes of errors that `Refused` explains. */
export const REFUSALS = ['FORBIDDEN', 'TWO_STEP_REQUIRED', 'UNAUTHENTICATED'] as const;

interface Leveled {
  /** Of the heading. Default: 2. */
  readonly level?: 1 | 2 | undefined;
}

/** In place of what could not be read, because of who asked: what happened, and what to do. */
export function Refused({
  code,
  error,
  level,
}: {
  readonly code: (typeof REFUSALS)[number];
  readonly error: unknown;
} & Leveled) {
  if (code === 'TWO_STEP_REQUIRED') return <SecondStepMissing level={level} />;
  if (code === 'UNAUTHENTICATED') return <SessionEnded level={level} />;
  return <NotAllowed error={error} level={level} />;
}

/** The role does not allow it. `error`: the server's refusal, which names what is missing; absent: it was not asked. */
export function NotAllowed({ error, level }: { readonly error?: unknown } & Leveled) {
  const { t } = useTranslation('admin');
  const { refusalOf } = useProblemText();
  return (
    <EmptyState
      role="alert"
      tone="problem"
      level={level}
      icon={<Icon name="circle-exclamation-point" size={32} />}
      title={t('forbidden.title')}
      text={refusalOf(error)}
    />
  );
}

/** The shop has begun to require a second step: the frame learns it, and leads to its set-up. */
function SecondStepMissing({ level }: Leveled) {
  const { t } = useTranslation('admin');
  const environment = useRelayEnvironment();
  useEffect(() => markStale(environment, ['staff']), [environment]);
  return (
    <EmptyState
      role="alert"
      tone="problem"
      level={level}
      icon={<Icon name="circle-exclamation-point" size={32} />}
      title={t('twoStep.title')}
      text={t('twoStep.text')}
      action={
        <ButtonLink variant="secondary" to={adminPaths.security()}>
          {t('menu.security')}
        </ButtonLink>
      }
    />
  );
}

/** Leads to sign-in, and from there back to this address. */
function SessionEnded({ level }: Leveled) {
  const { t } = useTranslation('admin');
  useEffect(signInAgain, []);
  return (
    <EmptyState role="alert" level={level} title={t('sessionEnded.title')} text={t('sessionEnded.text')} />
  );
}
