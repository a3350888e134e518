/**
 * Title and dollars in one line; then the buyer's review of the seller and the seller's review of the buyer,
 * stars first; a line with '>' replies to the one above. See past-deals.ts.
 */
export const HOME_DEALS = `
Brass desk lamp | 24
5 Even nicer than in the photos, and it came with a spare bulb.
5 Paid at once and sent a picture of it on the new desk. A pleasure.

Oak bedside table | 35
5 Solid, no wobble, carried to my car without my asking.
5 On time to the minute, and brought a blanket for the trunk.

Enamel pie dish | 8
4 Lovely dish. One chip more than I had seen, but it was eight dollars.
> Fair point, I had missed that one. Enjoy the pies.
5 Quick and kind. I hope there was pie.

Wool blanket, gray and cream | 30
5 Washed, folded, smelled of nothing at all. Exactly right.
5 Easy to agree on a place, friendly at the door.

Cast iron skillet, 10 inch | 20
5 Seasoned better than mine has ever been. I got a lesson in it too.
5 Asked the right questions and did not haggle over twenty dollars.

Two kitchen stools | 40
4 Good stools. One foot needed a new felt pad, which took a minute.
5 Came with exact change and a tape measure.

Paper floor lamp | 15
3 The shade had a tear at the back that was not in the photos. Took it for less.
> The tear happened on the stairs that morning. I should have written first, sorry.
4 A bit late, but we found a fair price together.

Linen curtains, 84 inch | 28
5 Hemmed by hand and ironed before I came. Who does that?
5 Knew what they wanted and wrote clearly.

Terracotta pots, set of nine | 18
5 Nine pots and a tomato plant thrown in.
5 Came by bike with nine pots in mind. Impressive, and it worked.

Record shelf, birch | 60
5 Built like a piece of furniture and not like a box. Helped me load it.
5 Friendly, careful with the door frame.

Fold-out sewing table | 45
4 Works well. The drawer sticks a little, as was said in the chat.
5 No surprises, just a nice exchange.

Mirror with a thin black frame | 25
5 Wrapped in three towels for the ride. Arrived whole.
5 Returned the towels the next day, washed. Sell to this person.

Bread machine, used twice | 30
5 The manual was in the box with notes on what works.
5 Answered fast and came the same evening.

Set of six water glasses | 9
5 Six glasses, none missing, one story about each.
4 Needed two tries to find a day, then all went well.

Blue kitchen cart | 55
5 Wheels roll, brakes hold. It lives by my stove now.
5 Brought a friend to carry, so my back says thank you.

Rattan plant stand | 16
2 It leaned. We agreed that it leaned. I took it for the photos of my fern.
> It did lean, and you paid half for that. Glad about the fern.
5 Good humor about a stand that leans.

Cotton rug, 5 by 7 | 42
5 Flat, clean and rolled up ready to go.
5 Punctual and polite.

Espresso pot for two | 12
5 New seal already in it. I had coffee twenty minutes later.
5 Wanted to know how old it is. I like people who ask.

Wall clock from a school | 38
4 Runs two minutes fast, which suits me. Honest seller.
5 Sent me a photo of it in the hallway. It looks right there.

Down pillow, nearly new | 10
5 Fresh from the dryer and warm. Best pick-up yet.
5 Quick, easy, gone in five minutes.

Spice rack for a door | 7
5 Came with the screws in a labeled bag.
5 Simple and friendly.

Dutch oven, red | 65
5 Heavy, whole, red. As promised.
5 Paid what we said and asked for recipes.

Baby gate, white | 14
5 Screws, spare parts and a warning about the latch. Very thoughtful.
5 Was gentle about the nap that was going on upstairs.

Armchair with wooden arms | 90
5 We sat in it and talked for half an hour. The chair is good as well.
5 Would sell a whole house to this buyer.

Garden table and two chairs | 70
4 A little rust on the bolts, easy to fix. Friendly help with loading.
4 Came an hour late but wrote before. All fine.

Glass cake stand | 11
5 Packed in newspaper from 1998, which I also read.
5 Lovely contact, came by tram.

Iron, barely used | 12
5 Hot in a minute. What else could one want of an iron?
5 Uncomplicated.

Bookends, two bronze bears | 22
5 Heavier than they look and twice as charming.
5 Named them at the door. I am glad they left as a pair.

Bathroom shelf, bamboo | 13
3 It is fine. The pick-up was moved twice.
> True, that was a week. Thank you for the patience.
5 Patient with me in a busy week.

Foam mattress for a child's bed | 25
5 Clean, with the cover washed. You can tell they care.
5 Quick to answer and on time.

Dining table for six | 150
5 Showed me how to take off the legs, lent me the wrench.
5 Brought back the wrench. With cookies.

Fan, three speeds | 15
5 It was 98 degrees and they waited at home for me. Hero.
5 Arrived smiling in a heat wave.

Metal toolbox, green | 20
5 Has a dent with a story. Strong handle.
5 Knows tools, talks little, pays right.

Window boxes, three | 18
4 Two good ones and one that needs paint, just as it was written.
5 Has painted the third by now, I hear.

Vintage tea tin collection | 26
5 Each tin wrapped by itself. Somebody cared about these.
5 Happy about every single tin. Made my day.

Doormat, coconut | 5
5 Five dollars, five stars.
5 Wiped their feet on it before taking it. Good sign.

Standing desk, electric | 140
5 Goes up and down without a sound. Cables were labeled.
4 Needed help carrying, which we had not talked about, but friendly.

Ladder, 8 feet | 35
5 Straight, stable and long enough at last.
5 Had a roof rack and straps. A professional.

Pressure cooker | 28
4 Works. The whistle startles the cat, for which nobody is to blame.
5 Easy from the first line to the last.

Linen tablecloth, long | 17
5 Ironed! And a second napkin set as a present.
5 Warm and quick.

Bunk bed, pine | 120
5 All screws counted out in a jar. Built in an evening.
5 Two kids came along and approved. Great family.

Old school map of Oregon | 45
5 Rolled in a tube, with a note on where it hung.
5 A map lover. It is in the right house now.

Kettle with a whistle | 14
1 It does not whistle and it drips. I asked for my money back and got no answer.
> I was away and without a phone. The money is on its way, and the kettle can stay.
4 Correct and clear, even when it went wrong.

Set of steak knives | 19
5 Sharp. Handed over handle first, as it should be.
5 On time, with the right amount.

Picture frames, mixed, twelve | 24
5 Twelve frames, all with glass. Cleaned, even.
5 Will hang them all, they said. I believe it.

Lava lamp | 18
5 Takes an hour to wake up, like me. Honest listing.
5 Delighted. We watched it for a while.

Cutting board, end grain maple | 32
5 Oiled the night before. It shines.
5 Cooks, and it shows. Nice talk.

Sofa throw pillows, four | 16
4 Three match, the fourth is more of a cousin. I like it.
5 Took all four. The cousin too.

Humidifier | 21
5 Descaled and tested in front of me.
5 Polite and fast.

Cat tree, tall | 30
5 My cat moved in before I had finished the screws.
5 Sent a video of the cat. Best thing all week.
`;
