interface PostState {
  /** As "Post listing". */
  label: string;
  /** As "post". */
  verb: string;
  /** Suggestions that nobody has confirmed. */
  suggestions: number;
  photos: number;
  /** Photos that were not uploaded. */
  failed: number;
  /** There is no connection. */
  lost: boolean;
  /** It is posted once the connection is back. */
  queued: boolean;
  /** There is little room. */
  short?: boolean;
}

/** As "2 suggestions". */
export const suggestionsText = (count: number): string =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;

/** The button that posts says what it accepts, and which photos go along when some were not uploaded. */
export function postLabel({
  label,
  verb,
  suggestions,
  photos,
  failed,
  lost,
  queued,
  short,
}: PostState): string {
  const upper = verb.charAt(0).toUpperCase() + verb.slice(1);
  if (lost) return queued ? "Waiting until you're online" : `${upper} when I'm back online`;
  const left = photos - failed;
  const along =
    failed === 0 ? '' : left === 0 ? ' without photos' : ` with ${left === 1 ? '1 photo' : `${left} photos`}`;
  if (suggestions === 0) return along === '' ? label : `${upper}${along}`;
  return along === '' && !short
    ? `Accept ${suggestionsText(suggestions)} and ${verb}`
    : `Accept ${suggestions} and ${verb}${along}`;
}
