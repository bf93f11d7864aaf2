import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { AddressFields } from '../../../features/address/AddressFields.tsx';
import {
  checkAddress,
  toAddressDraft,
  toAddressInput,
  type AddressDraft,
  type AddressFieldName,
} from '../../../features/address/addressDraft.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useQueryState } from '../../../relay/useQueryState.ts';
import { Amount } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './ConfirmPage.module.css';
import type { AmendDialog_order$key } from './__generated__/AmendDialog_order.graphql.ts';
import type { AmendDialogMutation } from './__generated__/AmendDialogMutation.graphql.ts';
import type { AmendDialogQuoteQuery } from './__generated__/AmendDialogQuoteQuery.graphql.ts';

interface AmendDialogProps {
  readonly order: AmendDialog_order$key;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Corrects what the buyer says on the telephone: address, and fewer pieces; the total follows. */
export function AmendDialog({ order, isOpen, onClose }: AmendDialogProps) {
  const { t } = useTranslation('adminDesk');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('amend.title')} size="lg">
      {isOpen && <AmendForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

const ALWAYS = { force: true } as const;

function AmendForm({ order: key, onClose }: Omit<AmendDialogProps, 'isOpen'>) {
  const { t } = useTranslation('adminDesk');
  const order = useFragment(
    graphql`
      fragment AmendDialog_order on Order {
        id
        paymentMethod
        contactName
        contactPhone
        couponCode
        address {
          recipient
          phone
          secondPhone
          region {
            number
          }
          delegation
          postalCode
          street
          landmark
          note
        }
        total {
          amount
        }
        subOrders {
          state
          sellerName
          lines {
            id
            name
            color
            size
            quantity
          }
        }
        desk {
          version
        }
      }
    `,
    key,
  );
  const [draft, setDraft] = useState<AddressDraft>(() => toAddressDraft(order.address));
  const [name, setName] = useState(order.contactName);
  const [phone, setPhone] = useState(order.contactPhone);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [keepCoupon, setKeepCoupon] = useState(true);
  const [problems, setProblems] = useState<Partial<Record<AddressFieldName | 'contact', string>>>({});
  const { run, isPending } = useAdminMutation<AmendDialogMutation>(
    graphql`
      mutation AmendDialogMutation($input: OrderAmendInput!) {
        orderAmend(input: $input) {
          order {
            ...AmendDialog_order
            ...DeskOrder_order
            ...DeskOrder_contacts
            desk {
              version
            }
          }
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    ['orders', 'order', 'queue'],
  );
  const parts = order.subOrders.filter(({ state }) => state === 'AWAITING_CONFIRMATION');
  const all = parts.flatMap(({ lines }) => lines);
  const changed = all.flatMap(({ id, quantity }) => {
    const wanted = quantities[id] ?? quantity;
    return wanted === quantity ? [] : [{ lineId: id, quantity: wanted }];
  });
  const isEmpty = all.every(({ id, quantity }) => (quantities[id] ?? quantity) === 0);
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY';
  const quote = useQueryState<AmendDialogQuoteQuery>(
    graphql`
      query AmendDialogQuoteQuery($id: ID!, $lines: [AmendedLineInput!]!, $keepCoupon: Boolean!) {
        adminOrder(by: { id: $id }) {
          id
          desk {
            linesQuote(lines: $lines, keepCoupon: $keepCoupon) {
              deliveryFee {
                amount
              }
              discountTotal {
                amount
              }
              total {
                amount
              }
            }
          }
        }
      }
    `,
    changed.length === 0 || isEmpty ? null : { id: order.id, lines: changed, keepCoupon },
    ALWAYS,
  );
  const quoted = quote.data?.adminOrder?.desk?.linesQuote;

  // What the form began with: the order on screen follows the changes of others.
  const [read, setRead] = useState(order.desk?.version ?? 0);
  const save = async (): Promise<void> => {
    if (isPending) return;
    const found = checkAddress(draft);
    const isNamed = name.trim() !== '' && phone.trim() !== '';
    setProblems({ ...found, ...(isNamed ? {} : { contact: 'REQUIRED' }) });
    if (Object.keys(found).length > 0 || !isNamed || isEmpty) return;
    let version = read;
    const former = toAddressDraft(order.address);
    const isMoved = JSON.stringify(former) !== JSON.stringify(draft);
    if (isMoved || name.trim() !== order.contactName || phone.trim() !== order.contactPhone) {
      const { isDone, payload } = await run(
        {
          input: {
            orderId: order.id,
            version,
            contact: {
              contactName: name.trim(),
              contactPhone: phone.trim(),
              ...(isMoved && { address: toAddressInput(draft) }),
            },
            // The version alone prevents a second effect.
            idempotencyKey: newKey(),
          },
        },
        {
          onRefused: (refused) =>
            setProblems(
              Object.fromEntries(
                refused.map(({ field, code }) => [
                  field.includes('delegation') ? 'delegation' : (field.at(-1) ?? 'contact'),
                  code,
                ]),
              ),
            ),
        },
      );
      if (!isDone) return;
      version = payload?.order?.desk?.version ?? version;
      setRead(version);
    }
    if (changed.length > 0) {
      const { isDone } = await run({
        input: {
          orderId: order.id,
          version,
          lines: { lines: changed, keepCoupon, reason: t('amend.reason') },
          idempotencyKey: newKey(),
        },
      });
      if (!isDone) return;
    }
    onClose();
  };
  const submit = useRef(save);
  useEffect(() => {
    submit.current = save;
  });
  useEffect(() => {
    // Wherever the focus is: on the dialog's close button too.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      void submit.current();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [submit]);
  return (
    <form
      className={styles.amend}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.amendPart}>
        <legend>{t('amend.lines')}</legend>
        {!isCash && <p className={styles.muted}>{t('amend.paid')}</p>}
        {all.map((line) => (
          <Field
            key={line.id}
            as="select"
            label={[line.name, line.color, line.size].filter((one) => one != null).join(' · ')}
            disabled={!isCash}
            value={quantities[line.id] ?? line.quantity}
            onChange={({ target }) =>
              setQuantities((before) => ({ ...before, [line.id]: Number(target.value) }))
            }
          >
            {Array.from({ length: line.quantity + 1 }, (_, index) => line.quantity - index).map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('amend.remove') : t('amend.pieces', { count })}
              </option>
            ))}
          </Field>
        ))}
        {order.couponCode != null && (
          <label className={styles.include}>
            <input
              type="checkbox"
              checked={keepCoupon}
              onChange={({ target }) => setKeepCoupon(target.checked)}
            />
            {t('amend.keepCoupon', { code: order.couponCode })}
          </label>
        )}
        <p className={styles.quote} aria-live="polite" aria-busy={quote.isLoading || undefined}>
          {isEmpty ? (
            <span role="alert">{t('amend.empty')}</span>
          ) : quote.hasFailed ? (
            t('amend.quoteFailed')
          ) : (
            <>
              {t('amend.total')}{' '}
              {quoted != null && (
                <>
                  <s>
                    <Amount amount={order.total.amount} />
                  </s>{' '}
                </>
              )}
              <strong>
                <Amount amount={quoted?.total.amount ?? order.total.amount} />
              </strong>
              {quoted != null && (
                <>
                  {' '}
                  ({t('delivery')} <Amount amount={quoted.deliveryFee.amount} />)
                </>
              )}
            </>
          )}
        </p>
      </fieldset>
      <fieldset className={styles.amendPart}>
        <legend>{t('amend.contact')}</legend>
        <Field
          label={t('amend.name')}
          dir="auto"
          maxLength={120}
          value={name}
          error={problems.contact === undefined ? null : t('admin:problem.REQUIRED')}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('amend.phone')}
          type="tel"
          dir="ltr"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <AddressFields
          form={{
            values: draft,
            problems,
            change: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
          }}
        />
      </fieldset>
      <div className={styles.amendFoot}>
        <Button type="submit" busy={isPending} disabled={isEmpty}>
          {t('amend.save')} <kbd>Ctrl {t('admin:keys.names.enter')}</kbd>
        </Button>
      </div>
    </form>
  );
}
