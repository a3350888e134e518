type RatingProps = {
  value: number;
  /** Shows '/5' where there is room for it. */
  outOf?: boolean;
};

/** Shows a star and an average out of 5, with one decimal. */
export function Rating({ value, outOf }: RatingProps) {
  const text = value.toFixed(1);
  return (
    <span className="rating">
      <span className="sr-only">Rated </span>
      {text}
      {outOf ? '/5' : <span className="sr-only"> out of 5</span>}
    </span>
  );
}
