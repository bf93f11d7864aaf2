/**
 * Konnect. Written to its published pages:
 * - https://docs.konnect.network/docs/en/api-integration/endpoints/initiate-payment
 * - https://docs.konnect.network/docs/en/api-integration/endpoints/get-payment-details
 * - https://docs.konnect.network/docs/en/api-integration/endpoints/webhook
 *
 * Not verified against the service: whether `silentWebhook`, `successUrl` and `failUrl`, which only one version of the page
 * has, still work (without them the shopper is sent to the webhook, which leads to the order too); and the names of the
 * transactions' states besides `success`. The page says to rely on the payment's state alone, which stays `pending`
 * when a card was refused: a transaction that has ended without success is read as refused, and a later `completed` still counts.
 * Refunds have no published call: they are made in Konnect's dashboard.
 */
import { z } from 'zod';
import type { LanguageCode } from '../../../contract/pages.ts';
import { callJsonService } from '../../outbound/call.ts';
import { isPayPage } from './pay-page.ts';
import type { PaymentProvider, PaymentSeen } from './provider.ts';

export const KONNECT_URL = 'https://api.konnect.network/api/v2';

export interface KonnectSettings {
  apiKey: string;
  walletId: string;
  /** Without the trailing slash; default: the service itself. */
  url?: string | undefined;
  deadlineMs?: number | undefined;
}

const Opened = z.object({
  payUrl: z.string().refine(isPayPage, 'is not a page to pay on'),
  paymentRef: z.string().regex(/^[\w-]{1,100}$/),
});

const Details = z.object({
  payment: z.object({
    status: z.string(),
    amount: z.number().int(),
    token: z.string().optional(),
    orderId: z.string().nullish(),
    expirationDate: z.string().nullish(),
    transactions: z.array(z.object({ status: z.string().optional() })).nullish(),
  }),
});

const DESCRIPTIONS: Readonly<Record<LanguageCode, string>> = {
  fr: 'Commande',
  en: 'Order',
  de: 'Bestellung',
  tn: 'طلبيّة',
};

/** States in which a transaction may still succeed. */
const UNDERWAY: ReadonlySet<string> = new Set(['pending', 'pending_payment', 'initiated']);

function stateFrom({
  status,
  transactions,
  expirationDate,
}: z.output<typeof Details>['payment']): PaymentSeen['state'] {
  if (status === 'completed') return 'PAID';
  const ends = expirationDate == null ? NaN : Date.parse(expirationDate);
  // A date alone is its first moment: the payment may still be open that day.
  if (expirationDate?.includes('T') && ends < Date.now()) return 'EXPIRED';
  const last = transactions?.at(-1)?.status;
  return last === undefined || last === 'success' || UNDERWAY.has(last) ? 'OPEN' : 'FAILED';
}

/** Konnect with the shop's key, which stays on the server. */
export function createKonnect(settings: KonnectSettings): PaymentProvider {
  const { apiKey, walletId, url = KONNECT_URL, deadlineMs } = settings;
  const common = { service: 'Konnect', headers: { 'x-api-key': apiKey }, deadlineMs };
  return {
    code: 'KONNECT',
    async create(ask) {
      const minutes = Math.max(1, Math.floor((ask.expiresAt.getTime() - Date.now()) / 60_000));
      const { paymentRef, payUrl } = await callJsonService({
        ...common,
        url: `${url}/payments/init-payment`,
        body: {
          receiverWalletId: walletId,
          token: 'TND',
          amount: ask.amount,
          type: 'immediate',
          description: `${DESCRIPTIONS[ask.language]} ${ask.orderNumber}`,
          acceptedPaymentMethods: ['wallet', 'bank_card', 'e-DINAR'],
          lifespan: minutes,
          checkoutForm: false,
          addPaymentFeesToAmount: false,
          orderId: ask.trackingId,
          webhook: ask.noticeUrl,
          silentWebhook: true,
          successUrl: ask.returnUrl,
          failUrl: ask.returnUrl,
        },
        answer: Opened,
      });
      return { reference: paymentRef, url: payUrl };
    },
    async stateOf(reference) {
      const { payment } = await callJsonService({
        ...common,
        url: `${url}/payments/${encodeURIComponent(reference)}`,
        answer: Details,
      });
      // In another currency the amount is a different one.
      const isTnd = payment.token === undefined || payment.token === 'TND';
      return {
        state: stateFrom(payment),
        amount: isTnd ? payment.amount : 0,
        trackingId: payment.orderId ?? null,
      };
    },
  };
}
