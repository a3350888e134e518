/** Why a model gave no usable answer. */
export type AiFailureReason =
  /** It took too long. */
  | 'timeout'
  /** It could not be reached, or failed. */
  | 'unavailable'
  /** It does not have what was asked for: there is no such model, or no speech here. */
  | 'absent'
  /** It refused the request, such as for a wrong key. */
  | 'refused'
  /** Its answer could not be read. */
  | 'unreadable'
  /** The caller went away. */
  | 'aborted';

/**
 * The one failure of every call to a model. It carries neither what was sent nor what came back: those are people's
 * words, and a provider's message can repeat a key.
 */
export class AiFailure extends Error {
  override name = 'AiFailure';
  readonly reason: AiFailureReason;
  /** The HTTP status of the provider, when it answered. */
  readonly status: number | null;

  constructor(reason: AiFailureReason, status: number | null = null) {
    super(status === null ? `the model is ${reason}` : `the model is ${reason} (status ${status})`);
    this.reason = reason;
    this.status = status;
  }
}
