import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { toast } from '../../../design/toast.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { monthOf, monthsSince } from '../_kit/days.ts';
import { Card } from '../_kit/Detail.tsx';
import { downloadCsv } from '../_kit/download.ts';
import { Amount, Code } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminFreshness } from '../freshness.ts';
import { LedgerTable } from './LedgerTable.tsx';
import table from '../_kit/Table.module.css';
import styles from './SellerPage.module.css';
import type { SellerStatement_edges$key } from './__generated__/SellerStatement_edges.graphql.ts';
import type { SellerStatement_statement$key } from './__generated__/SellerStatement_statement.graphql.ts';
import type { SellerStatementFileQuery } from './__generated__/SellerStatementFileQuery.graphql.ts';
import type { SellerStatementMoreQuery } from './__generated__/SellerStatementMoreQuery.graphql.ts';
import type { SellerStatementQuery } from './__generated__/SellerStatementQuery.graphql.ts';

/** Entries of a page. */
const ENTRIES = 100;

interface SellerStatementProps {
  readonly sellerId: string;
  /** When the seller joined the shop (ISO 8601): the first month that can be chosen. */
  readonly since: string;
}

/** A month of a seller's ledger: its balances, its sums by kind and its entries. Requires the capability for ledgers. */
export function SellerStatement({ sellerId, since }: SellerStatementProps) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { t, language } = useTranslation('adminSellers');
  const asked = new URLSearchParams(search).get('month');
  const [now] = useState(() => new Date());
  const months = monthsSince(since, now);
  const month = asked !== null && months.includes(asked) ? asked : monthOf(now);
  const { sellerStatement } = useAdminQuery<SellerStatementQuery>(
    graphql`
      query SellerStatementQuery($id: ID!, $month: String!, $first: Int!) {
        sellerStatement(sellerId: $id, month: $month, first: $first) {
          ...SellerStatement_statement
        }
      }
    `,
    { id: sellerId, month, first: ENTRIES },
    adminFreshness.never,
    ['seller', 'cash', 'payouts'],
  );
  const nameOf = (one: string): string => formatDate(`${one}-01T12:00:00Z`, language, 'month');
  return (
    <>
      <div className={styles.month}>
        <Field
          as="select"
          label={t('statement.month')}
          value={month}
          onChange={({ target }) =>
            navigate(
              `${pathname}?${new URLSearchParams({ tab: 'statement', month: target.value }).toString()}`,
            )
          }
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Field>
      </div>
      <Month
        key={month}
        sellerId={sellerId}
        month={month}
        name={nameOf(month)}
        statement={present(sellerStatement)}
      />
    </>
  );
}

interface MonthProps {
  readonly sellerId: string;
  readonly month: string;
  /** The month in words. */
  readonly name: string;
  readonly statement: SellerStatement_statement$key;
}

/** Pages after the first, and the cursor at which they begin: another one means that the first page was read again. */
interface More {
  readonly from: string | null | undefined;
  readonly edges: SellerStatement_edges$key;
  readonly end: string | null | undefined;
}

function Month({ sellerId, month, name, statement: key }: MonthProps) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const environment = useRelayEnvironment();
  const [more, setMore] = useState<More>();
  const [busy, setBusy] = useState<'more' | 'print' | 'file'>();
  const statement = useFragment(
    graphql`
      fragment SellerStatement_statement on SellerStatementConnection {
        name
        legalName
        taxNumber
        address
        totalCount
        opening {
          amount
        }
        closing {
          amount
        }
        sums {
          kind
          count
          amount {
            amount
          }
        }
        edges {
          ...SellerStatement_edges
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    key,
  );
  const { endCursor, hasNextPage } = statement.pageInfo;
  const loaded = more?.from === endCursor ? more : undefined;

  const read = async (after: string) => {
    const answer = await fetchQuery<SellerStatementMoreQuery>(
      environment,
      graphql`
        query SellerStatementMoreQuery($id: ID!, $month: String!, $first: Int!, $after: String) {
          sellerStatement(sellerId: $id, month: $month, first: $first, after: $after) {
            edges {
              ...SellerStatement_edges
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      `,
      { id: sellerId, month, first: ENTRIES, after },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const { edges, pageInfo } = present(answer?.sellerStatement);
    return { edges, end: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
  const place = loaded === undefined ? (hasNextPage ? endCursor : null) : loaded.end;
  const readNext = async (): Promise<void> => {
    if (place == null) return;
    const { edges, end } = await read(place);
    setMore({ from: endCursor, edges: [...(loaded?.edges ?? []), ...edges], end });
  };
  /** Prints the month with all of its entries. */
  const print = async (): Promise<void> => {
    const edges = [...(loaded?.edges ?? [])];
    for (let after = place; after != null;) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before it ends
      const page = await read(after);
      edges.push(...page.edges);
      after = page.end;
    }
    flushSync(() => setMore({ from: endCursor, edges, end: null }));
    window.print();
  };
  const doing = async (what: 'more' | 'print' | 'file', run: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await run();
    } catch {
      toast({ type: 'error', title: t('statement.failed') });
    } finally {
      setBusy(undefined);
    }
  };
  const file = async (): Promise<void> => {
    const answer = await fetchQuery<SellerStatementFileQuery>(
      environment,
      graphql`
        query SellerStatementFileQuery($id: ID!, $month: String!) {
          sellerStatementFile(sellerId: $id, month: $month) {
            filename
            content
          }
        }
      `,
      { id: sellerId, month },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    downloadCsv(present(answer?.sellerStatementFile));
  };
  return (
    <Card
      title={t('statement.of', { month: name })}
      actions={
        <span className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'print'}
            onClick={() => void doing('print', print)}
          >
            {t('statement.print')}
          </Button>
          {can('LEDGERS_EXPORT') && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy === 'file'}
              onClick={() => void doing('file', file)}
            >
              {t('statement.file')}
            </Button>
          )}
        </span>
      }
    >
      <address className={styles.head}>
        <strong>
          <bdi>{statement.legalName}</bdi>
        </strong>
        {statement.taxNumber != null && <Code text={statement.taxNumber} />}
        {statement.address != null && <bdi>{statement.address}</bdi>}
      </address>
      <table className={table.table} data-sums>
        <caption>
          <VisuallyHidden>{t('statement.sums')}</VisuallyHidden>
        </caption>
        <tbody>
          <tr>
            <th scope="row" colSpan={2}>
              {t('statement.opening')}
            </th>
            <td className={table.figure}>
              <Amount amount={statement.opening.amount} />
            </td>
          </tr>
          {statement.sums.map(({ kind, count, amount }) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">{t(`kind.${kind}`)}</th>
              <td>{t('statement.entries', { count })}</td>
              <td className={table.figure}>
                <Amount amount={amount.amount} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('statement.closing')}
            </th>
            <td className={table.figure}>
              <strong>
                <Amount amount={statement.closing.amount} />
              </strong>
            </td>
          </tr>
        </tbody>
      </table>
      {statement.totalCount === 0 ? (
        <p className={styles.policy}>{t('statement.empty')}</p>
      ) : (
        <Entries edges={[...statement.edges, ...(loaded?.edges ?? [])]} />
      )}
      {place != null && (
        <p className={styles.more}>
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'more'}
            onClick={() => void doing('more', readNext)}
          >
            {t('statement.more')}
          </Button>
        </p>
      )}
    </Card>
  );
}

function Entries({ edges: keys }: { readonly edges: SellerStatement_edges$key }) {
  const { t } = useTranslation('adminSellers');
  const edges = useFragment(
    graphql`
      fragment SellerStatement_edges on SellerStatementEdge @relay(plural: true) {
        balance {
          amount
        }
        node {
          ...LedgerTable_entries
        }
      }
    `,
    keys,
  );
  return (
    <LedgerTable
      label={t('statement.list')}
      entries={edges.map(({ node }) => node)}
      balances={edges.map(({ balance }) => balance.amount)}
    />
  );
}
