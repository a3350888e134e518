import { UNITS } from '../../../../items/item-language/server/item-language.ts';

/** Phrases around numbers, separated by commas. Each is matched as a whole, in lowercase. */
const phrases = (list: string): Set<string> =>
  new Set(
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  );

export const POUNDS = phrases('pound, pounds');

/** Phrases directly before the asking price. */
export const CUES = phrases(
  `make offer, make an offer, make me an offer, asking, asking price, asking price is, asking for, ask, price, price is, priced at, price's, price of, priced, new price, want, wanted,
  wanting, i want, would like, like to get, would want, hoping for, hoping to get, looking for, looking to get, sell for, sell at,
  sell it for, sell them for, sell this for, sell it at, selling for, selling at, selling it for, selling them for,
  selling this for, selling it at, selling both for, selling all for, sale for, let go for, let it go for, let them go for, letting go for,
  letting it go for, let this go for, go for, goes for, going for, yours for, take, i'll take, i would take, will take,
  can take, have it for, have them for, reduced to, dropped to, lowered to, cut to, dropping to, drop to, marked down to, now, down to, make it, make that, let's say, call it, can do, i'd do, i'd take, could do,
  i need, all for, both for, everything for, lot for, set for, pair for, set of them for, it for, them for, come to, comes to, total, so say, thinking, i was thinking, thinking maybe, i'd like, pido, precio, en, vendo en, lo dejo en, la dejo en, vale, todo por, a solo, por solo`,
);
/** Phrases before prices and also before other numbers. */
export const WEAK_CUES = phrases('for, only, just, first, is, of them for, por');
/** Before "for", these words make the number a count of people: "seats for 6". */
export const COUNTED_FOR = phrases(
  'seat, seats, room, space, good, made, fits, fit, service, set, setting, settings, suitable, enough, table, age, ages, designed, perfect, great, used, built, meant, case, charger, cover, dinnerware, tent, dishes, plates, cutlery, works',
);
/** Words between a cue and its number: "asking about 50". */
export const SOFTENERS = phrases(
  'about, around, like, maybe, only, just, say, roughly, approximately, somewhere around, um, uh, the, is, =',
);

/** Phrases that directly follow only prices. */
export const TERMS = phrases(
  `obo, ono, bo, or best offer, or nearest offer, or near offer, or offer, or offers, or nearest, firm, negotiable, but negotiable,
  neg, cash, cash only, no lowballs, no trades, takes it, takes them, takes all, takes it all, takes it home, takes the lot, takes both, takes everything, gets it, gets it all, gets them, buys it, is my price, is what i want, sounds fair, sounds good, sounds about right, seems fair, would be fair, would be great, works for me,
  an hour, per hour, a lesson, per lesson, a session, per session, a visit, per visit, a person, per person, a yard, per yard, a room, per room, a head, a box, per box, a bag, per bag, a pair, per pair, a dozen, per dozen, a jar, a roll, per roll, a bundle, a plant,
  is what i'm asking, is fine, is the price, is firm, each, apiece, a piece, per piece, ea, for both, for all, for all of them, for everything,
  for the pair, for the set, for the whole thing, for the whole set, for the whole lot, for the collection, for all four, for all three, all three, all four, as is, no less, final, for the whole shebang, for the lot, for the bundle, for the stack, for them all, for the two, the lot, the pair, the set, or trade, or trades, for it, for them, for this, total, all in, even, flat, please, pls, thanks, thank you, plus shipping, plus ship, plus postage, shipped,
  negociable, a tratar, o mejor oferta, fijo, firme, efectivo, solo efectivo, cada uno, cada una, por todo, por todos, por todas, por los dos, por las dos, por el par, por el juego, por ambos,
  take it, take them, and it's yours, and its yours, you haul it, you haul, you move it, you pick up, u pick up, u pickup, you pickup, if you pick it up, on collection, collection only, pick up only, pickup only, pick up, pickup, local pickup, local, cash on collection, and you pick it up`,
);

/** Phrases of an agreement that follow prices, and rarely sizes or models: "60 venmo ok", "80 need gone asap". */
export const DEALS = phrases(
  `venmo, zelle, cashapp, cash app, paypal, pay pal, apple pay, wire, wired, bank transfer, cash or, lmk, hmu, dm, dm me, pm, pm me, msg me, message me, text, text me, call me, must go, must sell,
  need gone, needs gone, need it gone, needs to go, need to go, need to sell, has to go, have to go, gotta go, gone by, porch pickup, porch pick up, curb pickup, curbside pickup, ppu, cpu,
  come get it, come get them, come and get it, come take it, no holds, fcfs, first come, delivered, local only, if picked up, if you pick up, if you pick it up, if you can pick up, if you come, if you haul,
  best offer, or reasonable offer, or make offer, or make an offer, or make me an offer, or trade, or trades, asap, today, tonight, tomorrow, this weekend, you pick up, u pick up, you come get, you disassemble, you take apart, you take it apart, you load, you haul, u haul, you move, bring a truck, bring help, haul it, haul it away, haul away, haul them away, cross posted, crossposted, x posted, or best, or close, or near, best offer, or swap, or will trade, make an offer, make offer, make me an offer`,
);

/** Words after a price and a slash: "20/each", "150/pair". */
export const SHARES = phrases(
  'each, ea, pair, pr, set, lot, both, all, obo, ono, best, piece, pc, apiece, firm, cash, trade, trades, hour, hr, half, lesson, session, visit, person, yard, room, day, box, bag',
);

/** Words that can start a clause after a price. */
export const NEXT_CLAUSE = phrases(
  `it, it's, its, i, i'm, i've, i'll, and, but, or, with, works, comes, pick, pickup, must, needs, fits, runs, no, cash, the, this, good, great, excellent, brass, barely,
  in, if, because, so, text, call, message, dm, pm, can, could, will, my, we, they, paid, bought, selling, asking, free, located, moving, negotiable, er, um, uh, sorry, wait, actually, starts, used, smoke, delivery, for, box, mot, made, leaks, oh, hang, hold, let's, scratch, correction, make, well, or no, exp, expires, is, was, has, comes, includes, located, all`,
);

/** Words before a number of the past, a shop or another cost, in the same clause. */
export const PAST_WORDS = phrases(
  `paid, pay, retail, retails, retailed, retailing, originally, original price, was, were, worth, cost, costs, msrp, rrp, list price,
  new they go, new it goes, new goes, they go, these go, those go, ones go, they sell, these sell, those sell, they want, they wanted, they asked, they charge, store wanted, dealer wanted, quoted, bought, purchased, ordered, seen, listed at, sells for, sold for, sell for new, value, valued, appraised, appraisal, spent, deposit, old price, save, saves, delivery, shipping, deliver, postage,
  ship, over, needs, will need, would need, sells it for, sells them for, sells these for, sells those for, charges, which is, which are, which runs, invested, insured, reward, goes new, new price was, bid, up to, rent, bill, compare, compared`,
);
/** Names of shops, whose prices are not the seller's. */
const STORES = phrases(
  `staples, target, walmart, costco, amazon, ebay, etsy, reverb, facebook, offerup, craigslist, poshmark, mercari, best buy, bestbuy, home depot, lowe's, lowes, ikea, joann,
  macy's, macys, rei, sam's club, sams club, sam's, guitar center, sweetwater, kohl's, kohls, nordstrom, office depot, petsmart, petco, dick's, dicks, cabela's, cabelas, bass pro,
  gamestop, autozone, wayfair, sephora, ulta, harbor freight, the dealer, the store, the shop, the mall, stores, store, other sites`,
);
const AT_STORES: readonly string[] = ['at', 'from', 'on', 'in'].flatMap((word) =>
  [...STORES].map((store) => `${word} ${store}`),
);

/** Words allowed between such a word and its number: "bought it last year for". */
export const PAST_LINKS: ReadonlySet<string> = new Set([
  ...[...STORES].flatMap((store) => store.split(' ')),
  ...phrases(
    `for, at, it, them, this, these, those, me, us, is, are, was, were, about, around, over, nearly, almost, price, go, goes, sell, sells, new, like, then, back,
  i, only, just, a, an, extra, of, by, will, be, would, they, the, store, says, said, when, originally, up, to, last, year, summer, christmas, month, in, from, tag, full, normally,
  usually, brand, my, we, tax, online, them, one, um, uh, retail, paid, cost, bought, value, his, her, listed, go`,
  ),
]);
/** Words directly after a number of the past, or of the cost of work, parts or other sellers. */
export const PAST_AFTER: ReadonlySet<string> = new Set([
  ...AT_STORES,
  ...phrases(
    `new, retail, receipt, service, servicing, repair, originally, when new, when i, off, value, worth, gift card, giftcard, extra, more, brand new, for shipping,
  for delivery, to ship, to deliver, to fix, to repair, delivery, shipping, cheaper, less, bill, part, deposit, holds it, last year, back in, years ago, into it, into this, of work, in work, of repairs, in repairs, of parts, in parts, of upgrades, in upgrades, of extras,
  in extras, of accessories, in accessories, worth of, online, elsewhere, a month, per month, a week, monthly, is what i paid, that's what i paid, no that's what i paid, wait no that's what i paid, that's what we paid, no that's what we paid`,
  ),
]);

/** Words directly before a size, model or count. */
export const MODEL_WORDS = phrases(
  `size, sz, sizes, number, no, model, type, gen, generation, series, version, mark, mk, vol, volume, part, pattern, style, item, sku, stock, code, catalog, age, ages, aged, of, seats, sleeps, holds, fits, by, x, w, l, h, d, r,
  marked, stamped, dated, numbered, issue, waist, inseam, length, width, height, about the, row, sec, section, level, page, chapter, grade, psa, class, channel, year, since, until, till, after, before, from, between,
  to, on, in, at, zip, call, text, phone, tel, cell, whatsapp, exp, round, lot, unit, room, apt, floor, street, st, route, highway, battery, serial, thread, iphone, ipad, galaxy, note, pixel, playstation, ps, xbox, switch, hero, watch, jordan,
  jordans, air, mavic, mini, rtx, gtx, rx, ryzen, core, windows, levis, levi's, balance, thinkpad, latitude, surface, echo, kindle, macbook, eos, rebel, fx, domane, marlin, bmw, audi, mazda, porsche, ford, f, e, s, m, i, a, g, v, z, p, q, c, mercedes, forerunner, pegasus, kayano, nikes, superstar, asics, model no, ref, reference, type r, mach, over, under, every, per, x-ice, plus, minus, around the, rated, wd, mg, hd, amd, radeon, geforce, wrt, charge, flip, ue, boom, laserjet, officejet, pixma, tag, skx, keurig, janome, ktm, sportster, yz, crf, cbr, klr, corolla, civic, camry, silverado, ram, dodge, chevy, gmc, sierra, mustang, golf, polo, atmos, aether, atomic, volkl, concept, bowflex, selecttech, taylormade`,
);

/** Words before a size. If two numbers follow, the second may be the price: "size ten sixty". */
export const SIZES_BEFORE = phrases(
  'size, sz, sizes, number, model, type, gen, generation, series, version, mark, age, ages, aged, waist, length, iphone, ps, playstation, hero, of, level, grade',
);

/** Units and counted nouns directly after a number. */
export const UNITS_AFTER: ReadonlySet<string> = new Set([
  ...UNITS,
  ...phrases(
    `ram, ssd, in, foot, millimetre, millimetres, centimetre, centimetres, hertz, speed, gear, wk, wks, day, min, am,
    pm, o'clock, person, man, seat, piece, pc, pack, count, drawer, shelf, shelves, tier, door, key, string, channel,
    cylinder, cycles, time, owner, owners, games, controllers, controller, batteries, chairs, lenses, bulbs, charms,
    cards, books, records, bottles, cushions, wheels, tires, sets, pairs, pair, set, bags, boxes, tickets, shirts,
    pants, jars, plates, glasses, pedals, skis, bikes, trips, rounds, seasons, season, summers, winters, half, th, st,
    nd, rd, x, by, and a half inch, ply, grit, gauge, thread, bit, core, band, way, star, stage, rings, zip,
    plus years, mil, bed, bedroom, tread, scale, ish years, fret, octave, octaves, note, notes, pickups, tone, jewel,
    jewels, stone, stones, tooth, teeth, block, blocks, bar, axle, pole, poles, gen, generation, edition`,
  ),
]);
