/** Why a payment provider rejected or failed a request. */
export type PaymentFailureReason =
  /** It timed out, could not be reached, or failed. */
  | 'unavailable'
  /** It rejected the request, for example because of a wrong key. */
  | 'refused'
  /** The customer's bank declined the charge. */
  | 'declined'
  /** The object does not exist. */
  | 'missing'
  /** The checkout is no longer open. */
  | 'closed'
  /** The site has no payments. */
  | 'off'
  /** The event has no valid signature. */
  | 'unsigned'
  /** The event is signed but incomplete. */
  | 'malformed';

/** The only error of provider calls. It contains nothing that the provider says, which can repeat a key. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly reason: PaymentFailureReason;
  /** The provider's error code, such as 'resource_missing'. */
  readonly code: string | null;

  constructor(reason: PaymentFailureReason, code: string | null = null) {
    super(code === null ? `payment provider: ${reason}` : `payment provider: ${reason} (${code})`);
    this.reason = reason;
    this.code = code;
  }
}
