import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { Addresses_viewer$key } from './__generated__/Addresses_viewer.graphql.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import own from './Addresses.module.css';
import { present } from '../../../relay/present.ts';

/** The most addresses of an account. */
const MOST = 20;

export const query = graphql`
  query AddressesQuery @preloadable {
    viewer {
      ...Addresses_viewer
    }
  }
`;

/** The saved addresses of the account: list, add, change, remove, choose the default. */
export function Addresses({ viewer: key }: { viewer: Addresses_viewer$key }) {
  const { t } = useTranslation('buying');
  const viewer = useFragment(
    graphql`
      fragment Addresses_viewer on Viewer {
        addresses {
          id
          ...AddressCard_address
          ...AddressForm_address
        }
      }
    `,
    key,
  );
  const addresses = present(viewer.addresses);
  // Id of the edited one; null: a new one.
  const [editing, setEditing] = useState<string | null>();
  const edited = addresses.find(({ id }) => id === editing);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears when the list changes: the heading receives the focus.
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) title.current?.focus();
  }, [round]);
  const back = () => {
    setEditing(undefined);
    setRound((count) => count + 1);
  };

  if (editing === null || edited !== undefined)
    return (
      <AddressForm
        key={editing}
        address={edited ?? null}
        isFirst={addresses.length === 0}
        onSaved={back}
        onCancel={back}
      />
    );
  return (
    <section className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" ref={title} tabIndex={-1} className={styles.title}>
        {t('addresses.title')}
      </h2>
      {addresses.length === 0 ? (
        <EmptyState
          icon={<Icon name="map-pin" size={32} />}
          level={3}
          title={t('addresses.emptyTitle')}
          text={t('addresses.emptyText')}
          action={<Button onClick={() => setEditing(null)}>{t('addresses.add')}</Button>}
        />
      ) : (
        <>
          <p className={styles.text}>{t('addresses.text')}</p>
          <ul className={own.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={() => setEditing(address.id)}
                  onChanged={() => setRound((count) => count + 1)}
                />
              </li>
            ))}
          </ul>
          {addresses.length < MOST ? (
            <Button
              variant="secondary"
              icon={<Icon name="plus" size={18} />}
              className={styles.start}
              onClick={() => setEditing(null)}
            >
              {t('addresses.add')}
            </Button>
          ) : (
            <p className={styles.text}>{t('addresses.full', { n: MOST })}</p>
          )}
        </>
      )}
    </section>
  );
}
