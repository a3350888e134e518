/** What is written on the items of the photos that the reader is judged on. */

export const PACKS: readonly (readonly [brand: string, product: string])[] = [
  ['KODAK', 'EasyShare'],
  ['SONY', 'Walkman'],
  ['BOSE', 'SoundLink Mini'],
  ['LEGO', 'Technic'],
  ['Nintendo', 'Game Boy'],
  ['Canon', 'PIXMA'],
  ['Braun', 'Series 9'],
  ['Philips', 'Airfryer XL'],
  ['Dyson', 'Supersonic'],
  ['IKEA', 'LACK'],
  ['Bialetti', 'Moka Express'],
  ['Fujifilm', 'Instax Mini'],
  ['Makita', 'Cordless Drill'],
  ['BOSCH', 'Hedge Trimmer'],
  ['Nespresso', 'Vertuo'],
  ['KitchenAid', 'Stand Mixer'],
  ['SAMSUNG', 'Galaxy Buds'],
  ['Yamaha', 'Recorder'],
  ['Casio', 'Scientific Calculator'],
  ['Ravensburger', '1000 Pieces'],
  ['Playmobil', 'City Life'],
  ['Logitech', 'MX Master 3'],
  ['Tefal', 'Fondue Set'],
  ['Brother', 'Sewing Machine'],
  ['GARMIN', 'Forerunner 245'],
  ['Pyrex', 'Mixing Bowl'],
  ['Coleman', 'Camping Stove'],
  ['Hasbro', 'Monopoly'],
  ['Seiko', 'Alarm Clock'],
  ['Roku', 'Streaming Stick'],
];

/** A title, in the lines it is printed in, and an author. */
export const BOOKS: readonly (readonly [title: readonly string[], author: string])[] = [
  [['The Quiet', 'Harbor'], 'Anna Keller'],
  [['Dune'], 'Frank Herbert'],
  [['Cooking', 'at Home'], 'Maria Lopez'],
  [['A Short', 'History of Maps'], 'J. R. Stone'],
  [['Gardens', 'of Kyoto'], 'Emi Tanaka'],
  [['Moby Dick'], 'Herman Melville'],
  [['The Winter', 'King'], 'Paul Osborne'],
  [['Learning', 'Python'], 'Mark Lutz'],
  [['Night Train', 'to Lisbon'], 'Pascal Mercier'],
  [['Wild Flowers'], 'Ruth Adams'],
  [['The Little', 'Prince'], 'Antoine de Saint-Exupery'],
  [['Great', 'Expectations'], 'Charles Dickens'],
  [['Bread'], 'Jeffrey Hamel'],
  [['Knitting', 'for Beginners'], 'Laura Price'],
  [['The Night', 'Circus'], 'Erin Morgan'],
  [['1984'], 'George Orwell'],
  [['Sea of', 'Tranquility'], 'Emily Mandel'],
  [['Calculus'], 'Michael Spivak'],
  [['The Art', 'of War'], 'Sun Tzu'],
  [['Trees of', 'the West'], 'Ned Parker'],
];

export const FILMS: readonly string[] = [
  'THE LAST VOYAGE',
  'Casablanca',
  'NIGHT OF THE OWLS',
  'Home Alone',
  'The Sound of Rain',
  'MOUNTAIN ROAD',
  'Back to the Future',
  'Spirited Away',
  'GLADIATOR',
  'Finding Oscar',
  'RIVER OF GOLD',
  'Chinatown',
];

export const SPINES: readonly string[] = [
  'OXFORD DICTIONARY',
  'War and Peace',
  'THE SECRET GARDEN',
  'Birds of North America',
  'Modern Physics',
  'JANE EYRE',
  'Atlas of the World',
  'The Hobbit',
  'Roman Roads',
  'THE NEW BAKER',
];

/** Of a plate on the back of a device: the model is what a seller needs. */
export const PLATES: readonly (readonly [brand: string, model: string])[] = [
  ['Panasonic', 'Model SD-2501'],
  ['Technics', 'SL-1200MK2'],
  ['DeLonghi', 'Type EC685'],
  ['Sharp', 'MODEL R-342'],
  ['Epson', 'ET-2750'],
  ['Grundig', 'RF 430'],
];

export const COVER_COLORS: readonly (readonly [background: string, text: string])[] = [
  ['#f4f1e8', '#1b1b1b'],
  ['#c0392b', '#ffffff'],
  ['#14324f', '#f5d76e'],
  ['#f7ca18', '#111111'],
  ['#2e7d5b', '#ffffff'],
  ['#222222', '#e8e8e8'],
  ['#ffffff', '#c0392b'],
  ['#e6d5b8', '#4a2c17'],
  ['#5b2a86', '#ffffff'],
  ['#d9e4ec', '#14324f'],
  ['#ffffff', '#777777'],
  ['#f08a24', '#ffffff'],
];

export const ITEM_COLORS_SHOWN: readonly (readonly [name: string, color: string])[] = [
  ['red', '#c62828'],
  ['red', '#8f1d22'],
  ['blue', '#1e5fae'],
  ['blue', '#5b93cf'],
  ['green', '#2e7d32'],
  ['green', '#7fae5a'],
  ['yellow', '#f4c20d'],
  ['orange', '#ef7b1a'],
  ['black', '#1a1a1a'],
  ['white', '#f7f7f5'],
  ['gray', '#8a8a8a'],
  ['brown', '#6d4226'],
  ['brown', '#8b5a2b'],
  ['pink', '#ee8fb2'],
  ['purple', '#6a3d9a'],
  ['beige', '#dcc7a1'],
  ['teal', '#128a86'],
  ['navy', '#1b2a52'],
];

/** Cloth and wood that items lie on. */
export const TABLES: readonly string[] = [
  '#8d6e4f',
  '#b8b0a4',
  '#dcd6cc',
  '#5d6d6f',
  '#3b3a38',
  '#c9b79c',
  '#9aa5a0',
];

/** Names in a shape: on an arc, in outlines, far apart, in a stack. */
export const LOGOS: readonly string[] = [
  'BARILLA',
  'Coca-Cola',
  'FENDER',
  'Thermos',
  'LEVIS',
  'Gibson',
  'PEUGEOT',
  'Rimowa',
  'CONVERSE',
  'Lavazza',
  'HEINEKEN',
  'Vespa',
  'ZIPPO',
  'Cuisinart',
  'BURTON',
  'Leica',
];
