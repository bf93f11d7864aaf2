/** What the sandbox of test keys does by itself. For origin, gateway and the guide of integrators. */

/** Telephones of buyers with whose orders something happens; with others all goes well. */
export const SANDBOX_PHONES = {
  /** Does not answer: the order is cancelled instead of being confirmed. */
  unreachable: '+21620000001',
  /** Refuses the parcel, which goes back to the seller. */
  refusesParcel: '+21620000002',
  /** Is not at home at first: the second attempt delivers. */
  missesDelivery: '+21620000003',
  /** Whose bank refuses online payments. */
  paymentRefused: '+21620000004',
  /** Opens an online payment and never pays. */
  neverPays: '+21620000005',
} as const;

/** SKUs of products that the sandbox keeps in a state. */
export const SANDBOX_SKUS = {
  /** One piece is left: the first order gets it. There is one again after each advance of time. */
  lastPiece: 'SANDBOX-LAST-PIECE',
  /** Always sold out. */
  soldOut: 'SANDBOX-SOLD-OUT',
} as const;

/** The carrier of the sandbox, to which keys of carriers are bound there. */
export const SANDBOX_CARRIER = 'Sandbox';

/** Most minutes by which time is moved at once: 40 days, which end the time for returns. */
export const MAX_SANDBOX_MINUTES = 57_600;

/** Minutes after which an order is confirmed, and after which its parcels are prepared. */
export const SANDBOX_STAFF_MINUTES = { confirm: 10, prepare: 20 } as const;

/** First serial number of orders of the sandbox, so that people see what they look at. */
export const SANDBOX_FIRST_ORDER = 900_001;
