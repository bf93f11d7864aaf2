/** Konnect as its pages describe it: docs.konnect.network, api-integration/endpoints. Also runs standalone: `PORT=5300 node gateway/test/payments/konnect.ts`. */
import { newId, startService } from './bookkeeper.ts';
import type { ServiceSimulator } from './bookkeeper.ts';

export const KONNECT_KEYS = { apiKey: 'wallet:konnect-secret-key', walletId: '5f7a209aeb3f76490ac4a3d1' };

export const startKonnect = (port?: number): Promise<ServiceSimulator> =>
  startService(
    {
      base: '/api/v2',
      isKnown: (request) => request.headers['x-api-key'] === KONNECT_KEYS.apiKey,
      answer({ method, path, body }, books, payPage) {
        if (method === 'POST' && path === '/payments/init-payment') {
          const { amount, receiverWalletId, token, type, lifespan } = body;
          if (receiverWalletId !== KONNECT_KEYS.walletId || !Number.isInteger(amount) || Number(amount) < 100)
            return { status: 422, json: { errors: ['invalid request'] } };
          if (token !== 'TND' || type !== 'immediate' || !(Number(lifespan) >= 1))
            return { status: 422, json: { errors: ['not what this shop should ask'] } };
          const id = newId();
          books.set(id, {
            id,
            amount: Number(amount),
            tracking: String(body['orderId']),
            webhook: String(body['webhook']),
            success: String(body['successUrl']),
            fail: String(body['failUrl']),
            endsAt: Date.now() + Number(lifespan) * 60_000,
            state: 'open',
          });
          return { status: 200, json: { payUrl: payPage(id), paymentRef: id } };
        }
        const found = books.get(/^\/payments\/(\w+)$/.exec(path)?.[1] ?? '');
        if (method !== 'GET' || !found) return { status: 404, json: { errors: ['payment not found'] } };
        const transactions = { open: [], paid: [{ status: 'success' }], refused: [{ status: 'failed' }] };
        return {
          status: 200,
          json: {
            payment: {
              id: found.id,
              status: found.state === 'paid' ? 'completed' : 'pending',
              amountDue: found.amount,
              reachedAmount: found.state === 'paid' ? found.amount : 0,
              amount: found.amount,
              token: 'TND',
              convertedAmount: found.amount,
              exchangeRate: 1,
              expirationDate: new Date(found.endsAt).toISOString(),
              orderId: found.tracking,
              type: 'immediate',
              transactions: transactions[found.state],
            },
          },
        };
      },
      garbled: { payment: { status: 7 }, payUrl: 'javascript:alert(1)', paymentRef: 'x' },
      tell: ({ webhook, id }) => fetch(`${webhook}?payment_ref=${id}`).catch(() => undefined),
    },
    port,
  );

if (import.meta.main) {
  const { url } = await startKonnect(Number(process.env['PORT'] ?? 5300));
  process.stdout.write(
    `Konnect simulator: KONNECT_URL=${url} KONNECT_API_KEY=${KONNECT_KEYS.apiKey} KONNECT_WALLET_ID=${KONNECT_KEYS.walletId}\n`,
  );
}
