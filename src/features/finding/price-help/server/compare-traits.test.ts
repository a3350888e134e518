import { expect, test } from 'vitest';
import { areComparable, areExactlyAlike, readTraits } from './compare-traits.ts';

const traits = (title: string) => readTraits(title, null);
const comparable = (title: string, other: string) => areComparable(traits(title), traits(other));
const exactlyAlike = (title: string, other: string) => areExactlyAlike(traits(title), traits(other));

test.each([
  ['Samsung 55 inch 4K TV', '55" LG smart tv'],
  ['2016 Honda Civic', 'Honda Civic 2014 EX'],
  ['Queen mattress', 'Queen size mattress memory foam'],
  ['Mountain bike with helmet', 'Trek mountain bike'],
  ['Bike', 'Trek road bike'],
  ['iPhone 13 128GB', 'iPhone 13 blue'],
  ['PS4 with 2 games', 'PlayStation 4'],
  ['Pixel 7 128GB', 'Pixel 7 128 gb black'],
  ['Fender Strat', 'Fender Stratocaster sunburst'],
  ["Levi's 505 jeans 32x30", 'Levis 505 W32 L30'],
  ['Dell XPS 15', 'Dell XPS 15 9500'],
  ['4 tires 215/60R16', 'Set of tires 215/60/16 Cooper'],
  ['ThinkPad T480', 'Lenovo T480 laptop'],
  ['Dining table with 6 chairs', 'Oak dining table and 4 chairs'],
  ['Washing machine, no leaks', 'LG washing machine'],
])('The price of "%s" is compared with that of "%s"', (title, other) => {
  expect(comparable(title, other)).toBe(true);
});

test.each([
  ['Samsung 55 inch TV', 'Samsung 65 inch TV'],
  ['Samsung 55 inch TV', 'Samsung TV'],
  ['4 tires 215/60R16', 'Set of 4 tires 225/65R17'],
  ['Dyson V10', 'Dyson V10 replacement battery'],
  ['PS4', 'Gran Turismo PS4'],
  ['Samsung 55 inch TV', 'TV stand for 55 inch TV'],
  ['2016 Honda Civic', '2010 Honda Civic'],
  ['2016 Honda Civic', '2016 Toyota Corolla'],
  ['2016 Honda Civic', '2016 Honda Civic bumper'],
  ['Queen mattress', 'King mattress'],
  ['Queen mattress', 'Queen mattress protector'],
  ['Bike with helmet', 'Bike helmet'],
  ['HP laptop', 'HP laptop bag'],
  ['iPhone 13 128GB', 'iPhone 13 256GB'],
  ['iPhone 13 128GB', 'iPhone 13 Pro 128GB'],
  ['iPhone 13', 'iPhone 13 screen repair'],
  ['iPhone 13', 'iPhone 13 for parts'],
  ['iPhone 13', 'Wanted: iPhone 13'],
  ['Washing machine', 'Washing machine, leaks a little'],
  ['Washing machine, leaks a little', 'Washing machine'],
  ['Dining table', 'Dining table with 6 chairs'],
  ['8x10 rug', '5x7 rug'],
  ['10 gallon aquarium', '55 gallon aquarium'],
])('The price of "%s" is not compared with that of "%s"', (title, other) => {
  expect(comparable(title, other)).toBe(false);
});

test('Items whose kind is not known are compared by their words alone', () => {
  expect(comparable('Zorblatt deluxe', 'Deluxe zorblatt, blue')).toBe(true);
});

test('Only the same model, year and size are exactly alike', () => {
  expect(exactlyAlike('iPhone 13 128GB', 'Apple iPhone 13, 128 GB')).toBe(true);
  expect(exactlyAlike('iPhone 13 128GB', 'iPhone 13')).toBe(false);
  expect(exactlyAlike('2016 Honda Civic', 'Honda Civic 2016')).toBe(true);
  expect(exactlyAlike('2016 Honda Civic', '2015 Honda Civic')).toBe(false);
  expect(exactlyAlike('Oak desk', 'Oak desk')).toBe(false);
});
