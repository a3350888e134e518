/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const SPORTS_ITEMS = `
Teal steel road bike, 54 cm | 420 | good | road bike, steel, 54 cm | bike-teal, bike-teal-near, angle, scratch
Classic steel frame with new cables, chain and bar tape. Rode it to work for three years, rain included.
Small scratches by the chainstay.

Bianchi, celeste, 56 cm | 690 | like-new | bianchi, road bike, celeste | bike-teal-near, bike-teal, room, angle
Bought to celebrate a birthday, ridden eleven times. It is the color that made me do it.

Red commuter bike with lights | 240 | good | commuter, bike, red | city-bike-red, angle, room
Lights, lock mount and a bell that gets respect. Tuned at the Community Cycling Center in spring.

Single speed, red, 52 cm | 150 | fair | single speed, bike, red | single-speed-red, room, chip
Simple machine, nothing to break. Paint is chipped, front wheel is true, saddle is an old friend.

Bike frame and fork, needs wheels | 45 | poor | frame, bike, project | bike-frame-teal, angle
Somebody took the wheels in front of the library, so the photo is from happier days. The frame is straight
and deserves better.

Touring bike with racks | 510 | good | touring, bike, surly | city-bike-teal, angle, city-bike-teal, room
Went down the coast to San Francisco and would do it again tomorrow. Racks on both ends, 28 mm tires, easy
gears.

Two-person tent, orange, freestanding | 95 | good | tent, camping, 2-person | tent-orange, angle, box, detail, label
Used about ten nights, always dried before packing. One pole section replaced. Goes up in four minutes if
nobody helps.

MSR Hubba, two person | 220 | like-new | msr, tent, backpacking | tent-orange, angle, box, room
Three nights in the Wallowas. Footprint included, all stakes present, no holes.

Green tent for festivals | 35 | fair | tent, festival, green | tunnel-tent-green, angle, room, label
The zip on one side is moody. Rainproof in normal rain, which around here counts as a real test.

Family tent, green, sleeps four | 90 | good | tent, family, camping | tunnel-tent-green, room, mend
Four adults, or two adults and all the things two children need. Patch on the floor that has held three
summers.

Skateboard with sunset deck | 55 | good | skateboard, deck, complete | skateboard, room, angle
Trucks loosened nicely, wheels have life left. Learned to kick-turn on it and then to stop trying.

Skateboard, complete, new bearings | 70 | like-new | skateboard, bearings, street | skateboard
New bearings last month. The art on the deck has barely met concrete.

Soccer ball, size 5 | 10 | good | soccer, ball, size 5 | football, angle, room, mug
Holds air. A season of Wednesdays at Laurelhurst Park on it.

Match ball, never kicked | 25 | new | soccer, match ball, size 5 | football, room, angle, detail
Prize from a raffle. I am a swimmer. Still has that new ball smell.

Bag of six training balls | 40 | fair | soccer, training, team | ball-net, room, angle, scuff
From a youth team that folded. Scuffed, round, ready.

Tennis racket with fresh strings | 45 | good | tennis, racket, wilson | racket-red, angle, room, detail
Restrung in June, grip is new. The three balls are a gift.

Pair of rackets for beginners | 30 | good | tennis, rackets, beginner | racket-red, angle, room, detail
We took four lessons and found we prefer the cafe next to the court.

Skis with bindings and poles, 170 cm | 140 | good | skis, rossignol, bindings | skis, room, box, skis
Waxed and sharpened at the end of the season. Edges are fine, tops show the lift lines.

All-mountain skis, 164 cm | 260 | like-new | skis, k2, all-mountain | skis
Six days at Timberline. I'm moving to a place without mountains and would rather not talk about it.

Old skis for a fence or a first winter | 25 | poor | skis, vintage, decor | skis, room, detail, box
The bindings can't be adjusted anymore. People make benches of these. Poles included.

Bike helmet, orange, M | 28 | like-new | helmet, bike, orange | helmet-orange, detail, helmet-orange
Never fallen on. Dial at the back fits 55 to 59 cm. Drivers do see you.

Child's helmet, orange | 12 | good | helmet, kids, bike | helmet-orange, room
Stickers have been removed, mostly. No bumps.

Osprey backpack, 50 liters, green | 120 | good | osprey, backpack, hiking | hiking-pack-green, label, mend
Carried half the Timberline Trail. Hip belt pockets, rain cover, one mended mesh pocket.

Day pack, blue, 22 liters | 32 | good | backpack, daypack, blue | backpack-blue, detail, backpack-blue
School, gym, airport. The zips are the good kind. A laptop fits.

Canvas backpack, blue, unused | 48 | new | backpack, canvas, blue | backpack-blue, angle, label, box
Lovely bag, wrong size for my computer by half an inch.

Hiking pack with frayed strap | 24 | fair | backpack, hiking, green | hiking-pack-green, angle, room, fray
The chest strap frayed, the rest is sound. Good for somebody who hikes and sews.

Dumbbells, two of 15 lb | 35 | good | dumbbells, weights, gym | dumbbells, angle, room, box
They have been doorstops since January. A new year's resolution, passed on with hope.

Adjustable dumbbells, pair | 130 | like-new | dumbbells, adjustable, home gym | dumbbells, detail, dumbbells, room, angle
5 to 25 lb each by turning a dial. Takes the place of a whole rack. Pick up only, for obvious reasons.

Thick yoga mat, lilac | 20 | good | yoga, mat, lilac | yoga-mat, angle, box, label
Wiped after each class. Strap included. Kind to knees on wooden floors.

Surfboard, 6 ft 8, a few dings repaired | 190 | fair | surfboard, surf, funboard | surfboard, angle, filler
Short Sands on Sunday mornings. Two repaired dings, watertight. Fins and a bag come with it.
`;
