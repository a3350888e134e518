import type { MeasuredListing } from './make-listings.ts';

export type QueryGroup =
  | 'word'
  | 'synonym'
  | 'plural'
  | 'typo'
  | 'phrase'
  | 'price'
  | 'unit'
  | 'brand'
  | 'accessory'
  | 'sentence'
  | 'relaxed';

export interface JudgedQuery {
  text: string;
  group: QueryGroup;
  /** Whether somebody who typed this would call the listing a hit. */
  isHit: (listing: MeasuredListing) => boolean;
}

type Test = JudgedQuery['isHit'];

const kind =
  (...kinds: string[]): Test =>
  (listing) =>
    kinds.includes(listing.kind);
const titled =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title);
const both =
  (...tests: Test[]): Test =>
  (listing) =>
    tests.every((test) => test(listing));
const either =
  (...tests: Test[]): Test =>
  (listing) =>
    tests.some((test) => test(listing));
const upTo =
  (dollars: number): Test =>
  ({ priceCents }) =>
    priceCents <= dollars * 100;
const from =
  (dollars: number): Test =>
  ({ priceCents }) =>
    priceCents >= dollars * 100;
const detail =
  (name: string, value: string): Test =>
  ({ details }) =>
    details[name] === value;

const bikes = kind('road-bike', 'city-bike', 'mountain-bike', 'kids-bike', 'electric-bike');
const sofas = kind('sofa');
const phones = kind('iphone', 'android-phone');
const iphones = kind('iphone');
const watches = kind('wrist-watch');
const chairs = kind('armchair', 'office-chair', 'dining-chairs');
const shoes = kind('sneakers', 'boots', 'dress-shoes');
const dressers = kind('dresser');
const bookshelves = kind('bookshelf');
const tables = kind('dining-table', 'coffee-table');
const jackets = kind('jacket');

const group =
  (name: QueryGroup) =>
  (text: string, isHit: Test): JudgedQuery => ({ text, group: name, isHit });

const word = group('word');
const synonym = group('synonym');
const plural = group('plural');
const typo = group('typo');
const phrase = group('phrase');
const price = group('price');
const unit = group('unit');
const brand = group('brand');
const accessory = group('accessory');
const sentence = group('sentence');
const relaxed = group('relaxed');

/** Searches as people type them, each with its judge. */
export const QUERIES: readonly JudgedQuery[] = [
  word('bike', bikes),
  word('sofa', sofas),
  word('watch', watches),
  word('desk', kind('desk')),
  word('lamp', kind('desk-lamp', 'floor-lamp')),
  word('chair', chairs),
  word('table', tables),
  word('guitar', kind('guitar')),
  word('camera', kind('camera')),
  word('tent', kind('tent')),
  word('iphone', iphones),
  word('laptop', kind('laptop')),
  word('ring', kind('ring')),
  word('rug', kind('rug')),
  word('mirror', both(kind('mirror', 'dresser'), titled(/mirror/i))),
  word('boots', both(kind('boots', 'skis', 'snowboard'), titled(/boots/i))),
  word('violin', kind('violin')),
  word('car', both(kind('car', 'van'), titled(/./))),
  word('tv', kind('tv')),
  word('bed', both(kind('bed-frame', 'crib', 'sofa'), titled(/\bbed\b/i))),
  word('skis', kind('skis')),
  word('drill', kind('power-drill')),
  word('mattress', kind('mattress')),
  word('keyboard', either(kind('keyboard-pc'), both(kind('piano-keyboard'), titled(/keyboard/i)))),
  word('crib', kind('crib')),
  word('printer', kind('printer')),
  word('kayak', both(kind('kayak'), titled(/kayak/i))),
  word('lego', kind('lego')),
  word('speaker', kind('speaker')),

  synonym('bicycle', bikes),
  synonym('couch', sofas),
  synonym('settee', sofas),
  synonym('chest of drawers', dressers),
  synonym('dresser', dressers),
  synonym('bookcase', bookshelves),
  synonym('television', kind('tv')),
  synonym('cell phone', phones),
  synonym('mobile phone', phones),
  synonym('smartphone', phones),
  synonym('fridge', kind('refrigerator')),
  synonym('washer', kind('washing-machine')),
  synonym('hoover', kind('vacuum-cleaner')),
  synonym('pram', kind('stroller')),
  synonym('buggy', kind('stroller')),
  synonym('wardrobe', kind('wardrobe')),
  synonym('closet', kind('wardrobe')),
  synonym('carpet', kind('rug')),
  synonym('drapes', kind('curtains')),
  synonym('barbecue', kind('grill')),
  synonym('trainers', kind('sneakers')),
  synonym('running shoes', both(kind('sneakers'), titled(/./))),
  synonym('rucksack', both(kind('backpack'), titled(/./))),
  synonym('luggage', kind('suitcase')),
  synonym('notebook computer', kind('laptop')),
  synonym('record player', kind('turntable')),
  synonym('turntable', kind('turntable')),
  synonym('earbuds', both(kind('headphones'), titled(/earbuds|airpods/i))),
  synonym('ebike', kind('electric-bike')),
  synonym('motorbike', kind('motorcycle')),
  synonym('sweatshirt', both(kind('sweater'), titled(/hoodie/i))),
  synonym('jumper', kind('sweater')),
  synonym('pants', both(kind('jeans'), titled(/./))),
  synonym('fish tank', kind('aquarium')),
  synonym('bedside table', kind('nightstand')),
  synonym('cot', kind('crib')),
  synonym('racing bike', kind('road-bike')),
  synonym('espresso machine', kind('coffee-machine')),
  synonym('wristwatch', watches),
  synonym('purse', kind('handbag')),
  synonym('canoe', kind('kayak')),
  synonym('fiddle', kind('violin')),

  plural('bikes', bikes),
  plural('sofas', sofas),
  plural('desks', kind('desk')),
  plural('watches', watches),
  plural('chairs', chairs),
  plural('guitars', kind('guitar')),
  plural('bookshelves', bookshelves),
  plural('lamps', kind('desk-lamp', 'floor-lamp')),
  plural('mattresses', kind('mattress')),
  plural('jackets', either(jackets, both(kind('baby-clothes', 'skis'), titled(/jacket/i)))),
  plural('dresses', kind('dress')),
  plural('tents', kind('tent')),
  plural('vase', kind('vase')),
  plural('plate', both(kind('dishes'), titled(/plates/i))),
  plural('tire', both(kind('car-parts'), titled(/tires/i))),
  plural('puzzles', both(kind('board-game'), titled(/puzzle/i))),
  plural('ladders', both(kind('tools'), titled(/ladder/i))),
  plural('strollers', kind('stroller')),
  plural('dumbbell', kind('dumbbells')),
  plural('curtain', kind('curtains')),

  typo('bycicle', bikes),
  typo('sofaa', sofas),
  typo('coutch', sofas),
  typo('gitar', kind('guitar')),
  typo('guitarr', kind('guitar')),
  typo('labtop', kind('laptop')),
  typo('iphnoe', iphones),
  typo('ihpone 13', both(iphones, detail('model', '13'))),
  typo('matress', kind('mattress')),
  typo('refridgerator', kind('refrigerator')),
  typo('microwav', kind('microwave')),
  typo('headphons', kind('headphones')),
  typo('drawrs', dressers),
  typo('camara', kind('camera')),
  typo('tredmill', both(kind('fitness-machine'), titled(/treadmill/i))),
  typo('strollr', kind('stroller')),
  typo('bookshlef', bookshelves),
  typo('neckless', kind('necklace')),
  typo('jackt', jackets),
  typo('skatebord', kind('skateboard')),
  typo('wardrob', kind('wardrobe')),
  typo('vaccum cleaner', kind('vacuum-cleaner')),
  typo('aquariam', kind('aquarium')),
  typo('playstaton', both(kind('game-console', 'video-game'), titled(/playstation|ps[45]/i))),
  typo('nintedo switch', both(kind('game-console', 'video-game'), titled(/switch/i))),

  phrase('road bike', kind('road-bike')),
  phrase('mountain bike', kind('mountain-bike')),
  phrase('kids bike', kind('kids-bike')),
  phrase('dining table', kind('dining-table')),
  phrase('coffee table', kind('coffee-table')),
  phrase('desk lamp', kind('desk-lamp')),
  phrase('office chair', kind('office-chair')),
  phrase('oak desk', both(kind('desk'), titled(/oak/i))),
  phrase('leather couch', both(sofas, titled(/leather/i))),
  phrase('green velvet armchair', both(kind('armchair'), titled(/velvet/i), titled(/green/i))),
  phrase('electric guitar', both(kind('guitar'), titled(/electric/i))),
  phrase('acoustic guitar', both(kind('guitar'), titled(/acoustic/i))),
  phrase('denim jacket', both(jackets, titled(/denim/i))),
  phrase(
    'winter coat',
    either(both(jackets, titled(/winter|parka|down/i)), both(kind('baby-clothes'), titled(/winter/i))),
  ),
  phrase('coffee maker', kind('coffee-machine')),
  phrase('washing machine', kind('washing-machine')),
  phrase('gaming chair', both(kind('office-chair'), titled(/gaming/i))),
  phrase('sewing machine', kind('sewing-machine')),
  phrase('board game', kind('board-game')),
  phrase('chess', both(kind('board-game'), titled(/chess/i))),
  phrase('film camera', both(kind('camera'), titled(/film/i))),
  phrase('exercise bike', both(kind('fitness-machine'), titled(/exercise bike/i))),
  phrase('toy car', kind('toy-car')),
  phrase('pearl necklace', both(kind('necklace'), titled(/pearl/i))),
  phrase('dog bed', both(kind('dog-stuff'), titled(/bed/i))),
  phrase('cat tree', both(kind('cat-stuff'), titled(/tree/i))),

  price('desk under 100', both(kind('desk'), upTo(100))),
  price('sofa below $300', both(sofas, upTo(300))),
  price('bike under 200', both(bikes, upTo(200))),
  price('laptop over 500', both(kind('laptop'), from(500))),
  price('tv 100-300', both(kind('tv'), from(100), upTo(300))),
  price('guitar between 100 and 200', both(kind('guitar'), from(100), upTo(200))),
  price('armchair max 80', both(kind('armchair'), upTo(80))),
  price('watch less than $50', both(watches, upTo(50))),
  price('iphone 12 up to 250', both(iphones, detail('model', '12'), upTo(250))),
  price('free moving boxes', both(kind('moving-boxes'), upTo(0))),
  price('stroller cheaper than 100 dollars', both(kind('stroller'), upTo(100))),
  price('tent <150', both(kind('tent'), upTo(150))),
  price('$50 to $150 monitor', both(kind('monitor'), from(50), upTo(150))),
  price('cheap desk', both(kind('desk'), upTo(140))),
  price('cheap road bike', both(kind('road-bike'), upTo(400))),

  unit('road bike 54 cm', both(kind('road-bike'), detail('size', '54'))),
  unit('54cm road bike', both(kind('road-bike'), detail('size', '54'))),
  unit('58cm bike', both(kind('road-bike'), detail('size', '58'))),
  unit('iphone 128 gb', both(iphones, detail('storage', '128'))),
  unit('iphone 13 256gb', both(iphones, detail('storage', '256'), detail('model', '13'))),
  unit('macbook 512gb', both(kind('laptop'), titled(/macbook/i), detail('storage', '512'))),
  unit('ipad 64 gb', both(kind('tablet'), titled(/ipad/i), detail('storage', '64'))),
  unit('27 inch monitor', both(kind('monitor'), titled(/\b27\b/))),
  unit('55" tv', both(kind('tv'), titled(/\b55\b/))),
  unit('16 inch kids bike', both(kind('kids-bike'), titled(/\b16\b/))),
  unit('snowboard 156cm', both(kind('snowboard'), titled(/\b156\b/))),
  unit('sneakers size 10', both(kind('sneakers'), detail('size', '10'))),
  unit('kettlebell 16kg', both(kind('dumbbells'), titled(/kettlebell 16/i))),
  unit('18v drill', both(kind('power-drill'), titled(/\b18\b/))),
  unit('2 person tent', both(kind('tent'), titled(/2.person/i))),

  brand('trek road bike', both(kind('road-bike'), detail('brand', 'Trek'))),
  brand('ikea desk', both(kind('desk'), titled(/ikea/i))),
  brand('yamaha keyboard', both(kind('piano-keyboard'), titled(/yamaha/i))),
  brand('sony headphones', both(kind('headphones'), titled(/sony/i))),
  brand('samsung tv', both(kind('tv'), titled(/samsung/i))),
  brand('nike', titled(/nike/i)),
  brand('lego technic', both(kind('lego'), titled(/technic/i))),
  brand('fender stratocaster', both(kind('guitar'), titled(/fender.*stratocaster/i))),
  brand('levis jeans', both(kind('jeans'), titled(/levi/i))),
  brand('ps5', both(kind('game-console', 'video-game'), titled(/ps5|playstation 5/i))),
  brand('dyson', both(kind('vacuum-cleaner'), titled(/dyson/i))),
  brand('aeron', both(kind('office-chair'), titled(/aeron/i))),

  accessory('iphone case', both(kind('phone-case'), titled(/case/i))),
  accessory('case for iphone 13', both(kind('phone-case'), titled(/case/i), titled(/13/))),
  accessory('laptop charger', both(kind('laptop-accessory'), titled(/charger/i))),
  accessory('bike helmet', kind('bike-helmet')),
  accessory('bike lock', both(kind('bike-accessory'), titled(/lock/i))),
  accessory('guitar strings', both(kind('guitar-accessory'), titled(/strings/i))),
  accessory('watch strap', both(kind('watch-accessory'), titled(/strap|band/i))),
  accessory('tv stand', both(kind('tv-accessory'), titled(/stand/i))),
  accessory('camera bag', both(kind('camera-accessory'), titled(/bag/i))),
  accessory('roof box', both(kind('car-parts'), titled(/roof box/i))),

  sentence('looking for a desk', kind('desk')),
  sentence('I need a tent for camping', kind('tent')),
  sentence('a used road bike please', kind('road-bike')),
  sentence('do you have any acoustic guitars', both(kind('guitar'), titled(/acoustic/i))),
  sentence('want to buy a stroller for my baby', kind('stroller')),
  sentence('table for the kitchen', both(kind('dining-table'), titled(/./))),
  sentence('looking for an oak bookshelf under 150', both(bookshelves, titled(/oak/i), upTo(150))),
  sentence('shoes in size 9', both(shoes, detail('size', '9'))),

  relaxed('purple velvet armchair', both(kind('armchair'), titled(/velvet/i))),
  relaxed(
    'bianchi mountain bike',
    either(kind('mountain-bike'), both(kind('road-bike'), detail('brand', 'Bianchi'))),
  ),
  relaxed('antique oak desk', both(kind('desk'), titled(/oak/i))),
  relaxed('yamaha electric guitar', kind('guitar')),
  relaxed('orange leather sofa', both(sofas, titled(/leather|sofa/i))),
  relaxed('iphone 13 mini 512gb', iphones),
  relaxed('mahogany dining table', kind('dining-table')),
  relaxed('seiko diver watch', both(watches, titled(/./))),
];
