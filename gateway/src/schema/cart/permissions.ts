/** Who may ask for what: The quote of a cart. */
import type { Access } from '../access.ts';

export const cartPermissions = {
  'CartProblem.availableQuantity': 'public',
  'CartProblem.code': 'public',
  'CartProblem.message': 'public',
  'CartQuote.deliveryFee': 'public',
  'CartQuote.discountTotal': 'public',
  'CartQuote.freeDeliveryFrom': 'public',
  'CartQuote.itemCount': 'public',
  'CartQuote.itemsTotal': 'public',
  'CartQuote.lines': 'public',
  'CartQuote.problems': 'public',
  'CartQuote.total': 'public',
  'CartQuote.validUntil': 'public',
  'CartQuoteLine.problems': 'public',
  'CartQuoteLine.product': 'public',
  'CartQuoteLine.productId': 'public',
  'CartQuoteLine.quantity': 'public',
  'CartQuoteLine.regularUnitPrice': 'public',
  'CartQuoteLine.total': 'public',
  'CartQuoteLine.unitPrice': 'public',
  'CartQuoteLine.variant': 'public',
  'CartQuoteLine.variantId': 'public',
  'Query.cartQuote': 'public',
} as const satisfies Record<string, Access>;
