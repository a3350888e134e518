interface FavouriteSwitchOptions<P> {
  /** Tells the server; null when it did as asked, else what was in the way. */
  send: (saved: boolean) => Promise<P | null>;
  /** Shows the heart full or empty. */
  show: (saved: boolean) => void;
  onRefusal: (problem: P, wished: boolean) => void;
}

/**
 * Shows a wish at once and tells the server behind it, one request at a time, so that the last press wins however
 * fast somebody presses. A refusal brings back what the server last agreed to.
 * @param initial What the server has.
 */
export function favouriteSwitch<P>(
  initial: boolean,
  { send, show, onRefusal }: FavouriteSwitchOptions<P>,
): (saved: boolean) => Promise<void> {
  let agreed = initial;
  let wished = initial;
  let busy = false;

  return async (saved) => {
    wished = saved;
    show(saved);
    if (busy) return;
    busy = true;
    while (wished !== agreed) {
      const sent = wished;
      const problem = await send(sent);
      if (problem === null) {
        agreed = sent;
      } else {
        wished = agreed;
        show(agreed);
        onRefusal(problem, sent);
      }
    }
    busy = false;
  };
}
