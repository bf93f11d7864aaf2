import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale, noteOwnChange } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { FOLDERS } from '../_kit/mediaFolders.ts';
import type { MediaBulkDeleteMutation } from './__generated__/MediaBulkDeleteMutation.graphql.ts';
import type { MediaBulkMoveMutation } from './__generated__/MediaBulkMoveMutation.graphql.ts';
import styles from './MediaBulk.module.css';

/** A file that is selected. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
}

/** What became of a file. */
type Result = 'moved' | 'removed' | 'inUse' | 'failed';

interface MediaBulkProps {
  readonly chosen: readonly ChosenFile[];
  readonly onClear: () => void;
}

/** What can be done with the selected files: one that is refused does not keep the others from it. */
export function MediaBulk({ chosen, onClear }: MediaBulkProps) {
  const { t, language } = useTranslation('adminMedia');
  const environment = useRelayEnvironment();
  const [folder, setFolder] = useState(FOLDERS[0]?.name);
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly (ChosenFile & { readonly result: Result })[]>([]);
  const run = async (change: (id: string) => Promise<Result>): Promise<void> => {
    setIsBusy(true);
    noteOwnChange(environment);
    const done: (ChosenFile & { readonly result: Result })[] = [];
    for (const file of chosen)
      done.push({ ...file, result: await change(file.id).catch((): Result => 'failed') });
    noteOwnChange(environment);
    markStale(environment, ['media', 'audit']);
    setIsBusy(false);
    setResults(done);
    onClear();
  };
  const move = async (id: string): Promise<Result> => {
    const { userErrors } = await mutate<MediaBulkMoveMutation>(
      environment,
      graphql`
        mutation MediaBulkMoveMutation($input: MediaUpdateInput!) {
          mediaUpdate(input: $input) {
            media {
              id
            }
            userErrors {
              code
            }
          }
        }
      `,
      { input: { id, folder } },
    );
    return userErrors.length === 0 ? 'moved' : 'failed';
  };
  const remove = async (id: string): Promise<Result> => {
    const { userErrors } = await mutate<MediaBulkDeleteMutation>(
      environment,
      graphql`
        mutation MediaBulkDeleteMutation($input: MediaDeleteInput!) {
          mediaDelete(input: $input) {
            media {
              id
            }
            userErrors {
              code
            }
          }
        }
      `,
      { input: { id } },
    );
    const [problem] = userErrors;
    return problem === undefined ? 'removed' : problem.code === 'IN_USE' ? 'inUse' : 'failed';
  };
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={t('bulk.label')} aria-busy={isBusy}>
          <output aria-live="polite">
            {t('bulk.chosen', { count: chosen.length, n: formatNumber(chosen.length, language) })}
          </output>
          <label className={styles.folder}>
            <span>{t('bulk.to')}</span>
            <select
              value={folder}
              onChange={({ currentTarget }) =>
                setFolder(FOLDERS.find(({ name }) => name === currentTarget.value)?.name)
              }
            >
              {FOLDERS.map(({ name }) => (
                <option key={name} value={name}>
                  {t(`folders.${name as 'PRODUCTS_IMAGES'}`)}
                </option>
              ))}
            </select>
          </label>
          <Button size="sm" busy={isBusy} onClick={() => void run(move)}>
            {t('bulk.move')}
          </Button>
          <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void run(remove)}>
            {t('dialog.remove')}
          </Button>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={onClear}>
            {t('bulk.clear')}
          </Button>
        </section>
      )}
      <Dialog isOpen={results.length > 0} onClose={() => setResults([])} title={t('bulk.results')} size="sm">
        <ul className={styles.results}>
          {results.map(({ id, name, result }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <Badge tone={result === 'moved' || result === 'removed' ? 'green' : 'danger'}>
                {t(`bulk.${result}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
