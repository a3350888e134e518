import { expect, it } from 'vitest';
import { readDescription } from './read-description.ts';

it.each([
  ['Graphing calculator TI-84, sells for $93 at Staples, asking 40', 40],
  ['GoPro Hero 9, 2 batteries. Mounts are an additional $30. Camera is $140', 140],
  ['Tool chest. I have a socket set for another $25. Chest is $80', 80],
  ['selling a bread machine it is a hundred ninety at target ninety for mine', 90],
  ['Schwinn hybrid bike, medium, 1500obo', 1500],
  ['I paid 400 new for this loft bed, 120 takes it', 120],
  ['KitchenAid mixer, red, msrp 449.99, $200 firm', 200],
  ['Pair of Adirondack chairs. Purchased at Costco for $199 each. $160 for the pair', 160],
  ["Roseville vase. I've seen these listed at $150. I'd like $85", 85],
  ['vendo mesa de comedor, buen estado, 120 dólares', 120],
  ['bicicleta huffy pido ochenta', 80],
  ['looking for sixty bucks for a wheelbarrow', 60],
  ['prom dress it was nine hundred two seventy', 270],
  ['a futon the cover is stained but you can turn it over one eighty', 180],
  ['Drill, sander, box of bits. All run. 95 the lot', 95],
  ['Gas grill 150 comes with a free cover', 150],
  ["Kitchen table 110, I'll throw in the chairs for free", 110],
  ['Boys coat with a hood twenty five no stains', 25],
  ['Floor mirror 55 zelle or cash', 55],
  ['Patio umbrella. 35 need gone asap', 35],
  ['Google Pixel 6 128gb unlocked, 170, small chip on the edge, battery fine', 170],
  ['Blue rug 6x9, 65, no stains', 65],
  ['Cordless mower 110, was 349 at the store', 110],
  ['Baby gate 15 (45 new)', 15],
  ['Wicker chairs 30/each', 30],
  ['Ottoman gray. 40 o.b.o', 40],
  ['Standing desk $300 -> $220', 220],
  ['Twin bed frame. 70 comes with slats', 70],
  ['Crib, make an offer, around 60', 60],
  ['Bench vise 45 / best offer', 45],
  ['futon 90, pet free home', 90],
  ['Bassinet 30 exp 2029', 30],
  ['Cordless drill $45 new was 129', 45],
  ['Camp stove 60$ retail is 140', 60],
  ['Jogging stroller. $80, was asking 110', 80],
  ['Laptop with 8 gigs ram 220', 220],
  ['Loft bed, no mattress, 4th floor 95', 95],
  ['Leather tote like new, half off retail 70', 70],
  ['Camp stove $140 retail, 60 firm', 60],
  ['Chicken coop. 40 haul it away', 40],
  ['a toaster oven the door is loose forty forty dollars', 40],
  ['a fan and a heater one fifty one fifty', 150],
  ['Ski jacket size fifty fifty dollars', 50],
  ['I paid two eighty for this printer so seventy sounds fair', 70],
  ['Nesting tables 55 for set need gone', 55],
  ['Two end tables, oak. 90 both', 90],
  ['Bunk beds 140 set, no mattresses', 140],
  ['Puzzle lot, 12 boxes. 30 4 all', 30],
  ['Hand weights 5-25 80 for whole set wont separate', 80],
  ['Scrub tops lot size s 9 pcs 18', 18],
  ['PRICE DROP 60 now, was 85. charcoal grill', 60],
  ['50 -> 35. bread machine with manual', 35],
  ['90 for the bench and stool, sorry 75', 75],
  ['sandalias talla 6, 20 dls', 20],
  ['rines 17, los 4 por 200', 200],
  ['regalo mesa chica', 0],
  ['35 for dog crate, needs cleaning', 35],
  ['clay pots 6 inch, 10 of them, 3 each', 3],
  ['work boots worn in 40', 40],
  ['Clamps and chisels, 30 whole bin', 30],
  ['cordless drill holds a charge 28', 28],
  ['retail 300 mine 120 vitamix blender', 120],
  ['Trek bike bought for 800 last yr, selling 350', 350],
  ['Omega Seamaster quartz, no papers, 1850 wired or cash', 1850],
  ["we offer house cleaning it's thirty an hour", 30],
  ['need gone by sunday free oak dresser', 0],
  ['Solar lights 4 boxes, 10 a box', 10],
  ['guitar lessons 30/half hr', 30],
  ['Dishwasher works. 120 bo', 120],
  ['works great we just got a new one forty five', 45],
  ['Card table 20. Also have a folding chair for 8', 20],
  [
    'the hose of this pressure washer is cracked but you can get a new one for fifteen bucks so asking eighty',
    80,
  ],
  ['wanted to sell my daughters flute, $120', 120],
  ['2006 Kawasaki Ninja 250, 12k miles, 1,600 or trade for a canoe', 1600],
])('the price is what the seller asks for the item: "%s" (AI-03)', (text, dollars) => {
  expect(readDescription(text).priceCents).toBe(dollars * 100);
});

it.each([
  'Bose soundbar 500 with remote',
  '1972 Chevelle convertible, 402, needs paint',
  'Milwaukee 2767, bare tool',
  'Shirts 38, 40, 42, all cotton',
  'Samsung tv 65, remote included',
])('a size, model or list is no price: "%s" (AI-03)', (text) => {
  expect(readDescription(text).priceCents).toBeNull();
});

it.each([
  'wanted: iPhone 12, can pay up to 250',
  'ISO a twin bed frame, budget $60',
  'se busca lavadora, pago hasta 100',
])('what a buyer would pay is not the price: "%s" (AI-03)', (text) => {
  expect(readDescription(text)).toMatchObject({ priceCents: null, condition: null });
});

it.each([
  'Workbench 85. My school is giving these away free but this one is solid',
  'Cargo bike 900 and a trailer I am giving away free',
  'Binoculars haze free, $70',
])('an item with a number that may be its price is not free: "%s" (AI-03)', (text) => {
  expect(readDescription(text).priceCents).not.toBe(0);
});

it.each(['Free: 60 canning jars with lids', 'Bricks, about 80 of them, free you load'])(
  'a number of pieces does not make a free item cost money: "%s" (AI-03)',
  (text) => {
    expect(readDescription(text).priceCents).toBe(0);
  },
);
