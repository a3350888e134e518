/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const COLLECTIBLES_ITEMS = `
Tin wind-up robot, 1960s style | 65 | good | robot, tin toy, vintage | robot, angle, room, rust
Walks, whirrs and lights its eyes. A little rust on the feet. From my dad's shelf, where we were not
allowed to touch it.

Tin robot in original box | 140 | like-new | robot, tin toy, boxed | robot, room, mug
The box has seen better days and the robot hasn't seen any. Key included.

Robot that no longer walks | 18 | poor | robot, tin toy, repair | robot-boxy, angle, room
He stands very well. The spring inside has let go. Still my favorite face in the house.

Coin collection from an old album | 85 | good | coins, collection, silver | coin-album, angle, room, detail
Forty-odd coins from travels my grandparents took. Nothing priceless, several lovely. List on request.

Silver dollars, lot of three | 110 | good | coins, silver dollar, morgan | coins, angle, coins, hand
Dates are 1921, 1922 and 1923. Weighed and checked at a shop on Broadway.

Foreign coins for a young collector | 8 | fair | coins, foreign, kids | coins, angle, hand
A jar of about two hundred. Great for geography on a rainy afternoon.

Framed mountain poster | 55 | like-new | poster, framed, mountain | poster, room
Screen print, number 48 of 200, signed at the bottom. It moved from the hallway because we painted the
hallway.

National park print, framed | 40 | good | poster, print, national park | poster, angle, room
Frame has a small knock in one corner. Colors are as bright as the day we drove home.

Concert poster, 1994, one pinhole | 75 | good | poster, concert, 1990s | poster-concert, angle, detail, room, poster-concert
One hole in each corner, as the law of 1994 required. Stored flat since.

Jazz records, lot of ten | 60 | good | vinyl, jazz, records | vinyl, detail, scuff
Played on a good deck and put back in their sleeves. Covers show shelf wear. I'd like them to stay
together.

First pressing LP, gatefold | 45 | like-new | vinyl, lp, first pressing | vinyl-red, mug, detail, angle
Plays without a crackle. I have it twice, which I only learned when I finally sorted the shelf.

Crate of eighties vinyl | 35 | fair | vinyl, 1980s, crate | record-crate, room, angle, scuff
About fifty, some wonderful, some were mine. Sleeves are worn. Bring your arms.

Soul 45s, box of thirty | 50 | good | vinyl, 45s, soul | record-crate, detail, record-crate, room
From a diner jukebox in Gresham. Labels clean, a few with names written on them.

Trading cards, binder of 200 | 90 | good | trading cards, binder, pokemon | cards, angle, detail, hand
My brother's binder, with his blessing. Three rare ones are in hard sleeves.

Sealed trading card box | 120 | new | trading cards, sealed, booster box | card-box, angle, hand, room
Bought two, opened one, learned my lesson. Plastic is intact.

Loose trading cards, about 300 | 15 | fair | trading cards, lot, kids | cards, angle, corner
Played on the school bus, so corners are round. Fine for learning the game.

Die-cast rally car, 1:18 | 45 | like-new | die-cast, model car, rally | toy-car-red
Doors and hood open. Lived behind glass. The glass case is sold already.

Toy race car from the seventies | 20 | fair | toy car, vintage, 1970s | toy-car-red, room, chip
Paint chips from a hundred finish lines. All four wheels turn.
`;
