/** A star and a mean out of 5, to one decimal. */
export function Rating({ value }: { value: number }) {
  const text = value.toFixed(1);
  return (
    <span className="rating">
      <span className="sr-only">Rated </span>
      {text}
      <span className="sr-only"> out of 5</span>
    </span>
  );
}
