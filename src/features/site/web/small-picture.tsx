/** A drawing below the fold: fetched when it comes near, its place kept by the style of whatever holds it. */
export function SmallPicture({ src }: { src: string }) {
  return <img src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />;
}
