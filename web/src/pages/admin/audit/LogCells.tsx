import { Link } from '../../../navigation/Link.tsx';
import { AuditActor, AuditEntity } from '../_kit/AuditAction.tsx';
import { Code, Text } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { AuditPage_entries$data } from './__generated__/AuditPage_entries.graphql.ts';
import styles from './AuditPage.module.css';

/** An object of a log: its table, its key there, and its global id. */
interface LogObject {
  readonly entity: string;
  readonly entityId: string;
  readonly nodeId?: string | null | undefined;
}

/** Screens of objects by their table; `id`: the global id. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  products: adminPaths.product,
  categories: adminPaths.category,
  brands: adminPaths.brand,
  orders: adminPaths.order,
  returns: adminPaths.return,
  reviews: adminPaths.review,
  sellers: adminPaths.seller,
  coupons: adminPaths.coupon,
  promos: adminPaths.promotion,
  canned_answers: adminPaths.cannedAnswer,
  synonyms: adminPaths.synonymGroup,
  search_redirects: adminPaths.searchRedirect,
  payout_batches: adminPaths.payoutBatch,
  cash_statements: adminPaths.cashStatement,
};

/** The screen of an object; undefined where it has none. */
function linkOf({ entity, entityId, nodeId }: LogObject): string | undefined {
  if (entity === 'tickets') return adminPaths.ticket(entityId);
  if (entity === 'users') return adminPaths.user(entityId);
  if (entity === 'homepages') return adminPaths.homepage();
  if (entity === 'text_pages') {
    const [slug = '', language = ''] = entityId.split('/');
    return adminPaths.text(slug, language);
  }
  // The access log names orders by their number, which opens them as well.
  if (entity === 'orders' && nodeId == null) return adminPaths.order(entityId);
  return nodeId == null ? undefined : SCREENS[entity]?.(nodeId);
}

/** Kind and key of an object, with a link to its screen. */
export function Subject({ of }: { readonly of: LogObject }) {
  const link = linkOf(of);
  const key = <Code text={of.entityId} />;
  return (
    <span className={styles.subject}>
      <AuditEntity entity={of.entity} />
      {link === undefined ? (
        key
      ) : (
        <Link to={link} preload={false} className={styles.link}>
          {key}
        </Link>
      )}
    </span>
  );
}

/** An admin with the role of that time. */
export function Actor({ actor }: Pick<AuditPage_entries$data[number], 'actor'>) {
  return (
    <span className={styles.subject}>
      <AuditActor actor={actor} />
      {actor.role != null && (
        <span className={styles.muted}>
          <Text of={`admin:role.${actor.role}`} />
        </span>
      )}
    </span>
  );
}
