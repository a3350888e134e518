/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const CLOTHING_ITEMS = `
Levi's trucker jacket, size M | 48 | good | levi's, denim, jacket | jacket-denim, angle, fade
Broken in by somebody who commutes by bike. All buttons there. The cuffs have faded just the way you would
pay extra for.

Denim jacket, lined, women's S | 38 | like-new | denim, jacket, lined | jacket-denim, room
Warm fleece inside. Bought a size too hopeful. Worn to two concerts.

Olive work jacket, L | 42 | good | jacket, workwear, olive | chore-coat-olive, angle, room
Thick cotton, deep pockets, one of which always held dog biscuits. Washed. Twice.

Carhartt chore coat, well worn | 55 | fair | carhartt, workwear, coat | chore-coat-olive, angle, mend
Paint on one sleeve and a mended elbow. It has twenty good years left.

Vintage jean jacket with patches | 30 | fair | vintage, denim, patches | jacket-denim, angle, room, mend
Patches from national parks I really did visit. One seam needs a few stitches.

Olive field jacket, tags on | 80 | new | jacket, field jacket, olive | field-jacket-olive, detail, field-jacket-olive, room
Ordered two sizes, forgot to send one back. Size M. Tags still on it.

Polka dot summer dress, M | 28 | like-new | dress, summer, polka dot | dress-rose, label, angle
Worn to one wedding and one very good picnic. It has pockets. I will say that again, pockets.

Blue dotted dress, size 8 | 24 | good | dress, blue, cotton | dress-blue, back, angle, room
Cotton, cool in the heat, forgiving after lunch. The belt loop on the left was sewn back on.

Party dress, rose, never worn | 45 | new | dress, party, rose | sundress-rose, angle
Bought for a party that became a video call. Size S, lined.

Vintage sundress, blue, fits like a 6 | 35 | good | dress, vintage, sundress | sundress-blue, room, angle
Found in Astoria, made by somebody with a steady hand. Zip runs well.

Leather boots, brown, men's 10 | 75 | good | boots, leather, brown | chelsea-boots-brown, angle, room, detail, mug
Resoled last year by the cobbler on Burnside. Conditioned every season. They'll outlive my interest in
them.

Danner hiking boots, 9.5 | 110 | like-new | danner, hiking, boots | hiking-boots-brown, angle, detail
Walked once around Trillium Lake, and they are half a size too small. My loss.

Black combat boots, women's 8 | 60 | good | boots, black, leather | boots-black, room, angle, detail, scuff
Already broken in, so you skip the blisters. Scuff on the left toe that polish hides.

Doc Martens, black, very worn | 25 | fair | doc martens, black, boots | boots-black, room, scuff
Ten years of shows in these. Creased, comfortable, not finished yet. Size 7.

Rain boots, brown, kids' 2 | 10 | good | rain boots, kids, brown | rain-boots-brown, detail
Puddle-tested on every street in Woodstock. Rinsed and dry.

Hand-knit sweater, honey, L | 65 | like-new | sweater, hand-knit, wool | sweater-gold, angle, label, sweater-gold
My aunt knits faster than I can wear. Pure wool, no itch. She approves of this sale.

Green Fair Isle sweater, M | 35 | good | sweater, wool, green | fair-isle-green, room, angle, back
A bit of pilling under the arms, easily combed off. It smells of cedar.

Wool pullover with a darned elbow | 15 | fair | sweater, wool, mended | sweater-gold, angle, back, room, mend
The darning is visible and rather nice, I think. Size M, warm as toast.

Chunky green cardigan-weight sweater | 40 | good | sweater, knit, green | cardigan-green, angle, room, label
For the two weeks when it really is cold. Size XL, or very cozy M.

Bobble hat, blue, merino | 18 | like-new | beanie, merino, blue | beanie-blue, angle, room
Makes everyone look cheerful. I own five and was asked to choose.

Mustard beanie, handmade | 16 | new | beanie, mustard, handmade | beanie-mustard, angle, room, mug
I knit on the train. One size, thick ribbing, pompom is firmly on.

Kids' winter hat, blue | 6 | good | beanie, kids, winter | beanie-blue, angle, mug, label
Outgrown by one head. Clean and soft.

Tan leather handbag | 85 | good | handbag, leather, tan | bag-tan, back, angle, room, detail
Has softened in all the right places. A pen mark inside, none outside. Fits a paperback and a sandwich.

Coach bag, tan, 1990s | 95 | good | coach, vintage, handbag | handbag-tan, room, angle
Old style leather you can't buy new. The strap was replaced with a matching one.

Green satchel style bag | 50 | like-new | bag, green, satchel | bag-green, detail, bag-green, angle
Every compliment I got was for the color. Magnetic clasp, no scuffs.

Green handbag, small tear in lining | 18 | fair | handbag, green, leather | handbag-green
Keys slip through the lining and can be heard laughing. Ten minutes of sewing.

Levi's 501, W32 L32 | 32 | good | levi's, jeans, 501 | jeans
A good mid blue. Hems have not been touched. Selling because I took up running and then pie.

Straight jeans, blue, women's 28 | 22 | like-new | jeans, straight, blue | jeans, room, label
Washed once, cold. They fit my sister worse than me and me not at all.

Black jeans, slim, W34 | 20 | good | jeans, black, slim | jeans-black, angle, back
Still properly black. Wore them to the office on the days I had to be serious.

Running shoes, blue stripe, men's 11 | 40 | like-new | running shoes, sneakers, blue | sneaker-blue, room, mug
About 20 miles on them before my knee voted for cycling.

Red and white sneakers, 8.5 | 30 | good | sneakers, red, retro | sneaker-red, room
Clean soles, new laces. They look fast standing still.

Green stripe tennis shoes, unisex 9 | 55 | new | sneakers, green, tennis shoes | sneaker-green, room, mug, detail
The shop would not take them back without a receipt. In the box, paper and all.
`;
