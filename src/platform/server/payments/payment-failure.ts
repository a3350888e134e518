/** Why a payment provider did not do what it was asked for. */
export type PaymentFailureReason =
  /** It could not be reached in time, or failed. */
  | 'unavailable'
  /** It refused the request, such as for a wrong key. */
  | 'refused'
  /** The bank of the customer refused the charge. */
  | 'declined'
  /** It knows no such object. */
  | 'missing'
  /** The checkout is no longer open. */
  | 'closed'
  /** Nothing is sold on this site. */
  | 'off'
  /** The event has no valid signature. */
  | 'unsigned'
  /** The event is signed but lacks what every event has. */
  | 'malformed';

/** The one failure of every call to a provider. It carries nothing of what the provider says, which can repeat a key. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly reason: PaymentFailureReason;
  /** The provider's own word for it, such as 'resource_missing'. */
  readonly code: string | null;

  constructor(reason: PaymentFailureReason, code: string | null = null) {
    super(code === null ? `payment provider: ${reason}` : `payment provider: ${reason} (${code})`);
    this.reason = reason;
    this.code = code;
  }
}
