import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './Payouts.module.css';
import type { PrepareFormMutation } from './__generated__/PrepareFormMutation.graphql.ts';

/** A seller to be paid. */
export interface Candidate {
  readonly sellerId: string;
  readonly name: string;
  /** In dinars. */
  readonly amount: string;
  /** Why the seller cannot be in a new batch; null: it can. */
  readonly hindrance: 'noRib' | 'inBatch' | null;
}

interface PrepareFormProps {
  /** Null: every seller with an amount to pay and a bank account. */
  readonly chosen: readonly Candidate[] | null;
}

/** Asks whether a batch is to be prepared, and opens it. Sellers who cannot be paid are named and left out. */
export function PrepareForm({ chosen }: PrepareFormProps) {
  const { t } = useTranslation('adminPayouts');
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { run, isPending } = useAdminMutation<PrepareFormMutation>(
    graphql`
      mutation PrepareFormMutation($input: PayoutPrepareInput!) {
        payoutPrepare(input: $input) {
          batch {
            id
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['payouts'],
  );
  const isLeftOut = ({ sellerId, hindrance }: Candidate): boolean =>
    hindrance !== null || changed.has(sellerId);
  const paid = chosen?.filter((one) => !isLeftOut(one)) ?? null;
  const leftOut = chosen?.filter(isLeftOut) ?? [];
  const prepare = (): void => {
    void run(
      {
        input: {
          ...(paid !== null && { sellerIds: paid.map(({ sellerId }) => sellerId) }),
          idempotencyKey,
        },
      },
      {
        done: t('prepared'),
        onDone: (payload) => {
          const id = payload?.batch?.id;
          if (id !== undefined) navigate(adminPaths.payoutBatch(id));
        },
        // Others paid or changed them meanwhile: the rest can still be paid.
        onRefused: (problems) => {
          const refused = problems.flatMap(({ field }) => paid?.[Number(field.at(-1))]?.sellerId ?? []);
          setChanged((before) => new Set([...before, ...refused]));
          setKey(newKey());
        },
      },
    );
  };
  return (
    <div className={styles.form}>
      <p>
        {paid === null
          ? t('prepareAll')
          : paid.length === 0
            ? t('prepareNone')
            : t('prepareSome', { count: paid.length })}
      </p>
      {leftOut.length > 0 && (
        <div>
          <p>{t('leftOut')}</p>
          <ul className={styles.names}>
            {leftOut.map(({ sellerId, name, hindrance }) => (
              <li key={sellerId}>
                <bdi>{name}</bdi> – {t(hindrance ?? 'changed')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {paid?.length !== 0 && (
        <Button wide busy={isPending} onClick={prepare}>
          {t('prepare')}
        </Button>
      )}
    </div>
  );
}
