import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { toast } from '../../../design/toast.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import { checkAddress, toAddressInput } from '../../../features/address/addressDraft.ts';
import { withoutPrefix } from '../../../features/address/formatPhone.ts';
import { draftOfSaved } from '../../../features/address/savedAddress.ts';
import { cartStore, useCartLines } from '../../../features/cart/cartStore.ts';
import { setCoupon } from '../../../features/cart/couponStore.ts';
import { hasProblems as anyProblems, joinQuote } from '../../../features/cart/quoteLines.ts';
import { useCartQuote } from '../../../features/cart/useCartQuote.ts';
import {
  addressOf,
  checkContact,
  CHECKOUT_FIELDS,
  checkDraft,
  fieldOf,
  storeDraft,
  recallDraft,
  toContact,
  type CheckoutDraft,
  type CheckoutFieldName,
  type CheckoutProblems,
} from '../../../features/checkout/checkoutDraft.ts';
import { agree } from '../../../features/checkout/differences.ts';
import { storeRegion, recallRegion } from '../../../features/delivery/deliveryRegion.ts';
import { useOrderPlacing } from '../../../features/checkout/useOrderPlacing.ts';
import {
  nameOfOption,
  usePaymentOptions,
  type PaymentOption,
} from '../../../features/checkout/usePaymentOptions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from '../CheckoutPage.module.css';
import { AddressSection } from './AddressSection.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { ContactSection } from './ContactSection.tsx';
import { Differences, useDifferenceText } from './Differences.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { Summary } from './Summary.tsx';
import type { Checkout_quote$data, Checkout_quote$key } from './__generated__/Checkout_quote.graphql.ts';
import type { Checkout_viewer$data, Checkout_viewer$key } from './__generated__/Checkout_viewer.graphql.ts';
import type { CheckoutQuery } from './__generated__/CheckoutQuery.graphql.ts';

const query = graphql`
  query CheckoutQuery($input: CartQuoteInput!, $language: Language!) {
    cartQuote(input: $input) {
      validUntil
      ...Checkout_quote
      ...Summary_quote
    }
  }
`;

/** From here on the order stands beside the form; as in the styles. */
const WIDE = '(min-width: 1024px)';

interface CheckoutProps {
  /** The viewer, whose data pre-fill the form; null: no session. */
  viewer: Checkout_viewer$key | null;
  /** Content shown if there is nothing to order; null: there is something. */
  empty: ReactNode;
  /** Shown while the next page is loading. */
  waiting: ReactNode;
}

/** The stored draft, completed with data of the device and the account. */
function startOf(details: Checkout_viewer$data | null | undefined): CheckoutDraft {
  const draft = recallDraft();
  const known = details?.addresses ?? [];
  const own = known.find(({ isDefault }) => isDefault) ?? known[0];
  const region = draft.values.regionNumber || recallRegion();
  const regionNumber = region || (own ? draftOfSaved(own.address).regionNumber : '');
  const stored = {
    ...draft,
    values: { ...draft.values, regionNumber, ...lastPlace(details, draft, region) },
  };
  if (details == null) return stored;
  const { contactName, contactPhone, contactEmail } = stored.values;
  return {
    ...stored,
    values: {
      ...stored.values,
      contactName: contactName || `${details.firstName} ${details.lastName}`,
      contactPhone: contactPhone || withoutPrefix(details.phone),
      contactEmail: contactEmail || details.email,
    },
  };
}

/**
 * Where the last order went, of an account that has saved no address; nothing once a place was typed, or when this device chose
 * another governorate since.
 */
function lastPlace(
  details: Checkout_viewer$data | null | undefined,
  { values }: CheckoutDraft,
  region: string,
): Partial<CheckoutDraft['values']> {
  const last = details?.orders?.nodes[0];
  if (!last || details.addresses?.length !== 0 || values.street !== '' || values.delegation !== '') return {};
  const { regionNumber, delegation, postalCode, street, landmark } = draftOfSaved(last.address);
  if (region !== '' && region !== regionNumber) return {};
  return { regionNumber, delegation, postalCode, street, landmark };
}

/** The quoted lines as input of the gateway. */
const linesOf = ({ lines }: Checkout_quote$data) =>
  lines.map(({ productId, variantId, quantity, unitPrice }) => ({
    productId,
    variantId: variantId ?? null,
    quantity,
    unitPrice: unitPrice.amount,
  }));

/** The form of an order, with its totals. */
export function Checkout({ viewer, empty, waiting }: CheckoutProps) {
  const details = useFragment(
    graphql`
      fragment Checkout_viewer on Viewer {
        firstName
        lastName
        phone
        email
        addresses {
          id
          isDefault
          address {
            ...savedAddress_address
          }
        }
        orders(first: 1) {
          nodes {
            address {
              ...savedAddress_address
            }
          }
        }
        ...AddressSection_viewer
      }
    `,
    viewer,
  );
  const { t, language } = useTranslation('checkout');
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const lines = useCartLines();
  const [points, setPoints] = useState(0);
  // After a refusal: the flash sale limit per person depends on the buyer.
  const [contactPhone, setContactPhone] = useState<string>();
  const quoteState = useCartQuote<CheckoutQuery>(query, lines, { points, contactPhone });
  const { isLoading, hasFailed, retry } = quoteState;
  const quote = useFragment<Checkout_quote$key>(
    graphql`
      fragment Checkout_quote on CartQuote {
        ...Differences_quote
        lines {
          productId
          variantId
          quantity
          product {
            id
          }
          unitPrice {
            amount
          }
          problems {
            code
          }
        }
        coupon {
          code
        }
        pointsUsed
        total {
          amount
        }
      }
    `,
    quoteState.quote,
  );
  const isWide = useMediaQuery(WIDE);
  const differenceText = useDifferenceText(quote ?? null);
  const [draft, setDraft] = useState(() => startOf(details));
  const [problems, setProblems] = useState<CheckoutProblems>({});
  const [addressId, setAddressId] = useState(
    () => (details?.addresses?.find(({ isDefault }) => isDefault) ?? details?.addresses?.[0])?.id ?? null,
  );
  const [savesAddress, setSavesAddress] = useState(false);
  const { options, marks } = usePaymentOptions();
  const option = options?.find((one) => nameOfOption(one) === draft.payment) ?? options?.[0] ?? null;
  const { acceptsTerms } = draft;
  const [isTermsProblem, setTermsProblem] = useState(false);

  useEffect(() => storeDraft(draft), [draft]);

  const choosePayment = (chosen: PaymentOption): void =>
    setDraft((before) => ({ ...before, payment: nameOfOption(chosen) }));

  const tell = (found: CheckoutProblems): void => {
    setProblems(found);
    const first = CHECKOUT_FIELDS.find((name) => found[name] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const { placing, place, settle } = useOrderPlacing({
    onPlaced: ({ token, paymentUrl, cheaper = [] }, sent) => {
      if (cheaper.length > 0)
        toast({
          type: 'success',
          title: t('different.cheaper'),
          description: cheaper.map((difference) => differenceText(difference, sent)).join(' '),
        });
      // Where the next one goes, most likely.
      storeRegion(address.regionNumber);
      // The terms are accepted for each order.
      storeDraft({ ...draft, acceptsTerms: false });
      if (paymentUrl === null) navigate(paths.orderPlaced(token), { replace: true });
      else location.assign(paymentUrl);
    },
    onRefused: (errors) => {
      const found: CheckoutProblems = {};
      for (const { field, code } of errors) {
        const name = fieldOf(field, draft.isRecipient);
        if (name !== undefined) found[name] ??= code;
      }
      // A saved address that the gateway refuses is corrected in the form.
      const isAboutAddress = errors.some(({ field }) => field.includes('address'));
      if (isAboutAddress && addressId !== null) setAddressId(null);
      if (Object.keys(found).length === 0) return false;
      tell(found);
      return true;
    },
  });

  const saved = details?.addresses?.find(({ id }) => id === addressId);
  const address = saved === undefined ? addressOf(draft) : draftOfSaved(saved.address);

  const hasProblems = anyProblems(joinQuote(lines, quote));
  const isReady = quote != null && !isLoading && !hasFailed && !hasProblems && option !== null;

  const change = (name: CheckoutFieldName, value: string): void => {
    setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    setProblems((before) => ({ ...before, [name]: undefined }));
    if (name === 'regionNumber') storeRegion(value);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || placing.state === 'different' || placing.state === 'sending') return;
    const found = checkDraft(draft, saved !== undefined);
    setTermsProblem(!acceptsTerms);
    tell(found);
    if (Object.keys(found).length > 0) return;
    if (!acceptsTerms) {
      document.getElementById(`${formId}terms`)?.focus();
      return;
    }
    void place({
      lines: linesOf(quote),
      couponCode: quote.coupon?.code ?? null,
      ...toContact(draft.values),
      address: toAddressInput(address),
      paymentMethod: option.method,
      paymentProvider: option.provider ?? null,
      expectedTotal: quote.total.amount,
      points: quote.pointsUsed,
      saveAddress: details != null && saved === undefined && savesAddress,
      language: schemaLanguage(language),
    });
  };

  const acceptDifferences = (): void => {
    if (placing.state !== 'different') return;
    const agreed = agree(lines, placing.sent, placing.differences);
    for (const line of lines) {
      const left = agreed.lines.find(({ id, variantId }) => id === line.id && variantId === line.variantId);
      if (left?.quantity !== line.quantity) cartStore.setQuantity(line, left?.quantity ?? 0);
    }
    if (agreed.dropsCoupon) setCoupon('');
    if (agreed.points !== null) setPoints(agreed.points);
    setContactPhone(toContact(draft.values).contactPhone);
    settle();
    retry();
  };

  if (placing.state === 'done') return waiting;
  if (empty !== null) return empty;
  const done = {
    contact: Object.keys(checkContact(draft.values)).length === 0,
    address: Object.keys(checkAddress(address)).length === 0,
    pay: option !== null && acceptsTerms,
  };
  const summary = (
    <Summary
      state={quoteState}
      lines={lines}
      regionNumber={address.regionNumber}
      points={points}
      onPoints={setPoints}
      hasProblems={hasProblems}
      isFolded={!isWide}
    />
  );
  return (
    <div className={styles.columns}>
      {/* The reading order is the visible one: the folded order comes first. */}
      {!isWide && summary}
      <div className={styles.sections}>
        <CheckoutSteps done={done} />
        <form id={formId} ref={form} className={styles.sections} noValidate onSubmit={submit}>
          <ContactSection
            values={draft.values}
            problems={problems}
            change={change}
            isGuest={details == null}
          />
          <AddressSection
            draft={draft}
            problems={problems}
            change={change}
            onRecipient={(isRecipient) => setDraft((before) => ({ ...before, isRecipient }))}
            viewer={details}
            addressId={addressId}
            onChoose={setAddressId}
            savesAddress={savesAddress}
            onSaves={setSavesAddress}
          />
          <PaymentSection options={options} marks={marks} chosen={option} onChoose={choosePayment} />
        </form>
      </div>
      <div className={styles.side}>
        {isWide && summary}
        <section className={styles.place} aria-label={t('place.label')}>
          {placing.state === 'different' && (
            <Differences placing={placing} quote={quote ?? null} onAccept={acceptDifferences} />
          )}
          <PlaceOrder
            formId={formId}
            placing={placing}
            isOnline={option?.method === 'ONLINE'}
            amount={quote == null ? null : formatMoney(quote.total.amount, language, 3)}
            isReady={isReady}
            hasProblems={hasProblems}
            acceptsTerms={acceptsTerms}
            isTermsProblem={isTermsProblem}
            onTerms={(accepts) => {
              setDraft((before) => ({ ...before, acceptsTerms: accepts }));
              setTermsProblem(false);
            }}
          />
        </section>
      </div>
    </div>
  );
}
