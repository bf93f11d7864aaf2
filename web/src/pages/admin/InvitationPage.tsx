import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { toast } from '../../design/toast.ts';
import { useHead } from '../../document/useHead.ts';
import { changePerson } from '../../features/session/changePerson.ts';
import { useLogout } from '../../features/session/useLogout.ts';
import { useKnownSession, type Session } from '../../features/session/useSession.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, useNavigate } from '../../navigation/Link.tsx';
import { useRouting } from '../../navigation/RouterContext.ts';
import { useKeeper } from '../../navigation/services.ts';
import { paths } from '../../paths.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { oneOf } from './_kit/oneOf.ts';
import { adminPaths } from './adminPaths.ts';
import styles from './InvitationPage.module.css';
import type { InvitationPageMutation } from './__generated__/InvitationPageMutation.graphql.ts';

/** Why a link cannot be accepted; anything else can be tried again. */
const REFUSALS = ['INVALID', 'EXPIRED', 'FROZEN', 'OTHER_ACCOUNT'] as const;
type Refusal = (typeof REFUSALS)[number] | 'OTHER';

/** Where the link of an invitation's mail leads: the person signs in, accepts, and is in the back-office. */
export default function InvitationPage({ url }: { readonly url: URL }) {
  const { t } = useTranslation('adminStaff');
  const session = useKnownSession();
  const { context } = useRouting().view.start;
  useHead(() => ({ title: t('invitation.title'), noIndex: true }), { ...context, data: {} });
  const token = url.searchParams.get('token') ?? '';
  return (
    <div className={styles.page}>
      <header>
        <Link to={paths.home()} className={styles.brand} aria-label={t('invitation.shop')}>
          <Logo />
        </Link>
      </header>
      <main className={styles.card}>
        <h1 className={styles.title}>{t('invitation.title')}</h1>
        {session === undefined ? (
          <Skeleton height="8rem" radius="lg" />
        ) : session === null ? (
          <SignIn here={url.pathname + url.search} />
        ) : (
          // Another account, another outcome.
          <Accept key={session.accountNumber} token={token} session={session} />
        )}
      </main>
    </div>
  );
}

function SignIn({ here }: { readonly here: string }) {
  const { t } = useTranslation('adminStaff');
  return (
    <>
      <p>{t('invitation.signInText')}</p>
      <ButtonLink wide to={paths.login(here)}>
        {t('invitation.signIn')}
      </ButtonLink>
      <ButtonLink wide variant="secondary" to={paths.register(here)}>
        {t('invitation.register')}
      </ButtonLink>
    </>
  );
}

/** What happened, and a way on. */
function Told({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <p role="alert" className={styles.told}>
        {text}
      </p>
      {children}
    </>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly session: Session;
}

function Accept({ token, session }: AcceptProps) {
  const { t } = useTranslation('adminStaff');
  const keeper = useKeeper();
  const navigate = useNavigate();
  const logout = useLogout();
  const [refusal, setRefusal] = useState<Refusal | null>(token === '' ? 'INVALID' : null);
  const { send, isPending } = useMutation<InvitationPageMutation>(graphql`
    mutation InvitationPageMutation($input: StaffInvitationAcceptInput!) {
      staffInvitationAccept(input: $input) {
        role
        userErrors {
          field
          code
        }
      }
    }
  `);
  const accept = async (): Promise<void> => {
    try {
      const { role, userErrors } = await send({ input: { token } });
      if (role == null) {
        setRefusal(oneOf(REFUSALS, userErrors[0]?.code) ?? 'OTHER');
        return;
      }
      toast({
        type: 'success',
        title: t('invitation.accepted'),
        description: t('invitation.yourRole', { role: t(`admin:role.${role}`) }),
      });
      // The session is read again, as that of an admin.
      changePerson(keeper, true);
      navigate(adminPaths.home(), { replace: true });
    } catch {
      setRefusal('OTHER');
    }
  };
  if (session.isAdmin)
    return (
      <>
        <p>{t('invitation.member')}</p>
        <ButtonLink wide to={adminPaths.home()}>
          {t('invitation.open')}
        </ButtonLink>
      </>
    );
  const retry = (
    <Button wide busy={isPending} onClick={() => void accept()}>
      {t(refusal === 'OTHER' ? 'common:error.retry' : 'invitation.accept')}
    </Button>
  );
  const switchAccount = (
    <Button wide variant="secondary" onClick={logout}>
      {t('invitation.switch')}
    </Button>
  );
  const who = (
    <p className={styles.who}>
      {t('invitation.signedInAs')}{' '}
      <bdi>
        <strong>
          {session.firstName} {session.lastName}
        </strong>
      </bdi>
    </p>
  );
  if (refusal === null)
    return (
      <>
        <p>{t('invitation.text')}</p>
        {who}
        {retry}
        {switchAccount}
      </>
    );
  return (
    <Told text={t(`invitation.refused.${refusal}`)}>
      {who}
      {refusal === 'OTHER' && retry}
      {refusal === 'OTHER_ACCOUNT' && switchAccount}
      <ButtonLink wide variant="secondary" to={paths.home()}>
        {t('invitation.shop')}
      </ButtonLink>
    </Told>
  );
}
