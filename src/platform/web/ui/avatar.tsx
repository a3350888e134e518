type AvatarProps = {
  /** The person's name. Its first letter replaces a missing picture. */
  name: string;
  url?: string | null;
  /** CSS pixels. */
  size?: number;
};

const tints = ['avatar-a', 'avatar-b', 'avatar-c', 'avatar-d'];

/** Shows a round picture or initial. Always beside the person's name, so it is hidden from screen readers. */
export function Avatar({ name, url, size = 24 }: AvatarProps) {
  if (url) {
    return (
      <img className="avatar" src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
    );
  }
  const first = name.codePointAt(0) ?? 63;
  return (
    <span
      className={`avatar ${tints[first % tints.length]}`}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
      aria-hidden="true"
    >
      {String.fromCodePoint(first)}
    </span>
  );
}
