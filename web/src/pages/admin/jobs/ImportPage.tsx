import { useState, type DragEvent } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { Card } from '../_kit/Detail.tsx';
import { problemKey } from '../_kit/problems.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './Import.module.css';
import { useImportProblem } from './importProblems.ts';
import { sendImport } from './sendImport.ts';

/** Takes a file of products; its job goes on with the columns. */
export default function ImportPage() {
  const { t } = useTranslation('adminImport');
  const { can } = useStaff();
  const navigate = useNavigate();
  const problemOf = useImportProblem();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  useTitle(t('title'));
  const isAllowed = can('CATALOGUE_BULK');
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending !== undefined) return;
    setProblem(undefined);
    setSending(file.name);
    try {
      const sent = await sendImport(file);
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
        back={{ to: adminPaths.products(), label: t('admin:menu.products') }}
      />
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
          <li>{t('rules.stock', { delta: 'stockDelta' })}</li>
          <li>{t('rules.export')}</li>
        </ul>
      </Card>
    </>
  );
}
