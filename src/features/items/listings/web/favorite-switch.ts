interface FavoriteSwitchOptions<P> {
  /** Saves on the server; null on success, else the problem. */
  send: (saved: boolean) => Promise<P | null>;
  /** Shows the heart filled or empty. */
  show: (saved: boolean) => void;
  onRefusal: (problem: P, wanted: boolean) => void;
}

/**
 * Shows a press right away and sends it in the background, one request at a time, so that the last press wins
 * however fast they come. A refusal restores the last state the server accepted.
 * @param initial The state on the server.
 */
export function favoriteSwitch<P>(
  initial: boolean,
  { send, show, onRefusal }: FavoriteSwitchOptions<P>,
): (saved: boolean) => Promise<void> {
  let agreed = initial;
  let wanted = initial;
  let busy = false;

  return async (saved) => {
    wanted = saved;
    show(saved);
    if (busy) return;
    busy = true;
    while (wanted !== agreed) {
      const sent = wanted;
      const problem = await send(sent);
      if (problem === null) {
        agreed = sent;
      } else {
        wanted = agreed;
        show(agreed);
        onRefusal(problem, sent);
      }
    }
    busy = false;
  };
}
