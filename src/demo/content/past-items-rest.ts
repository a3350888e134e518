import type { BuiltInCategory } from '../../shared/taxonomy.ts';

/** The listings of the sales in past-deals-rest.ts, by category. Format as in past-items-home.ts. */
export const PAST_OTHER_ITEMS: Partial<Record<BuiltInCategory, string>> = {
  'sporting-goods': `
Steel road bike, 56 cm | good | bike-teal, angle, room, detail
Lugged steel, ten speeds, new cables and bar tape.

Kids bike, 16 inch | good | city-bike-red, room, angle, detail
Training wheels and bell included. Outgrown in one summer.

Tent for two | good | tent-orange, angle, room
Freestanding, all poles and stakes. Pitched four times.

Climbing shoes, size 42 | fair | -
Resoled once. Velcro holds well.

Skis, 168 cm, with bindings | good | skis, room, box, skis
Waxed this fall. Bindings adjust without tools.

Yoga mat, cork | good | -
Thick, doesn't slip, has its strap.

Dumbbells, pair of 20 lb | good | dumbbells, room, box, detail, angle
Rubber ends, so they are kind to floors.

Skateboard, maple deck | good | skateboard, angle, scratch
New bearings, deck with a few honest scratches.

Soccer goal for the yard | good | -
Twelve by six feet. Takes ten minutes to set up.

Inflatable kayak | good | -
For two, with pump and paddles. One patch, tested for a weekend.
`,
  electronics: `
Bluetooth speaker | good | speaker, label, angle
Fills a kitchen. About six hours on a charge.

Noise-canceling headphones | like-new | headphones-cream, angle, mug
New ear pads, original case and cable.

Film camera with 50 mm lens | good | camera, hand
Light meter works. Fresh seals, tested with one roll.

iPhone 13, 128 GB, pink | good | -
Unlocked, battery at 89 percent, with the cable.

Monitor, 24 inch | good | monitor, room, angle
1080p, all cables, no dead pixel.

Mechanical keyboard | good | -
Brown switches, every key cleaned. Loud, but kindly so.

iPhone 13, 128 GB, green | good | -
Unlocked. Two cases and the cable, no box.

iPhone 13, 256 GB, starlight | like-new | -
Ten months old, with receipt and box. Comes in a sleeve.

iPhone 13, 128 GB, blue | good | phone-blue, hand, scuff
Unlocked, battery at 91 percent. Small mark on one corner.

iPhone 13, 128 GB, midnight | good | phone-black, hand, scratch
Charger included. One scratch near the camera.
`,
  'musical-instruments': `
Acoustic guitar, spruce top | good | guitar-light, room, angle
Fresh strings, low action, soft bag.

Upright music stand | good | -
Folds small. The screws all turn.

Practice amp, 10 watts | fair | amp, back, room, angle
Clean and overdrive. The volume knob scratches when you turn it.

Ukulele for beginners | good | ukulele, room, angle, detail
Soprano, holds its tuning, songbook included.
`,
  collectibles: `
Box of jazz records | good | vinyl, angle, detail
About twenty, mostly Blue Note reissues. Come and listen.

Tin robot, wind-up | like-new | robot, room, angle, hand
Walks and sparks. In its box.

Comics, stack of forty | good | -
Bagged and sorted by number. Eighties and nineties.

Stamp album, Europe | good | -
Two hundred pages, half of them full.

Coin set from 1976 | like-new | coins, angle, coins, hand
Bicentennial proof set in its sealed case.
`,
  clothing: `
Denim jacket, medium | good | jacket-denim, room, back, angle, fade
22 inches across the chest, 25 long. Softly faded.

Rain boots, size 8 | good | -
Dry inside. Walked through one Portland winter.

Wool coat, camel | like-new | -
Long, lined, size 10. Brushed and ready.

Hand-knit sweater | good | sweater-gold, angle, back, mend
Wool, size L. One mended cuff.

Silk scarf | like-new | -
36 inches square, hand rolled edges.

Running shoes, size 10 | good | sneaker-blue
Light and bouncy. Washed.

Leather belt | good | -
Brown, 38 inches. I can punch another hole.
`,
  'jewelry-watches': `
Silver ring, size 7 | good | ring-silver, hand, ring-silver, detail
Sterling silver, polished, in a small box.

Pearl earrings | good | -
Freshwater pearls on gold-plated hooks.

Wristwatch, hand-wound | good | watch-blue, angle, detail, hand
Seventeen jewels, serviced in 2021. Loses a minute a day.

Bracelet with small stones | good | bracelet, angle, hand, detail
Agate and glass. It stretches to fit.
`,
  vehicles: `
Roof rack for a small car | good | -
Two bars with locks and both keys. Fits cars without rails.

Set of winter tires | good | wheel
195/65 R15, 7/32 of tread. Two winters old.

Motorcycle helmet, large | fair | -
Never dropped. The visor has scratches.
`,
  other: `
Bike trailer for two kids | good | -
Two belts, rain cover, flag. Folds flat.

Board games, five | good | board-game, angle, room, detail
Family games, all pieces counted.

Puzzle, 2,000 pieces | good | -
A harbor at night. Done once, one long weekend.

Houseplants, box of five | good | plant, angle, mug, plant
Each with its name and how often it drinks.

Moving boxes, thirty | good | boxes, room, angle
Flat and dry, three sizes.

Dog crate, medium | good | -
Folds flat, tray included. No rust.

Beginner's easel | good | -
Wooden, adjustable, with paint on it.
`,
};
