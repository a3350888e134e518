/** Format as in past-deals-home.ts. */
export const OTHER_DEALS = `
Steel road bike, 56 cm | 220
5 Tuned the gears again while I watched. Rides like new.
5 Knew bikes, took a fair test ride, paid the price.

Kids bike, 16 inch | 40
5 Training wheels, bell and a pump came with it. My daughter is gone, around the block.
5 The new owner is six and drove a hard bargain. Lovely.

Bluetooth speaker | 25
4 Sounds good, battery lasts about six hours and not eight. Said so when I asked.
5 Quick questions, quick deal.

Noise-canceling headphones | 110
5 New ear pads, full charge, original case. Just as described.
5 Came, listened, paid. Perfect.

Film camera with 50 mm lens | 95
5 Showed me how to load it and shot a test roll for me weeks ago. Wonderful.
5 A beginner with good hands. I hope to see pictures.

Acoustic guitar, spruce top | 130
5 Fresh strings and it was in tune when I came. In tune!
5 Played it so well that I nearly took it back.

Upright music stand | 12
5 Folds small, stands firm.
5 Friendly and on time.

Practice amp, 10 watts | 45
4 The knob scratches when turned, which was in the listing. Loud enough for the neighbors.
5 Good taste in riffs.

Ukulele for beginners | 28
5 Came with a songbook, and a warning that one is never enough.
5 Brought a child who already knew two chords.

iPhone 13, 128 GB, pink | 310
5 Wiped, signed out and charged before I came. Checked the number with me first.
5 Clear, quick, done.

Box of jazz records | 60
5 Let me listen to whatever I liked for an hour.
5 Handled them by the edges. You know the type.

Monitor, 24 inch | 70
5 No dead pixel, all cables, wiped clean.
4 Came two hours later than said, but friendly.

Mechanical keyboard | 48
5 Every key cleaned. It clicks like rain.
5 Typed a whole sentence before buying. Right.

iPhone 13, 128 GB, green | 215
3 The charging port is fussy. It had been fine in the morning, they said, and gave me ten back.
> It is, I tested it again with my nephew. Thank you for taking it so well.
5 Fair about a port that gave up at the worst moment.

iPhone 13, 256 GB, starlight | 340
5 Reset, charged, in a sleeve. Somebody thought of everything.
5 Easy and kind.

iPhone 13, 128 GB, blue | 300
5 Battery at 91 percent as shown. We met at the library and checked it all together.
5 Careful and correct, which I like with phones.

iPhone 13, 128 GB, midnight | 290
4 A scratch near the camera, seen on the photos. Otherwise great.
5 Asked for one more photo, then took it. No fuss.

Denim jacket, medium | 32
5 Fits as it was measured in the listing. Real care in those numbers.
5 Tried it on, grinned, paid.

Rain boots, size 8 | 15
5 Dry inside, clean outside. Exactly what boots should be.
5 Came in the rain. Of course.

Wool coat, camel | 75
5 Brushed and on a wooden hanger, which I was told to keep.
5 It looked better on the new owner than on me. I can say that now.

Hand-knit sweater | 38
5 You feel the hours in it. A repair at the cuff, beautifully done.
5 Knits as well, so we lost track of time.

Silk scarf | 18
5 Smells of nothing, looks like a painting.
5 Nice chat and no haggling.

Running shoes, size 10 | 35
2 They were listed as hardly worn. The soles tell another story.
> I ran in them for a month, which I should have written. You were right to say so.
3 Not happy with the soles, and said so politely.

Leather belt | 12
5 Extra hole punched while I waited.
5 Simple and pleasant.

Silver ring, size 7 | 40
5 Polished and in a little box. Felt like a present.
5 It was for an anniversary. I was sworn to silence.

Pearl earrings | 55
5 Honest about what is real and what is not. I trust this seller.
5 Knows pearls. Paid gladly.

Wristwatch, hand-wound | 90
4 Loses a minute a day, as I was told. Beautiful thing.
5 Understands old watches and their moods.

Bracelet with small stones | 24
5 Sent a photo in daylight when I asked.
5 Quick, clear, nice.

Tent for two | 60
5 Pitched in the yard so that I could see all the poles. Top.
5 Rolled it up better than I ever did.

Climbing shoes, size 42 | 30
4 Resoled once, smells like climbing shoes smell.
5 A climber, so few words were needed.

Skis, 168 cm, with bindings | 110
5 Waxed. Edges sharp. Told me which run to try.
5 Punctual, and had checked the boots first.

Yoga mat, cork | 14
5 Clean and rolled with a strap.
5 Calm, as one would hope.

Dumbbells, pair of 20 lb | 30
5 They weigh what they should. Carried them down three floors for me.
5 Took the stairs twice to thank me.

Skateboard, maple deck | 45
5 New bearings. It hums.
4 Forgot the money, came back in ten minutes, laughing.

Soccer goal for the yard | 35
5 All clips there, net without a hole.
5 Whole team came to carry. Great fun.

Inflatable kayak | 140
4 One patch, shown and tested. Floated all Sunday.
5 Careful people, they asked about life vests first.

Board games, five | 28
5 Every piece counted. They wrote the missing die on the lid.
5 We nearly played a round. Come again.

Puzzle, 2,000 pieces | 9
4 One thousand nine hundred and ninety-nine, but such a nice evening.
> It was under the sofa! It is in the mail.
5 Told me about the missing piece very kindly.

Tin robot, wind-up | 42
5 Walks, sparks, in its box. Collector's quality.
5 Has the other three of the set. They are together now.

Comics, stack of forty | 50
5 Bagged and sorted by number.
5 Knew exactly which ones were missing. A real reader.

Stamp album, Europe | 33
4 Fewer than I hoped, better than I feared. Friendly visit.
5 Took time and had tea with us.

Coin set from 1976 | 27
5 Sealed and as described.
5 Quick and correct.

Roof rack for a small car | 80
5 Fitted it to my car right in the driveway.
5 Brought the right car and good weather.

Set of winter tires | 160
5 Enough tread for years, and stacked by the gate for me.
5 Easy, quick, strong arms.

Motorcycle helmet, large | 65
3 Fine helmet, but the visor is more scratched than in the photos.
> You are right about the visor. I have put better photos in my other listings since.
5 Honest words, fair deal.

Bike trailer for two kids | 95
5 Both belts work, rain cover without holes. Good people.
5 The two passengers tried it at once.

Houseplants, box of five | 20
5 Five plants, each with its name and how much water it wants.
5 All five are alive, I am told.

Moving boxes, thirty | 10
5 Flat, dry and tied up. Saved my weekend.
5 Took all thirty in one go.

Dog crate, medium | 30
5 Folds flat, no rust, no smell.
5 The dog came too and was the best part.

Beginner's easel | 26
5 Paint on it, which I consider a blessing.
5 A painter soon, or already.
`;
