/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const HOME_ITEMS = `
Green velvet armchair, cat-free home | 140 | good | armchair, velvet, green | armchair-green, armchair-green-far, armchair-green-near, scuff
The best reading chair I've owned, but it doesn't fit up the new stairs. A light scuff on one back leg,
velvet in great shape. I can help carry it to a car.

Mustard armchair with oak legs | 120 | like-new | armchair, mustard, mid-century | armchair-mustard
Bought last autumn for a corner that turned out to be too small. Sat in perhaps ten times. It brightens a
gray room.

Rose armchair, slightly faded arm | 65 | fair | armchair, rose, reading chair | wingback-rose, room, fade
The arm by the window has faded a shade. Springs are good and it is very comfortable for long phone calls.

IKEA armchair, green, washable cover | 45 | good | ikea, armchair, green | armchair-green-far, armchair-green, box
The cover goes in the machine, we tested that often. Folds into nothing, so bring a car with a back seat.

Armchair to reupholster | 0 | poor | armchair, project, free | wingback-rose, angle, seam
Solid frame, tired everything else. The dog chose this chair and we let her. Free to somebody with a
staple gun and patience.

Blue two-seat sofa, comes apart | 260 | good | sofa, couch, blue | sofa-blue, sofa-blue-near, room, detail
Arms unscrew, so it fits through a narrow door. Cushions are firm again since I had new foam put in. The
yellow pillow can stay with it.

Sage sofa from a quiet home | 310 | like-new | sofa, couch, sage | sofa-sage, angle, room
Two adults, no pets, one film a week. Moving in with a partner who owns a bigger one. Ground floor, easy
to load.

Gray sleeper sofa | 180 | good | sofa bed, gray, guest room | loveseat-gray, room, stain
Opens into a double in one pull. Guests have been polite about it. A faint tea stain on the underside of
one cushion, so you turn it over.

Sofa with a torn seam, very comfy | 50 | fair | sofa, gray, couch | sofa-gray, angle, room, seam
The seam at the back opened and I'm no good with a needle. Otherwise clean and soft. You collect, I bring
the snacks.

West Elm loveseat, blue | 340 | like-new | west elm, loveseat, blue | loveseat-blue, room, box
It was perfect in the old apartment and blocks a door in the new one. No stains, no wobble, no regrets
apart from the door.

Oak dining table, seats four | 190 | good | table, oak, dining | table, angle, room, detail
Sanded and oiled this spring. A couple of water rings from a housewarming that went well. Legs come off
with four bolts.

Dark walnut table with extension | 280 | good | table, walnut, extending | table-dark, room, angle, detail
Seats six, or eight if nobody waves their arms. The leaf has been in a closet, so it is a little darker
than the rest.

Small kitchen table | 55 | fair | table, kitchen, pine | table, room, angle, scratch
Scratched by homework, solid all the same. Just right for a breakfast corner.

Workbench that was a dining table | 30 | poor | table, workbench, garage | table-dark, angle, stain
Paint, glue and one saw cut. It would be honest to call it a workbench now. Steady as a rock.

Set of four oak chairs | 120 | good | chairs, oak, dining chairs | chair, box, angle
All four glued and tight. The picture shows the best looking one, the others are its sisters.

Single wooden chair, Scandinavian | 40 | good | chair, scandinavian, wood | chair, detail, chair
Our cat's favorite, now retired. Pretty enough for a hallway, strong enough for a cello player.

Child's school chair, 1970s | 25 | fair | chair, vintage, kids | chair, room, scratch
From an old school sale in Sellwood. A name is scratched under the seat and I never wanted to sand it off.

Mushroom lamp, orange glass look | 60 | like-new | lamp, mushroom, orange | lamp-orange, box, room, angle, lamp-orange
Gives that six-in-the-evening light all day. Bulb included. It's the first thing visitors ask about.

Teal mushroom lamp | 45 | good | lamp, teal, table lamp | lamp-teal, angle, chip
Same shape you see everywhere, in a color you don't. Tiny chip under the rim where nobody looks.

Orange table lamp from the seventies | 85 | good | lamp, vintage, 1970s | lamp-orange, detail
Rewired with a new plug and switch. The shade is the original and has kept its color.

Bedside lamp, teal, dimmable | 28 | like-new | lamp, bedside, dimmable | lamp-teal, angle, detail, room, box
Three steps of light and it remembers the last one. We changed the bedroom to wall lights.

Snake plant, 2 feet tall | 18 | like-new | plant, snake plant, houseplant | plant, angle, room
Impossible to kill, I have been on long trips. Comes with the white pot. Bring a box so it doesn't tip in
the car.

Snake plant babies in terracotta | 12 | new | plant, terracotta, houseplant | plant-terracotta, detail, plant-terracotta, angle
Rooted this summer from a very generous mother plant. Five of them, priced for one.

Aloe and friends, free to a sunny window | 0 | good | plants, aloe, free | aloe, room, angle
We are moving north and they would not be happy. Three pots, one careful owner.

Big floor plant with pot | 40 | good | plant, large, white pot | floor-plant, angle, room, detail
Grew out of its corner. Likes a weekly drink and being told it looks well.

Three ceramic vases, one maker | 48 | like-new | vases, ceramic, handmade | vases, room, mug
From a potter at the Saturday Market. Dried stems included if you promise not to sneeze.

Handmade blue vase with its two companions | 35 | good | vases, ceramic, blue | vases, mug, chip
The smallest has a chip that faces the wall. They look best together, so I won't split them.

Moka pot, 6 cup, fresh gasket | 18 | good | moka pot, coffee, bialetti | moka, room, mug, angle, detail
New gasket and a good scrub. It gurgles like it should. I went over to pour-over and my partner never
looked back either.

Bialetti moka pot, 3 cup, unused | 22 | new | bialetti, moka pot, coffee | moka, mug, angle, room
Wrong size ordered, too late to send back. Still has the little paper booklet.

Pair of stoneware mugs | 16 | like-new | mugs, stoneware, ceramic | mugs, room, detail, mugs
They hold a lot of tea and keep it warm. Bought as a set of four, two went to college.

Box of twelve mixed mugs | 10 | good | mugs, kitchen, set | mugs, room, detail
The cupboard was full and somebody keeps giving us mugs. No chips, some jokes.

Round brass mirror, 24 inches | 65 | good | mirror, brass, round | mirror, room, box
Heavier than it looks, so bring a real hook. The brass has gone soft and golden.

Wall mirror with worn frame | 25 | fair | mirror, wall, vintage | mirror, room, angle, box, chip
The glass is clear, the frame has lost some gilding on the left. I liked that about it.

Red wool rug, 5 by 8 | 175 | good | rug, wool, red | rug-red, angle, label
Hand-knotted, bought from a family shop on Alberta. Professionally cleaned in May. One corner fringe is
short where a puppy found it.

Blue kilim, flat weave | 130 | like-new | rug, kilim, blue | rug-blue, angle, label, detail
Too long for the new hallway by two inches, which is a very annoying number. Lies flat, no curling.

Runner rug, red, washable | 38 | good | rug, runner, washable | rug-red, label, angle, detail
Goes in a home machine. It has, many times, and kept its colors.

Outdoor rug, blue | 20 | fair | rug, outdoor, patio | rug-blue, angle, label, fade
Two summers on the patio. The sun took a little of the blue from one side, so we kept turning it.

Dutch oven, flame orange, 5.5 quart | 110 | good | dutch oven, le creuset, cast iron | pan-orange, detail, room, angle, stain
The inside has honest stains from honest stews, the enamel is whole. It makes the best bread in the
street.

Blue enamel pot, never on a stove | 75 | new | dutch oven, enamel, blue | enamel-pot-blue, angle, detail, enamel-pot-blue
A wedding present that matched nothing. Original box, both of us feel guilty.

Lodge enamel pot with a chip | 25 | fair | lodge, dutch oven, enamel | enamel-pot-blue, angle, chip
The chip is on the lid handle side, outside only. Cooks exactly as before.

Cast iron pot for camping | 30 | good | cast iron, camping, pot | pan-orange, angle, room, detail
Seasoned over many fires on the coast. Heavy, so not for the ones who count grams.

Twin bell alarm clock, green | 20 | good | clock, alarm, retro | clock-green, angle, hand, clock-green, room
It wakes you, and also the people downstairs. Keeps time within a minute a month.

Kitchen clock, needs a battery cover | 8 | fair | clock, kitchen, green | clock-green, detail, clock-green
A bit of tape does the job. Big friendly numbers.

Pine bookcase, three shelves | 60 | good | bookcase, pine, shelf | shelf, angle, scratch
Books not included, sorry. A few marks from a table on the right side, which would be against your wall
anyway.

IKEA bookcase, still flat in the box | 50 | new | ikea, bookcase, flat pack | shelf, angle, room
Bought two, needed one. All screws are there, even the strange one.

Shelf for records or toys | 45 | fair | shelf, records, storage | shelf, angle, scratch
Held four hundred LPs, so it can hold your things. Top edge is scratched from a turntable.

Writing desk with drawers | 135 | good | desk, writing desk, home office | desk, box, room
Wrote a thesis on it, and the desk is in better condition than I was. Drawers run smoothly.

Compact desk for a small apartment | 80 | like-new | desk, compact, white | desk-small, room, angle, desk-small, box
40 inches wide and looks lighter than it is. Lamp and pencils stay with me unless you ask nicely.

Desk with a coffee ring | 35 | fair | desk, study, oak | desk, angle, room, desk, rings
One ring, one burn from a soldering iron, both on the left. Good solid top under it.

Cordless drill with two batteries | 70 | good | drill, dewalt, cordless | drill, room, angle, drill, detail
Built one deck and a treehouse. Both batteries hold. The case closes if you persuade it.

Drill, new in box | 85 | new | drill, cordless, tools | drill, angle, detail
Won at a hardware store opening. I already own a drill and no excuse for a second.

Drill with tired battery | 20 | poor | drill, repair, tools | drill
Runs about four minutes, then needs a rest. A new battery would make it young again.

Watering can, 2 gallons | 14 | good | watering can, garden, metal | watering-can, angle, mug
Pours exactly where you want it. We put in a hose and this stood around looking pretty.

Vintage watering can with patina | 26 | fair | watering can, vintage, garden | watering-can, angle, rust
A little rust inside the rim. Holds water still, and is very good at holding lavender.

Patio planter boxes, cedar, pair | 45 | good | planter, cedar, patio | -
I made these from fence boards. Drain holes, feet, and a summer of tomatoes behind them.

Bag of garden tools | 25 | fair | garden, tools, shovel | -
Shovel, rake, hand fork and a trowel with character. Handles are oiled.
`;
