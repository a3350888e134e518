import type { CategorySeeds } from './category-seeds.ts';

export const homeGarden: CategorySeeds = {
  kinds: `rechargeable lantern, panasonic microwave, microwave 1200 watts, memory foam topper, tall dresser, filing shelf, garden soil, landscape stone, gnome, hammock with stand,
    canopy gazebo, pour over kettle, griddle pan, dehydrator food, food storage containers, paper towel holder,
    cabinet pulls, christmas tree artificial, tv tray set, snack table, microwave cart, lounger, magazine rack,
    library cabinet, book cabinet, glass cabinet, record storage cabinet, desk with hutch, banquette,
    rattan chair, wicker chair, lift recliner, massage recliner, theater seating, leather couch, leather sofa,
    sofa table with drawers, glass table, marble table, folding bed, rollaway bed, four poster bed,
    bed with drawers, california king, cal king mattress, dresser with mirror, lingerie chest, vanity with mirror,
    jelly cabinet, pie safe, outdoor bench, deck box, garage cabinets, wire shelving, pegboard, kitchen items,
    kitchen stuff, home goods, free furniture, statue for garden, garden fountain, bath rug, bathroom set,
    soap dispenser, kitchen table with bench, pot rack, bread box, punch bowl, water bottle glass, cooler fan,
    thermostat wall, shop light, leaf rake, hedge shears, seed starter, jade plant, firewood rack,
    generator 2000 watts, honda generator, crystal wine glasses, pre lit christmas tree, smart bulbs kit, hob,
    garden table, wardrobe with mirror, kitchen cupboard, single bed, double mattress, desk and chair, small desk,
    big desk, old desk, wooden desk, glass desk, wooden table, moving dolly hand truck, dehumidifier 50 pint,
    wood stove fan, pack of mason jars, singer sewing machine, sewing machine with table, quilt rack,
    laundry sink, air mattress queen, carpet remnant, solar panel kit, 100 watt solar panels, knife sharpener,
    juicer machine, soda stream, crepe maker, egg cooker, fondue set, chicken wire, fencing roll, wood pellets,
    landscape timbers, weather station outdoor, thermometer outdoor, crib mattress topper, pot plant, cup set,
    roomba`,
  models: `ektorp, kivik, friheten, lack, klippan, stockholm, alex drawers, micke, pax wardrobe, besta, tarva,
    brimnes, nordli, linnmon, markus, vittsjo, raskog, leap v2, eames lounge, tulip table, ghost chair,
    barcelona chair, hoosier cabinet, lazy susan, sleep number, v8, v10, v15 animal, roomba i7, roomba j7,
    navigator lift away, rotator, little green machine, crosswave, artisan 5 quart, professional 600,
    vitamix 5200, instant pot duo, keurig mini, k cafe, vertuo, barista express, aeropress, bialetti moka,
    snow joe, sun joe, m18, m12, 20v max, one plus 18v, atomic drill, worm drive, genesis e310, spirit ii,
    smokey joe, pit boss, ranger fire pit, bonfire 2.0, smokeless fire pit, timemaster, recycler mower, z track,
    d105, ms 170, ms 250, rubbermaid shed, suncast, costway, mainstays, threshold, hearth and hand,
    better homes and gardens, thermador, bertazzoni, duet washer, bravos, kenmore elite, gallery series,
    french door fridge, side by side fridge, toto, kohler, moen, delta faucet, behr paint, trex decking, vigo,
    predator generator, champion generator, hue bulbs, hue starter kit, bes870xl, barista pro, oracle,
    aeron size b, cinderella bowls, butterprint, signature skillet, k-mini, soft start, turbo trac, 201k,
    ninja blender, ninja air fryer, ninja creami, ninja coffee bar, singer treadle`,
  talk: `lockable with key; four drawer; letter size; legal size; foot pedal and manual; sews great; stitches evenly;
    from a smoke free home one small stain on the cushion; cushions are still firm; covers are removable and
    washable; cushion covers unzip and wash; pillows included; seats four; seats 6 comfortably; table comes with a
    leaf; includes leaf and six chairs; one chair is wobbly; some water rings on the top; scratches on the table
    top; solid wood not particle board; solid oak; real wood; dovetail drawers; drawers slide smoothly; all drawers
    work; could be refinished or painted; would look great with a coat of paint; assembled already; comes
    disassembled with hardware; all hardware included; needs assembly; instructions included; dimensions are 60 x 30
    x 29; 72 inches long 34 deep 30 high; 8x10 feet; 5x7 area rug; measures 36 wide; queen size; king size; twin
    size; full size; box spring not included; always used with a mattress protector; from guest room barely slept
    on; no bed bugs; no rips or tears; faux leather peeling on one arm; upholstered in gray linen; tufted velvet;
    mid century modern style; farmhouse style; rustic look; boho decor; modern and comfy; perfect for a small
    apartment; great for a dorm room or first apartment; great for living room; for the bedroom; looks great in the
    entryway; for patio or deck; great for backyard; must pick up bring a truck and help to load; second floor walk
    up; ground floor easy loading; it's heavy so bring two people; you haul; you disassemble; moving to a smaller
    place; redecorating; remodeling our kitchen; kitchen remodel everything must go; we got a new couch; got a
    bigger one; doesn't fit our new place; makes great coffee; descaled regularly; dishwasher safe; non stick
    coating is good; no chips or cracks; service for 8; set of four; set of 6; includes lid; includes all
    attachments; bowl and attachments included; 5 quart; 6 qt; 12 cup; used a handful of times for baking; takes up
    too much counter space; sharp blades; suction is strong; new filter; hepa filter; hose and brush attachments;
    runs quiet; cools a big room; 8000 btu; heats up fast; gas or electric hookup; stainless steel; ice maker works;
    fridge is cold; freezer works great; washer spins fine; matching set front load; delivered and installed last
    year; starts on first pull; new spark plug and blade; runs great just serviced; self propelled; cuts well;
    battery and charger included; two batteries; corded; brushless; bits included; blade included; comes with case;
    great for diy projects; leftover from a project; leftover tile from our bathroom; enough to cover 100 sq ft;
    easy to care for; low light plant; needs repotting; rooted cuttings in water; pot included; pet friendly plant;
    four inch pot; drought tolerant; dug up from my yard you dig; cushions faded by sun; glass top; umbrella crank
    works; some surface rust; burners light; new grates; includes propane tank; includes cover; shade included; bulb
    included; uses regular bulbs; dimmable; 84 inch panels; blackout; rod included; machine washable cover; hangs on
    wall; antique brass finish; matte black finish; lots of storage; adjustable shelves; motor is smooth; great
    piece of furniture; very nice piece of furniture; solid and sturdy; legs screw off; top comes off; back comes
    off for moving; light brown wood; dark espresso finish; cherry finish; white wash finish; distressed finish;
    laminate top; tempered glass; upholstery is clean; slipcovers included; very comfortable to sit and sleep on;
    pulls out to a bed; storage underneath; storage drawers; reversible chaise; reclines all the way; matching
    ottoman; matching nightstands available; bought from ikea; from wayfair; from living spaces; from costco
    furniture; from a showroom; fits any decor; looks great in any room; measurements in inches w x d x h;
    disassembled for easy transport; needs two people to move; refinished; recently painted; vintage style knobs;
    original hardware; needs a carb; carb needs cleaning; not running needs a carb; 208cc; 163cc electric start;
    honda engine; briggs engine; 3200 psi; service for twelve; service for eight; flat tire on the wheel`,
};
