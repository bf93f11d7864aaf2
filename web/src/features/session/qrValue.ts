/** Who a QR code is for. */
export interface QrOwner {
  readonly accountNumber: string;
  readonly lastName: string;
}

/** What the owner's QR code says: account number and last name. */
export function qrValue({ accountNumber, lastName }: QrOwner): string {
  return `${accountNumber}-${lastName.trim()}`;
}
