/** Formats a date as YYYY-MM-DD in the reader's time zone. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const transcriptFileName = (time: number): string => `transcript-${dayOf(time)}.txt`;

export const audioFileName = (type: string, time: number): string =>
  `recording-${dayOf(time)}.${type.startsWith('audio/mp4') ? 'm4a' : 'webm'}`;
