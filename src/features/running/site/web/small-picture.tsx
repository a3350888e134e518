/** An illustration below the fold: loaded lazily, with its size set by the container. */
export function SmallPicture({ src, className }: { src: string; className?: string }) {
  return (
    <img src={src} alt="" width={400} height={400} loading="lazy" decoding="async" className={className} />
  );
}
