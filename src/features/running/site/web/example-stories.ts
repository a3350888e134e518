export interface ExampleStory {
  name: string;
  /** What the person did, shown after the name. */
  deed: string;
  text: string;
}

/** Invented stories, marked as examples, until there are real reviews. */
export const EXAMPLE_STORIES: readonly ExampleStory[] = [
  {
    name: 'maya.k',
    deed: 'sold a bookshelf',
    text: 'I typed one line while the coffee brewed. The listing was up before my first sip.',
  },
  {
    name: 'kofi.a',
    deed: 'sold a road bike',
    text: 'One photo, one price, one handshake. I kept every dollar.',
  },
  {
    name: 'grace.l',
    deed: 'sold 14 things',
    text: 'I cleared the whole spare room in a weekend. There is a floor under there.',
  },
  {
    name: 'jonah.reyes',
    deed: 'bought a turntable',
    text: 'I saved the search and looked again on Friday. It was two blocks away.',
  },
  {
    name: 'lena.fox',
    deed: 'sold an armchair',
    text: 'It wrote a better description than I would have. I only added the scratch.',
  },
  {
    name: 'omar.h',
    deed: 'gave away a piano',
    text: 'I set the price to zero and it left the house on Saturday, with four people and a ramp.',
  },
  {
    name: 'priya.s',
    deed: 'bought a film camera',
    text: 'The worn strap was in the description, so it was no surprise. I liked that more than a new strap.',
  },
  {
    name: 'theo.w',
    deed: 'sold a skateboard',
    text: 'No account, just a number and a PIN. I signed up later and my listings came along.',
  },
  {
    name: 'aya.m',
    deed: 'bought a winter coat',
    text: 'Filtered by condition, sorted by price, done. Warmer since Tuesday.',
  },
  {
    name: 'sam.d',
    deed: 'sold a coffee maker',
    text: 'Eighteen dollars for something I had owned twice by accident. I am down to one.',
  },
  {
    name: 'wren.b',
    deed: 'furnished a first apartment',
    text: 'Table, lamp, two chairs. None of them match and all of them were someone’s favorite.',
  },
  {
    name: 'ines.c',
    deed: 'sold a tent',
    text: 'Five photos, the muddy one first. Being honest about the mud is what sold it.',
  },
  {
    name: 'bruno.t',
    deed: 'bought a tin robot',
    text: 'I had that robot when I was six. Now I have it again, and it is still not sharing.',
  },
  {
    name: 'hana.o',
    deed: 'sold a sewing machine',
    text: 'I saw what similar ones were going for and named a fair price. It was gone by lunch.',
  },
  {
    name: 'dev.r',
    deed: 'sold an old monitor',
    text: 'I deleted the wrong listing and pressed undo. That is the whole drama I can report.',
  },
];
