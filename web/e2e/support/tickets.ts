/** Tickets of the support desk. */
import { ask } from './admin.ts';
import type { Shop } from './fixtures.ts';

/** Opens a ticket without the pages; returns its number. */
export async function openTicket(shop: Shop, more: Record<string, unknown>): Promise<string> {
  const { ticketCreate } = await ask<{ ticketCreate: { ticketNumber: string | null } }>(
    shop,
    'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber userErrors { code } } }',
    {
      input: {
        name: 'Amel Ben Salah',
        // An address may open a few an hour only.
        email: `amel.${crypto.randomUUID().slice(0, 8)}@example.tn`,
        category: 'DELIVERY',
        message: 'Bonjour, je l’attends depuis trois jours.',
        language: 'FR',
        ...more,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  if (ticketCreate.ticketNumber === null) throw new Error('The ticket was not opened');
  return ticketCreate.ticketNumber;
}
