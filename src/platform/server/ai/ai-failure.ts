/** Why a model gave no usable answer. */
export type AiFailureReason =
  /** It timed out. */
  | 'timeout'
  /** It could not be reached, or failed. */
  | 'unavailable'
  /** It doesn't support the request: there is no such model, or no speech recognition. */
  | 'absent'
  /** It rejected the request, for example because of a wrong key. */
  | 'refused'
  /** Its answer could not be parsed. */
  | 'unreadable'
  /** The caller aborted. */
  | 'aborted';

/**
 * The only error of model calls. It contains neither the request nor the response: those are people's words,
 * and a provider's message can repeat a key.
 */
export class AiFailure extends Error {
  override name = 'AiFailure';
  readonly reason: AiFailureReason;
  /** The provider's HTTP status, if it responded. */
  readonly status: number | null;

  constructor(reason: AiFailureReason, status: number | null = null) {
    super(status === null ? `the model is ${reason}` : `the model is ${reason} (status ${status})`);
    this.reason = reason;
    this.status = status;
  }
}
