import { counted } from '../../../../shared/counted.ts';

interface PostState {
  /** Such as "Post listing". */
  label: string;
  /** Such as "post". */
  verb: string;
  /** Number of unconfirmed suggestions. */
  suggestions: number;
  photos: number;
  /** Number of photos that failed to upload. */
  failed: number;
  /** Whether there is no connection. */
  lost: boolean;
  /** Whether the listing waits for the connection. */
  queued: boolean;
  /** Whether there is little room. */
  short?: boolean;
}

/** Such as "2 suggestions". */
export const suggestionsText = (count: number): string => counted(count, 'suggestion');

/** Returns the label of the button: the suggestions it accepts, and how many photos it posts if some failed to upload. */
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
  const along = failed === 0 ? '' : left === 0 ? ' without photos' : ` with ${counted(left, 'photo')}`;
  if (suggestions === 0) return along === '' ? label : `${upper}${along}`;
  return along === '' && !short
    ? `Accept ${suggestionsText(suggestions)} and ${verb}`
    : `Accept ${suggestions} and ${verb}${along}`;
}
