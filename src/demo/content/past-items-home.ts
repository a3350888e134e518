/**
 * The listings of the sales in past-deals-home.ts: title, condition and picture key in one line, then the
 * description; see past-deals.ts.
 */
export const PAST_HOME_ITEMS = `
Brass desk lamp | good | -
Solid brass with a pull chain. Bulb included.

Oak bedside table | good | -
One drawer, four straight legs. Stood by my bed for six years.

Enamel pie dish | fair | -
White with a blue rim. One chip on the edge, which the pies never noticed.

Wool blanket, gray and cream | like-new | -
Big enough for two on a sofa. Hand washed and aired.

Cast iron skillet, 10 inch | good | -
Seasoned for years. Eggs slide right off.

Two kitchen stools | good | chair, angle, chair, room, box
Oak, seat height 24 inches. Both steady.

Paper floor lamp | fair | -
Warm light for a corner. The shade is light, so carry it by the stand.

Linen curtains, 84 inch | like-new | -
Two panels, natural linen, hemmed by hand.

Terracotta pots, set of nine | good | plant-terracotta, angle, room, mug
From 4 to 10 inches, saucers for most of them.

Record shelf, birch | like-new | shelf, angle, room
Holds about 300 records. Built by me, oiled twice.

Fold-out sewing table | good | desk
Opens to 55 inches, folds to a side table. The drawer sticks a little.

Mirror with a thin black frame | good | -
24 by 36 inches, hangs either way.

Bread machine, used twice | like-new | -
It bakes well. I like the bakery on the corner more.

Set of six water glasses | good | -
Heavy bottoms, no chips. All six are here.

Blue kitchen cart | good | -
Three shelves, wheels with brakes. Fits beside a stove.

Rattan plant stand | poor | -
Two feet tall. It leans, so put it against a wall.

Cotton rug, 5 by 7 | good | rug-blue, label, angle, rug-blue
Flat weave, washed in October. No stains.

Espresso pot for two | good | moka, angle, room
Stovetop pot with a new seal. Makes two small cups.

Wall clock from a school | good | -
Hung in a classroom until 1988. Runs two minutes fast.

Down pillow, nearly new | like-new | -
Too soft for my neck. Washed and dried twice.

Spice rack for a door | good | -
Holds 24 jars. Screws included.

Dutch oven, red | like-new | pan-orange, mug
Enameled, 5 quarts. It is heavy, as it should be.

Baby gate, white | good | -
Fits doors from 29 to 34 inches. The latch needs a firm push.

Armchair with wooden arms | good | armchair-mustard, box, detail, armchair-mustard
Reading chair from the sixties, new webbing last year.

Garden table and two chairs | good | table, angle, room, detail
Folds flat for winter. Wood oiled in spring.

Glass cake stand | like-new | -
Ten inches, with a dome. Came out for birthdays only.

Iron, barely used | like-new | -
Steam works, cord is long. I own nothing that needs ironing.

Bookends, two bronze bears | good | -
About two pounds each. They lean on books all day.

Bathroom shelf, bamboo | good | -
Three levels, stands without screws.

Foam mattress for a child's bed | good | -
27 by 52 inches. The cover comes off for the washer.

Dining table for six | good | table-dark, angle, scratch
Walnut finish, the legs come off. A few marks from homework.

Fan, three speeds | good | -
Turns from side to side. Quiet on one and two.

Metal toolbox, green | good | -
Two trays inside. One dent, strong handle.

Window boxes, three | fair | -
Wood, 30 inches. Two are good, one needs paint.

Vintage tea tin collection | good | -
Eleven tins from the fifties to the eighties. Lids all close.

Doormat, coconut | good | -
Thick and scratchy, 18 by 30 inches.

Standing desk, electric | like-new | desk, angle, detail
Goes from 28 to 47 inches at the push of a button.

Ladder, 8 feet | good | -
Aluminum step ladder, all feet have rubber.

Pressure cooker | good | -
6 quarts, new ring this year. It whistles with conviction.

Linen tablecloth, long | good | -
Ten feet of white linen, for one big family dinner.

Bunk bed, pine | good | -
Twin over twin, ladder and rails included. Taken apart already.

Old school map of Oregon | good | -
Printed in 1962, on cloth, with both rods.

Kettle with a whistle | fair | -
Stainless steel, 2 quarts, for any stove.

Set of steak knives | good | -
Six, sharpened, in their block.

Picture frames, mixed, twelve | good | poster, angle, room, detail
From 4 by 6 up to 16 by 20 inches. All with glass.

Lava lamp | good | -
Purple and slow. Give it an hour.

Cutting board, end grain maple | like-new | -
12 by 18 inches, an inch and a half thick.

Sofa throw pillows, four | good | -
Three of a kind and one more. Covers are washable.

Humidifier | good | -
Fills a bedroom. Descaled and tested.

Cat tree, tall | good | -
Five feet, two caves. My cat prefers the box it came in.
`;
