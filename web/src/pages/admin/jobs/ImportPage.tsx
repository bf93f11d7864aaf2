import { useState, type DragEvent } from 'react';
import { importColumns } from '../../../../../gateway/contract/rules/import-columns.ts';
import { IMPORT_KINDS } from '../../../../../gateway/contract/rules/jobs.ts';
import { importCapability } from './importCapability.ts';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { problemKey } from '../_kit/problems.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { Picker } from '../_kit/Picker.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useProductProblem } from '../_kit/useProductProblem.ts';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
import type { ScreenProps } from '../routes.ts';
import styles from './Import.module.css';
import { sendImport } from './sendImport.ts';

/** Kinds whose files are of no seller and have no stock. */
const WITHOUT_SELLER: ReadonlySet<string> = new Set(['CATEGORIES_IMPORT', 'COUPONS_IMPORT']);

/** Takes a file; its job goes on with the columns. The address may name what its lines are about, and the earlier job whose settings it has. */
export default function ImportPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminImport');
  const { can } = useStaff();
  const navigate = useNavigate();
  const problemOf = useProductProblem();
  const [kind, setKind] = useState(
    () =>
      oneOf(IMPORT_KINDS, url.searchParams.get('kind') ?? undefined) ??
      (can('CATALOGUE_BULK') || !can('MARKETING') ? 'PRODUCTS_IMPORT' : 'COUPONS_IMPORT'),
  );
  const [seller, setSeller] = useState(() => url.searchParams.get('seller') ?? '');
  // The columns of an earlier job are those of its kind.
  const like = kind === url.searchParams.get('kind') ? (url.searchParams.get('like') ?? '') : '';
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  useTitle(t('title'));
  const kinds = IMPORT_KINDS.filter((one) => can(importCapability(one)));
  const isAllowed = kinds.includes(kind);
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending !== undefined) return;
    setProblem(undefined);
    setSending(file.name);
    try {
      const sent = await sendImport(file, { kind, seller, like });
      if ('id' in sent) navigate(adminPaths.job(sent.id));
      else if (sent.code === 'PAYLOAD_TOO_LARGE') setProblem(t('tooLarge'));
      else if (sent.code === 'FORBIDDEN') setProblem(t(`admin:${problemKey('FORBIDDEN')}`));
      else setProblem(problemOf(sent.message) ?? t(sent.code === 'BAD_USER_INPUT' ? 'refused' : 'failed'));
    } catch {
      setProblem(t('admin:problem.network'));
    } finally {
      setSending(undefined);
    }
  };
  const onDrag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={isAllowed ? t('text') : t(`admin:${problemKey('FORBIDDEN')}`)}
        back={
          kind === 'COUPONS_IMPORT'
            ? { to: adminPaths.coupons(), label: t('admin:menu.coupons') }
            : { to: adminPaths.products(), label: t('admin:menu.products') }
        }
      />
      {isAllowed && (
        <Field
          as="select"
          label={t('content')}
          value={kind}
          className={styles.kind}
          onChange={({ target }) => setKind(oneOf(IMPORT_KINDS, target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </Field>
      )}
      {isAllowed && !WITHOUT_SELLER.has(kind) && (
        <div className={styles.kind}>
          <AdminBoundary fallback={<Field label={t('seller.label')} value="" disabled readOnly />}>
            <SellerOptions>
              {(options) => (
                <Picker
                  label={t('seller.label')}
                  hint={t('seller.hint')}
                  value={seller}
                  valueLabel=""
                  options={options}
                  none={t('seller.none')}
                  onChange={setSeller}
                />
              )}
            </SellerOptions>
          </AdminBoundary>
        </div>
      )}
      {isAllowed && (
        <div
          className={cx(styles.drop, isOver && styles.dropOver)}
          aria-busy={sending !== undefined}
          onDragOver={(event) => onDrag(event, true)}
          onDragLeave={(event) => onDrag(event, false)}
          onDrop={(event) => {
            onDrag(event, false);
            void send(event.dataTransfer.files[0]);
          }}
        >
          {like !== '' && <p>{t('like')}</p>}
          <p aria-live="polite">{sending === undefined ? t('drop') : t('sending', { name: sending })}</p>
          <label className={styles.choose}>
            {t('choose')}
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv"
              className={styles.input}
              disabled={sending !== undefined}
              onChange={({ currentTarget }) => {
                void send(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      )}
      <Card title={t('rules.title')}>
        <ul className={styles.rules}>
          <li>{t('rules.separators')}</li>
          <li>{t('rules.unchanged', { clear: '(vide)' })}</li>
          {!WITHOUT_SELLER.has(kind) && <li>{t('rules.stock', { delta: 'stockDelta' })}</li>}
          <li>{t('rules.export')}</li>
          <li>
            {t('known', { names: '' })}
            <bdi dir="ltr">{importColumns(kind).join(', ')}</bdi>
          </li>
        </ul>
      </Card>
    </>
  );
}
