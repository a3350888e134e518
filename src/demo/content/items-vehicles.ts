/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const VEHICLES_ITEMS = `
2012 Honda Fit, one owner, 96k miles | 7400 | good | honda, hatchback, one owner | hatchback-blue, angle, room
Regular oil changes, folder of receipts, new tires last fall. The back seats fold flat and swallow a
bicycle whole. Clean title in hand.

2015 Subaru Impreza, all-wheel drive | 9800 | good | subaru, awd, hatchback | wagon-green, angle, dent
Took us to the snow every winter and never complained. Timing belt done at 90k. Small dent on the rear
door from a shopping cart.

2009 Toyota Corolla, runs great | 4900 | fair | toyota, corolla, sedan | sedan-silver, angle, room, fade
The paint on the roof is tired, the engine isn't. 148k miles, passed its test in June. A good first car.

2018 Mazda 3, red, low miles | 13900 | like-new | mazda, sedan, low miles | car-red, room, angle, detail, car-red
41k miles, garaged, never smoked in. I walk to work now and it deserves a road. You're welcome to bring a
mechanic.

1998 Volvo sedan, project | 1200 | poor | volvo, sedan, project | sedan-blue, detail, sedan-blue
Starts, stops, leaks a little. Needs a heater core and a kind person. Comes with a box of parts and the
manual.

2013 VW Golf, manual | 6300 | good | volkswagen, golf, manual | car-blue, room, angle
Stick shift, so nobody will borrow it. 102k miles, new clutch in 2024, heated seats that still heat.

Nissan Leaf, great around town | 5600 | good | nissan, electric, leaf | hatchback-white, room, angle, hatchback-white
About 70 miles on a charge, which is the whole of Portland and back. Charger cable included. No more gas
stations.

Camper van with bed and kitchen | 18500 | good | camper, van, westfalia | van-orange, angle, room
Pop-up bed, two-burner stove, sink with a pump. We lived in it one summer along the coast. Engine rebuilt
five years ago, all papers here.

1987 VW camper, blue and white | 14200 | fair | volkswagen, camper, vintage | van-blue, angle, room, van-blue
Runs well and leaks only when parked. Interior redone in wool and birch. Everybody waves at you.

Small van, ready to convert | 8200 | good | van, cargo, conversion | cargo-van, room, angle
Insulated and with a floor in it, then my plans changed. 88k miles. The roof rack holds two kayaks.

Mint scooter, 125 cc | 1850 | good | scooter, 125cc, vespa | scooter-mint, room, angle
Goes up the hill to Council Crest without help. New rear tire and battery. Helmet and top box included.

Red Vespa, 2016, 3,100 miles | 2900 | like-new | vespa, scooter, red | scooter-red, room, angle
Sunday rides only. It's had every service at the shop on Sandy. I'm having a second child and a second
thought.

Scooter that needs a carburetor | 480 | poor | scooter, project, repair | moped-mint, angle, detail, room
Stood for two winters and won't idle. Title is clean, body is straight. A weekend job for somebody who
knows how.

50 cc scooter, no motorcycle license needed | 790 | fair | scooter, 50cc, moped | moped-red, angle, room, scratch
Scratched on one side from a slow meeting with a hedge. 90 miles to the gallon, tested on the way to
class.

Set of four winter tires on rims | 260 | good | winter tires, rims, 205/55 | wheel, room, box
Two seasons, about 7/32 of tread left. Off a Corolla, bolt pattern 5x100. Stored in the dark.

Single alloy wheel, 16 inch | 45 | fair | wheel, alloy, spare | wheel, detail, wheel, angle, scratch
Curb marks on the rim, perfectly round. Good as a spare, or as the fourth of a set that lost one.
`;
