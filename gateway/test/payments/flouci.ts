/** Flouci as its pages describe it: docs.flouci.com/api-reference. Also runs standalone: `PORT=5301 node gateway/test/payments/flouci.ts`. */
import { newId, startService } from './bookkeeper.ts';
import type { ServiceSimulator } from './bookkeeper.ts';

export const FLOUCI_KEYS = { publicKey: 'flouci-public', privateKey: 'flouci-private-secret' };

const STATUS = { open: 'PENDING', paid: 'SUCCESS', refused: 'FAILURE' } as const;

export const startFlouci = (port?: number): Promise<ServiceSimulator> =>
  startService(
    {
      base: '/api/v2',
      isKnown: (request) =>
        request.headers.authorization === `Bearer ${FLOUCI_KEYS.publicKey}:${FLOUCI_KEYS.privateKey}`,
      answer({ method, path, body }, books, payPage) {
        if (method === 'POST' && path === '/generate_payment') {
          const {
            amount,
            success_link: success,
            fail_link: fail,
            session_timeout_secs: seconds = 1_200,
          } = body;
          if (!Number.isInteger(Number(amount)) || typeof success !== 'string' || typeof fail !== 'string')
            return { status: 400, json: { result: {}, message: 'bad request', code: 1 } };
          const id = newId();
          books.set(id, {
            id,
            amount: Number(amount),
            tracking: String(body['developer_tracking_id']),
            webhook: String(body['webhook']),
            success,
            fail,
            endsAt: Date.now() + Number(seconds) * 1_000,
            state: 'open',
          });
          const result = {
            success: true,
            payment_id: id,
            link: payPage(id),
            developer_tracking_id: body['developer_tracking_id'],
          };
          return { status: 200, json: { result, name: 'developers', code: 0, version: 'v2' } };
        }
        const found = books.get(/^\/verify_payment\/(\w+)$/.exec(path)?.[1] ?? '');
        if (method !== 'GET' || !found) return { status: 404, json: { success: false, code: 1 } };
        const isOver = found.state === 'open' && found.endsAt < Date.now();
        return {
          status: 200,
          json: {
            success: true,
            result: {
              type: 'card',
              amount: found.amount,
              status: isOver ? 'EXPIRED' : STATUS[found.state],
              details: { currency: '788' },
              developer_tracking_id: found.tracking,
            },
            status_code: 200,
            name: 'developers',
            code: 0,
            version: '2.0.0',
          },
        };
      },
      garbled: {
        success: true,
        result: { status: 'PERHAPS', link: 'http://evil.example/', payment_id: 'x' },
      },
      tell: ({ webhook, id }) =>
        fetch(webhook, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ payment_id: id, status: 'SUCCESS' }),
        }).catch(() => undefined),
    },
    port,
  );

if (import.meta.main) {
  const { url } = await startFlouci(Number(process.env['PORT'] ?? 5301));
  process.stdout.write(
    `Flouci simulator: FLOUCI_URL=${url} FLOUCI_PUBLIC_KEY=${FLOUCI_KEYS.publicKey} FLOUCI_PRIVATE_KEY=${FLOUCI_KEYS.privateKey}\n`,
  );
}
