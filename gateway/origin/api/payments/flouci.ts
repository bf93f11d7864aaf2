/**
 * Flouci, version 2 of its API. Written to its published pages:
 * - https://docs.flouci.com/api-reference/payment-orchestration (the fields of `generate_payment`)
 * - https://docs.flouci.com/api-reference/verify-transaction
 * - https://docs.flouci.com/api-reference/refund-payment
 *
 * Not verified against the service: method and body of its webhook, which the pages do not describe (neither is read here: the address
 * identifies the payment), and its rate limit, which the pages mention without figures.
 * `refund_payment` is for selected partners and refunds whole payments only: refunds are made in Flouci's dashboard.
 */
import { z } from 'zod';
import { callJsonService } from '../../outbound/call.ts';
import { isPayPage } from './pay-page.ts';
import type { PaymentProvider, PaymentSeen } from './provider.ts';

export const FLOUCI_URL = 'https://developers.flouci.com/api/v2';

export interface FlouciSettings {
  publicKey: string;
  privateKey: string;
  /** Without the trailing slash; default: the service itself. */
  url?: string | undefined;
  deadlineMs?: number | undefined;
}

const Opened = z.object({
  result: z.object({
    success: z.literal(true).optional(),
    payment_id: z.string().regex(/^[\w-]{1,100}$/),
    link: z.string().refine(isPayPage, 'is not a page to pay on'),
  }),
});

const Verified = z.object({
  success: z.literal(true),
  result: z.object({
    status: z.enum(['SUCCESS', 'PENDING', 'EXPIRED', 'FAILURE']),
    // A number on one page, a string of digits on another.
    amount: z
      .union([
        z.number().int(),
        z
          .string()
          .regex(/^\d{1,12}$/)
          .transform(Number),
      ])
      .nullish(),
    developer_tracking_id: z.string().nullish(),
  }),
});

const STATES: Readonly<Record<z.output<typeof Verified>['result']['status'], PaymentSeen['state']>> = {
  SUCCESS: 'PAID',
  PENDING: 'OPEN',
  EXPIRED: 'EXPIRED',
  FAILURE: 'FAILED',
};

/** Flouci with the shop's keys, which stay on the server. */
export function createFlouci(settings: FlouciSettings): PaymentProvider {
  const { publicKey, privateKey, url = FLOUCI_URL, deadlineMs } = settings;
  const common = {
    service: 'Flouci',
    headers: { authorization: `Bearer ${publicKey}:${privateKey}` },
    deadlineMs,
  };
  return {
    code: 'FLOUCI',
    async create(ask) {
      const { result } = await callJsonService({
        ...common,
        url: `${url}/generate_payment`,
        body: {
          amount: ask.amount,
          success_link: ask.returnUrl,
          fail_link: ask.returnUrl,
          webhook: ask.noticeUrl,
          developer_tracking_id: ask.trackingId,
          accept_card: true,
          session_timeout_secs: Math.max(60, Math.floor((ask.expiresAt.getTime() - Date.now()) / 1_000)),
        },
        answer: Opened,
      });
      return { reference: result.payment_id, url: result.link };
    },
    async stateOf(reference) {
      const { result } = await callJsonService({
        ...common,
        url: `${url}/verify_payment/${encodeURIComponent(reference)}`,
        answer: Verified,
      });
      return {
        state: STATES[result.status],
        amount: result.amount ?? null,
        trackingId: result.developer_tracking_id ?? null,
      };
    },
  };
}
