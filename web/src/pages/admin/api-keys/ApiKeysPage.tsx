import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { serverNow } from '../../../clock/serverClock.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps, RowAction } from '../_kit/listTypes.ts';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { SecretText } from '../_kit/SecretText.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { UseDialog } from './UseDialog.tsx';
import type {
  ApiKeysPage_keys$data,
  ApiKeysPage_keys$key,
} from './__generated__/ApiKeysPage_keys.graphql.ts';
import type { ApiKeysPageQuery } from './__generated__/ApiKeysPageQuery.graphql.ts';

type Row = ApiKeysPage_keys$data[number];

/** The server has them all in one response. */
function Keys({ request: { search }, children }: ListDataProps<Row>) {
  const { adminApiKeys } = useAdminQuery<ApiKeysPageQuery>(
    graphql`
      query ApiKeysPageQuery {
        adminApiKeys {
          ...ApiKeysPage_keys
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['apiKeys'],
  );
  const keys: ApiKeysPage_keys$key = present(adminApiKeys);
  const rows = useFragment(
    graphql`
      fragment ApiKeysPage_keys on AdminApiKey @relay(plural: true) {
        id
        keyId
        name
        kind
        mode
        scopes
        origins
        sellerName
        isSuspended
        carrier
        createdAt
        expiresAt
        revokedAt
        secrets {
          secretId
          lastUsedAt
        }
        ...KeyDialog_key
        ...SecretDialog_key
        ...RevokeDialog_key
        ...UseDialog_key
      }
    `,
    keys,
  );
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ name, keyId }) => `${name} ${keyId}`.toLowerCase().includes(wanted));
  return children({ rows: found, hasNext: false, endCursor: null, total: found.length });
}

const isOver = ({ expiresAt }: Pick<Row, 'expiresAt'>): boolean =>
  expiresAt != null && Date.parse(expiresAt) <= serverNow();

function State({ row }: { readonly row: Row }) {
  const { t } = useTranslation('adminApiKeys');
  if (row.revokedAt != null) return <Badge tone="danger">{t('state.revoked')}</Badge>;
  if (isOver(row)) return <Badge tone="warning">{t('state.expired')}</Badge>;
  if (row.isSuspended) return <Badge tone="warning">{t('state.suspended')}</Badge>;
  return <Badge tone="green">{t(row.mode === 'TEST' ? 'state.test' : 'state.valid')}</Badge>;
}

/** When one of its secrets was last used. */
const lastUsed = ({ secrets }: Pick<Row, 'secrets'>): string | null =>
  secrets.reduce<string | null>(
    (latest, { lastUsedAt }) =>
      lastUsedAt != null && (latest === null || lastUsedAt > latest) ? lastUsedAt : latest,
    null,
  );

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminApiKeys:column.name', cell: (row) => <Partner row={row} /> },
  {
    id: 'key',
    title: 'adminApiKeys:column.key',
    cell: ({ mode, keyId }) => <Code text={`lawaj_${mode === 'TEST' ? 'test' : 'live'}_${keyId}_…`} />,
  },
  {
    id: 'kind',
    title: 'adminApiKeys:column.kind',
    cell: ({ kind }) => (
      <Text of={kind === 'PUBLIC' ? 'adminApiKeys:kind.PUBLIC' : 'adminApiKeys:kind.SECRET'} />
    ),
  },
  { id: 'scopes', title: 'adminApiKeys:column.scopes', cell: (row) => <Scopes row={row} /> },
  { id: 'state', title: 'adminApiKeys:column.state', cell: (row) => <State row={row} /> },
  {
    id: 'lastUsed',
    title: 'adminApiKeys:column.lastUsed',
    cell: (row) => <Instant at={lastUsed(row)} />,
  },
  {
    id: 'expires',
    title: 'adminApiKeys:column.expires',
    cell: ({ expiresAt }) => <Instant at={expiresAt} />,
  },
  {
    id: 'created',
    title: 'adminApiKeys:column.created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    isHidden: true,
  },
];

function Scopes({ row }: { readonly row: Row }) {
  const { t } = useTranslation('adminApiKeys');
  return row.scopes.map((scope) => t(`scope.${scope}`)).join(', ');
}

/** Who has the key, and the seller or the carrier whose data alone it concerns. */
function Partner({ row: { name, sellerName, carrier } }: { readonly row: Row }) {
  const bound = sellerName ?? carrier;
  return (
    <>
      <bdi>{name}</bdi>
      {bound != null && (
        <>
          <br />
          <small>
            <bdi>{bound}</bdi>
          </small>
        </>
      )}
    </>
  );
}

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'use' | 'edit' | 'secret' | 'revoke'; readonly row: Row }
  | { readonly what: 'text'; readonly text: string };

/** Keys of third parties: who has one, what it may do, when it was used. */
export default function ApiKeysPage() {
  const { t } = useTranslation('adminApiKeys');
  const title = useTitle();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const show = (text: string): void => setOpen({ what: 'text', text });
  const actionsOf = (row: Row): readonly RowAction[] => {
    const use = { label: t('use.title'), run: () => setOpen({ what: 'use', row }) };
    return row.revokedAt != null
      ? [use]
      : [
          use,
          { label: t('edit.title'), run: () => setOpen({ what: 'edit', row }) },
          { label: t('secret.title'), run: () => setOpen({ what: 'secret', row }) },
          { label: t('revoke.title'), variant: 'danger', run: () => setOpen({ what: 'revoke', row }) },
        ];
  };
  return (
    <>
      <AdminList
        title={title}
        text={t('text')}
        columns={COLUMNS}
        search={t('find')}
        Data={Keys}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        actions={
          <Button
            size="sm"
            icon={<Icon name="plus" size={18} />}
            aria-haspopup="dialog"
            onClick={() => setOpen({ what: 'new' })}
          >
            {t('new.title')}
          </Button>
        }
      />
      {(open?.what === 'new' || open?.what === 'edit') && (
        <KeyDialog edited={open.what === 'edit' ? open.row : null} onClose={close} onMade={show} />
      )}
      {open?.what === 'use' && <UseDialog usedKey={open.row} onClose={close} />}
      {open?.what === 'secret' && <SecretDialog secretsOf={open.row} onClose={close} onMade={show} />}
      {open?.what === 'revoke' && <RevokeDialog revoked={open.row} onClose={close} />}
      {open?.what === 'text' && (
        <SecretText title={t('made.title')} about={t('made.text')} text={open.text} onClose={close} />
      )}
    </>
  );
}
