const MAX_LENGTH = 60;

/** Returns a setting's value for the history. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value))
    return value.map((one) => Object.values(one as object).join(' ')).join(', ') || 'nothing';
  if (value === null || value === '') return 'nothing';
  const text = String(value).replaceAll(/\s+/g, ' ');
  return `“${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}”`;
}
