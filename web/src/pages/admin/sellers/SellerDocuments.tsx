import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { FileList } from '../../../features/files/FileList.tsx';
import { FilesField } from '../../../features/files/FilesField.tsx';
import { useFiles } from '../../../features/files/useFiles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { Missing } from '../_kit/Missing.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './SellerPage.module.css';
import type { SellerDocuments_documents$key } from './__generated__/SellerDocuments_documents.graphql.ts';
import type { SellerDocumentsAddMutation } from './__generated__/SellerDocumentsAddMutation.graphql.ts';
import type { SellerDocumentsQuery } from './__generated__/SellerDocumentsQuery.graphql.ts';
import type { SellerDocumentsRemoveMutation } from './__generated__/SellerDocumentsRemoveMutation.graphql.ts';

const KINDS = ['REGISTER', 'BANK', 'LICENCE', 'OTHER'] as const;
const TOPICS = ['seller', 'sellerDocuments', 'audit'];

/** The documents of a seller. Opening one leaves an entry in the access log. Suspends. */
export function SellerDocuments({ sellerId }: { readonly sellerId: string }) {
  const { adminSeller } = useAdminQuery<SellerDocumentsQuery>(
    graphql`
      query SellerDocumentsQuery($id: ID!) {
        adminSeller(id: $id) {
          documents {
            ...SellerDocuments_documents
          }
        }
      }
    `,
    { id: sellerId },
    adminFreshness.detail,
    ['sellerDocuments'],
  );
  if (adminSeller?.documents == null) return <Missing to={adminPaths.sellers()} />;
  return <Documents sellerId={sellerId} documents={adminSeller.documents} />;
}

interface DocumentsProps {
  readonly sellerId: string;
  readonly documents: SellerDocuments_documents$key;
}

function Documents({ sellerId, documents: key }: DocumentsProps) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const documents = useFragment(
    graphql`
      fragment SellerDocuments_documents on AdminSellerDocument @relay(plural: true) {
        key
        kind
        createdAt
        file {
          name
          ...FileList_files
        }
      }
    `,
    key,
  );
  const files = useFiles();
  const [removed, setRemoved] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('REGISTER');
  const { run: runAdd, isPending: isAdding } = useAdminMutation<SellerDocumentsAddMutation>(
    graphql`
      mutation SellerDocumentsAddMutation($input: AdminSellerDocumentAddInput!) {
        adminSellerDocumentAdd(input: $input) {
          documents {
            key
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const { run: runRemove, isPending: isRemoving } = useAdminMutation<SellerDocumentsRemoveMutation>(
    graphql`
      mutation SellerDocumentsRemoveMutation($input: AdminSellerDocumentRemoveInput!) {
        adminSellerDocumentRemove(input: $input) {
          documents {
            key
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const add = async (): Promise<void> => {
    // One after the other: each is a change of its own.
    for (const uploaded of files.files) {
      if (uploaded.key === null) continue;
      let isDone = false;
      await runAdd(
        { input: { sellerId, document: { key: uploaded.key, kind } } },
        {
          done: t('documents.added'),
          onDone: () => {
            isDone = true;
          },
        },
      );
      if (!isDone) return;
      files.remove(uploaded.id);
    }
  };
  const remove = async (): Promise<void> => {
    await runRemove(
      { input: { sellerId, key: removed ?? '' } },
      { done: t('documents.removed'), onDone: () => setRemoved(null) },
    );
  };
  const mayChange = can('SELLERS_DECIDE');
  return (
    <div className={styles.documents}>
      {documents.length === 0 && <p>{t('documents.none')}</p>}
      <ul className={styles.documents} aria-label={t('documents.title')}>
        {documents.map(({ key: documentKey, kind: what, createdAt, file }) => (
          <li key={documentKey} className={styles.document}>
            <span className={styles.documentFacts}>
              <strong>{t(`documents.kind.${oneOf(KINDS, what) ?? 'OTHER'}`)}</strong>
              <Instant at={createdAt} />
            </span>
            {file == null ? <p>{t('documents.closed')}</p> : <FileList files={[file]} />}
            {mayChange && (
              <Button
                size="sm"
                variant="ghost"
                busy={isRemoving}
                aria-label={t('documents.removeOne', {
                  name: file?.name ?? t(`documents.kind.${oneOf(KINDS, what) ?? 'OTHER'}`),
                })}
                onClick={() => setRemoved(documentKey)}
              >
                {t('documents.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <fieldset className={styles.documentForm}>
          <legend className={styles.documentTitle}>{t('documents.add')}</legend>
          <Field
            as="select"
            label={t('documents.what')}
            value={kind}
            onChange={({ target }) => setKind(oneOf(KINDS, target.value) ?? 'OTHER')}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`documents.kind.${one}`)}
              </option>
            ))}
          </Field>
          <FilesField files={files} label={t('documents.choose')} />
          <Button
            size="sm"
            busy={isAdding || files.isBusy}
            disabled={files.keys.length === 0}
            onClick={() => void add()}
          >
            {t('documents.save')}
          </Button>
        </fieldset>
      )}
      <Dialog
        isOpen={removed !== null}
        title={t('documents.confirmTitle')}
        role="alertdialog"
        onClose={() => setRemoved(null)}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setRemoved(null)}>
              {t('common:cancel')}
            </Button>
            <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
              {t('documents.remove')}
            </Button>
          </>
        }
      >
        {t('documents.confirm')}
      </Dialog>
    </div>
  );
}
