/** By what an order is reached: its secret link, or the account that it belongs to. */
export interface OrderAccess {
  /** Global id of the order. */
  readonly orderId: string;
  /** Of the secret link; absent on the account's own pages. */
  readonly token?: string | undefined;
}

/** How a change names the order. */
export const orderTarget = ({ orderId, token }: OrderAccess): { orderId: string } | { token: string } =>
  token === undefined ? { orderId } : { token };
