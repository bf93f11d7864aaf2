import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import {
  COUPON_ALPHABET,
  MAX_CODE_LETTERS,
  MAX_CODE_PREFIX,
  MAX_COUPON_CODES,
  MIN_CODE_LETTERS,
} from '../../../../../gateway/contract/rules/coupons.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { Card, Detail } from '../_kit/Detail.tsx';
import { NotAllowed } from '../_kit/Refused.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { ScreenProps } from '../routes.ts';
import { CouponFields } from './CouponFields.tsx';
import { fieldsOf, NEW_COUPON, problemsOf, type CouponForm } from './couponForm.ts';
import styles from './Coupons.module.css';
import type { CouponCodesPageMutation } from './__generated__/CouponCodesPageMutation.graphql.ts';

type CodeField = 'prefix' | 'count' | 'length' | 'accountNumbers';

/** Creates many coupons with the same terms, by a job. */
export default function CouponCodesPage({ url }: ScreenProps) {
  const { can } = useStaff();
  if (!can('MARKETING')) return <NotAllowed level={1} />;
  const accounts = url.searchParams.get('accounts')?.split('.') ?? [];
  return <Editor accounts={accounts} />;
}

function Editor({ accounts }: { readonly accounts: readonly string[] }) {
  const { t, language } = useTranslation('adminMarketing');
  const { t: general } = useTranslation('admin');
  const isPersonal = accounts.length > 0;
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [started, setStarted] = useState<string | null>(null);
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState('100');
  const [length, setLength] = useState(String(MIN_CODE_LETTERS));
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const { run, isPending } = useAdminMutation<CouponCodesPageMutation>(
    graphql`
      mutation CouponCodesPageMutation($input: AdminCouponCodesCreateInput!) {
        adminCouponCodesCreate(input: $input) {
          job {
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
    ['coupons', 'jobs'],
  );
  const { form, errorOf } = useEditor<CouponForm>({
    loaded: NEW_COUPON,
    label: (name) => t(`field.${name as 'code'}`),
    save: () => start(),
  });
  const { reset } = form;
  const isClean = form.count === 0;
  useEffect(() => {
    // Only once nothing is unsaved: leaving asks otherwise.
    if (started !== null && isClean) navigate(adminPaths.job(started), { replace: true });
  }, [started, isClean, navigate]);
  const problemAt = (name: CodeField): string | null => {
    const found = refused.find(({ field }) => field.includes(name));
    return found === undefined ? null : general(problemKey(found.code));
  };
  const checked = (): Problem[] => {
    const wrong = (name: CodeField): Problem => ({ field: [name], code: 'INVALID', message: name });
    const isWithin = (typed: string, least: number, most: number): boolean =>
      /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
    return [
      ...(isPersonal || isWithin(count, 1, MAX_COUPON_CODES) ? [] : [wrong('count')]),
      ...(isWithin(length, MIN_CODE_LETTERS, MAX_CODE_LETTERS) ? [] : [wrong('length')]),
    ];
  };
  const start = (): void => {
    const terms = problemsOf({ ...form.values, code: 'TEST' }, true);
    const problems = checked();
    form.report(terms);
    setRefused(problems);
    if (terms.length > 0 || problems.length > 0) return;
    const fields = fieldsOf({ ...form.values, code: '' });
    void run(
      {
        input: {
          prefix,
          ...(isPersonal ? { accountNumbers: accounts } : { count: Number(count) }),
          length: Number(length),
          fields,
          idempotencyKey,
        },
      },
      {
        done: t('codes.started'),
        hasFields: true,
        onDone: ({ job }) => {
          if (job == null) return;
          reset();
          setStarted(job.id);
        },
        onRefused: (found) => {
          setKey(newKey());
          setRefused(found);
          form.report(found);
        },
      },
    );
  };
  const example = `${prefix}${COUPON_ALPHABET.repeat(2).slice(8, 8 + (Number(length) || MIN_CODE_LETTERS))}`;
  return (
    <Detail
      title={t('codes.title')}
      text={t('codes.text')}
      list={{ to: adminPaths.coupons(), label: t('admin:menu.coupons') }}
      actions={
        <Button size="sm" busy={isPending} onClick={start}>
          {t('codes.start')}
        </Button>
      }
    >
      <Card title={t('codes.title')}>
        {isPersonal && (
          <p className={styles.note} role={problemAt('accountNumbers') === null ? undefined : 'alert'}>
            {problemAt('accountNumbers') ??
              t('codes.accounts', {
                count: accounts.length,
                n: formatNumber(accounts.length, language),
              })}
          </p>
        )}
        <div className={styles.fields}>
          <Field
            label={t('codes.prefix')}
            hint={t('codes.prefixHint', { max: MAX_CODE_PREFIX })}
            dir="ltr"
            maxLength={MAX_CODE_PREFIX}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={prefix}
            error={problemAt('prefix')}
            onChange={({ target }) => setPrefix(target.value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, ''))}
          />
          {!isPersonal && (
            <Field
              label={t('codes.count')}
              hint={t('codes.countHint', { max: formatNumber(MAX_COUPON_CODES, language) })}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              value={count}
              error={problemAt('count')}
              onChange={({ target }) => setCount(target.value)}
            />
          )}
          <Field
            label={t('codes.length')}
            hint={t('codes.lengthHint', { min: MIN_CODE_LETTERS, max: MAX_CODE_LETTERS })}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={length}
            error={problemAt('length')}
            onChange={({ target }) => setLength(target.value)}
          />
        </div>
        <p className={styles.note}>{t('codes.example', { code: example })}</p>
      </Card>
      <CouponFields
        form={form}
        errorOf={errorOf}
        scopeName=""
        isFrozen={false}
        hasCode={false}
        hasAccount={!isPersonal}
      />
    </Detail>
  );
}
