/** What a seller's text says about one feature. */
export interface Fact {
  /** A part of the text in a plain form, such as '128 GB'; true or false for a plain yes or no. */
  value: string | boolean;
  /** Whether it speaks for the item, where that is plain. */
  good: boolean | null;
  /** The sentence it was read from, as the seller wrote it. */
  source: string;
  /** To compare it with what others state: 128 of '128 GB'. */
  amount?: number;
}

/** A sentence of a listing. */
export interface Sentence {
  text: string;
  from: 'title' | 'description';
}
