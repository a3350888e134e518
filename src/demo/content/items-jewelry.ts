/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const JEWELRY_ITEMS = `
Field watch, blue dial, leather strap | 95 | good | watch, seiko, automatic | watch-blue, hand, angle
Automatic, gains about five seconds a day. A hairline on the case at four o'clock. The strap has shaped
itself to a wrist like mine.

Seiko 5, blue, box and papers | 150 | like-new | seiko, watch, automatic | watch-bracelet-blue
Worn to meetings, which have stopped. Glass is perfect. Bracelet in the box too.

Green dial watch, 38 mm | 120 | like-new | watch, green, quartz | watch-bracelet-green, angle, hand, detail
Slim enough for a shirt cuff. New battery in August. It was a gift to myself and I already own two.

Citizen Eco-Drive, green | 85 | good | citizen, eco-drive, watch | watch-bracelet-green, angle, hand, scratch
Runs on daylight, even ours. Small scratches on the clasp.

Watch that stopped, for a tinkerer | 20 | poor | watch, repair, mechanical | pocket-watch-gold, angle, pocket-watch-gold, hand
Ticks when shaken, then thinks better of it. Case and dial are handsome.

Gold ring with pale blue stone, size 7 | 180 | like-new | ring, gold, topaz | ring-gold, detail, hand, ring-gold
14k with a blue topaz. Checked and cleaned by a jeweler downtown. It's a happy ring, just not my color.

Engagement ring, long story | 640 | like-new | ring, diamond, 14k gold | solitaire-gold, hand, detail, solitaire-gold
He is fine, I am fine, the ring is fine too. Certificate and receipt included. Size 6.

Silver ring with rose stone | 45 | good | ring, sterling silver, rose quartz | ring-silver
Bought from a maker at Last Thursday on Alberta. Sterling, size 8, light wear inside the band.

Sterling ring, size 6, new | 38 | new | ring, sterling silver, gift | solitaire-silver, detail, hand, solitaire-silver
Small pink stone. A gift in the wrong size and long past returning. In its little box.

Gold-plated necklace with green drop | 32 | good | necklace, gold plated, green | necklace, hand
Eighteen inch chain. The plating is whole. It dresses up a gray sweater in a second.

Emerald pendant, inherited | 220 | good | necklace, pendant, emerald | necklace, hand, detail, necklace
My great-aunt wore it to the opera. I go to basement shows. It deserves better evenings.

Glass bead bracelet, handmade | 14 | new | bracelet, beads, handmade | bracelet, angle, hand
I make these at the kitchen table with my niece. She picks the colors. Stretches to fit.

Teal drop earrings | 26 | like-new | earrings, teal, gold plated | earrings-teal, hand, earrings-teal, detail
Light, though they look heavy. Worn once with the dress they were bought for.

Turquoise earrings, one hook bent | 12 | fair | earrings, turquoise, vintage | earrings-teal, hand, detail
A pair of pliers and thirty seconds will do it. Stones are real, I asked somebody who knows.
`;
