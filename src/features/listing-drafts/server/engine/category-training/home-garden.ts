import type { CategorySeeds } from './category-seeds.ts';

export const homeGarden: CategorySeeds = {
  kinds: `sofa, couch, sectional, sectional couch, loveseat, sleeper sofa, sofa bed, futon, recliner, armchair, accent
    chair, wingback chair, rocking chair, glider chair, chaise lounge, ottoman, footstool, pouf, bean bag, bench,
    entryway bench, coffee table, end table, side table, console table, sofa table, dining table, dining room set,
    dining set, kitchen table, kitchen table and chairs, dining chairs, bar stools, counter stools, folding table,
    folding chairs, buffet, hutch, china cabinet, sideboard, credenza, bar cart, kitchen island, desk, computer
    desk, standing desk, corner desk, secretary desk, vanity, vanity desk, office chair, desk chair, gaming chair,
    bookcase, bookshelf, shelving unit, cube shelf, floating shelves, tv stand, entertainment center, media console,
    bed, bed frame, platform bed, headboard, queen bed, king bed, twin bed, full bed, bunk beds, loft bed, trundle
    bed, canopy bed, daybed, murphy bed, mattress, box spring, memory foam topper, mattress topper, adjustable base,
    dresser, tall dresser, chest of drawers, nightstand, bedroom set, bedroom furniture, armoire, wardrobe, closet
    organizer, shoe rack, coat rack, hall tree, storage bench, cedar chest, trunk, filing shelf, mirror, floor
    mirror, wall mirror, lamp, floor lamp, table lamp, desk lamp, chandelier, pendant lights, light fixture, ceiling
    fan, string lights, rug, area rug, runner rug, carpet, doormat, curtains, drapes, curtain rod, blinds, throw
    pillows, pillows, blanket, throw blanket, quilt, comforter, comforter set, duvet cover, sheets, sheet set,
    bedding, bedspread, towels, bath mat, shower curtain, tablecloth, wall art, wall decor, picture frames, canvas
    art, clock, wall clock, vase, candles, candle holders, home decor, basket, wicker basket, artificial tree, fake
    plants, house plant, houseplants, potted plant, succulents, plant cuttings, snake plant, monstera, pothos,
    fiddle leaf fig, aloe plant, orchid, planter, plant stand, flower pots, garden tools, garden hose, hose reel,
    sprinkler, watering can, raised garden bed, garden soil, mulch, compost bin, compost tumbler, pavers, bricks,
    landscape stone, fence panels, greenhouse, trellis, arbor, bird bath, garden statue, wind chimes, gnome, lawn
    mower, push mower, riding mower, electric mower, weed eater, string trimmer, leaf blower, hedge trimmer,
    chainsaw, pressure washer, snow blower, snow shovel, tiller, wheelbarrow, rake, shovel, log splitter, wood
    chipper, patio furniture, patio set, outdoor sectional, outdoor chairs, adirondack chair, porch swing, hammock
    with stand, gazebo, canopy gazebo, patio umbrella, patio heater, fire pit, grill, gas grill, charcoal grill,
    pellet smoker, griddle, propane tank, hot tub, above ground pool, pool pump, storage shed, refrigerator, fridge,
    mini fridge, freezer, chest freezer, wine fridge, stove, gas range, electric range, oven, wall oven, cooktop,
    range hood, microwave, dishwasher, washer, dryer, washer and dryer, washing machine, water heater, water
    softener, air conditioner, window ac, portable ac, space heater, fan, tower fan, box fan, dehumidifier,
    humidifier, air purifier, fireplace, electric fireplace, wood stove, vacuum, vacuum cleaner, cordless vacuum,
    robot vacuum, carpet cleaner, shop vac, steam mop, steam cleaner, iron, ironing board, garment steamer, sewing
    machine, serger, coffee maker, espresso machine, coffee grinder, pour over kettle, french press, moka pot,
    electric kettle, tea kettle, teapot, tea set, toaster, toaster oven, air fryer, pressure cooker, slow cooker,
    rice cooker, bread machine, waffle maker, griddle pan, stand mixer, hand mixer, blender, food processor, juicer,
    ice cream maker, ice maker, dehydrator food, popcorn machine, pasta maker, meat grinder, kitchen scale, cookware
    set, pots and pans, dutch oven, cast iron skillet, wok, baking sheets, cake pan, mixing bowls, knife block,
    knife set, cutting board, dinnerware set, dishes, plates, bowls, coffee mugs, glassware, wine glasses,
    silverware, flatware, utensils, serving platter, cake stand, food storage containers, mason jars, spice rack,
    dish rack, paper towel holder, trash can, laundry hamper, laundry basket, storage bins, storage totes, drill,
    cordless drill, impact driver, drill press, circular saw, table saw, miter saw, band saw, jigsaw, reciprocating
    saw, sander, router table, planer, nail gun, air compressor, generator, welder, tool box, tool chest, socket
    set, wrench set, hand tools, power tools, clamps, vise, workbench, sawhorses, ladder, extension ladder,
    scaffold, tile saw, paint sprayer, paint, interior door, screen door, windows, kitchen cabinets, bathroom
    vanity, sink, kitchen sink, faucet, toilet, bathtub, shower door, countertop, granite slab, tile, laminate
    flooring, hardwood flooring, lumber, plywood, insulation, light switch, extension cord, door knobs, cabinet
    pulls, mailbox, step stool, room divider, christmas decorations, christmas lights, wreath, christmas tree
    artificial, halloween decorations, bed rails, safe, air mattress, drying rack, heated blanket, moving dolly, tv
    tray, tv tray set, tray table, snack table, kitchen cart, rolling cart, microwave cart, lounger, chaise,
    magazine rack, wine rack, wine cabinet, liquor cabinet, library cabinet, book cabinet, display cabinet, curio
    cabinet, glass cabinet, record storage cabinet, desk with hutch, roll top desk, writing desk, drafting table,
    folding screen, privacy screen, garden bench, park bench, pub table, bistro set, breakfast nook, banquette,
    slipper chair, club chair, swivel chair, papasan chair, egg chair, barrel chair, parsons chairs, windsor chairs,
    rattan chair, wicker chair, lift recliner, massage recliner, theater seating, living room set, sofa and
    loveseat, couch and chair, leather couch, leather sofa, l shaped couch, modular sofa, sofa table with drawers,
    nesting tables, drop leaf table, round table, glass table, marble table, farm table, folding bed, rollaway bed,
    sleigh bed, four poster bed, captains bed, bed with drawers, california king, cal king mattress, twin mattress,
    full mattress, bed set, dresser with mirror, lingerie chest, vanity with mirror, jelly cabinet, pie safe, plant
    pot, hanging basket, patio table, patio chairs, lawn chairs, outdoor table, outdoor bench, deck box, storage
    cabinet, garage cabinets, metal shelves, wire shelving, pegboard, garage shelves, kitchen appliance, small
    appliance, kitchen items, kitchen stuff, household items, home goods, furniture, free furniture, furniture set,
    statue for garden, fountain, garden fountain, curtains panels, window blinds, roman shades, roller shade, bath
    rug, bathroom set, soap dispenser, shower head, medicine cabinet, towel rack, kitchen table with bench, high top
    table, butcher block, pot rack, bread box, canister set, cookie sheets, casserole dish, crock, punch bowl,
    pitcher, tumblers, water bottle glass, thermos, cooler fan, swamp cooler, mini split, thermostat wall, heat gun,
    hand saw, hammer, screwdriver set, tool bag, shop light, work light, leaf rake, hedge shears, pruners, seed
    starter, grow light, grow tent, pots, planters, rose bush, fruit tree, lemon tree, palm tree, jade plant, fern,
    bamboo plant, firewood rack, generator 2000 watts, inverter generator, honda generator, portable generator,
    crystal wine glasses, crystal glasses, crystal vase, champagne flutes, christmas tree, pre lit christmas tree,
    smart bulbs kit, light bulbs, waffle iron, settee, fridge freezer, tumble dryer, cooker, hob, hoover, duvet,
    strimmer, lawnmower, garden table, garden chairs, garden shed, wardrobe with mirror, bedside table, bedside
    cabinet, bedside lamp, kitchen cupboard, single bed, double bed, double mattress, desk and chair, small desk,
    big desk, old desk, wooden desk, glass desk, chair, table, wooden table, wooden chair, dining chair, microwave
    oven, couch and loveseat, moving dolly hand truck, hand truck, dehumidifier 50 pint, wood stove fan, pack of
    mason jars, canning jars, kitchen knife, chef knife, singer sewing machine, sewing machine with table, quilt
    rack, laundry sink, air mattress queen, carpet remnant, solar panels, solar panel kit, 100 watt solar panels,
    treadle sewing machine, knife sharpener, juicer machine, soda stream, crepe maker, egg cooker, fondue set,
    chicken wire, chain link fence, fencing roll, gas can, wood pellets, topsoil, gravel, river rock, landscape
    timbers, weather station outdoor, thermometer outdoor, rain barrel`,
  models: `kallax, billy, hemnes, malm, poang, ektorp, kivik, friheten, lack, klippan, stockholm, alex drawers, micke, pax
    wardrobe, besta, tarva, brimnes, nordli, expedit, linnmon, markus, vittsjo, raskog, aeron, embody, mirra, leap
    v2, gesture, eames lounge, tulip table, ghost chair, parsons chair, barcelona chair, chesterfield, hoosier
    cabinet, lazy susan, murphy bed, sleep number, v8, v10, v11, v15 animal, roomba i7, roomba j7, navigator lift
    away, rotator, little green machine, crosswave, artisan 5 quart, professional 600, bowl lift mixer, nutribullet,
    magic bullet, vitamix 5200, foodi, instant pot duo, keurig mini, k cafe, vertuo, barista express, bambino,
    dedica, aeropress, moccamaster, bialetti moka, snow joe, sun joe, m18, m12, 20v max, one plus 18v, atomic drill,
    skilsaw, worm drive, sawzall, genesis e310, spirit ii, weber kettle, smokey joe, pit boss, masterbuilt, ranger
    fire pit, bonfire 2.0, smokeless fire pit, timemaster, recycler mower, z track, d105, ms 170, ms 250, rubbermaid
    shed, suncast, costway, mainstays, threshold, hearth and hand, better homes and gardens, singer heavy duty,
    featherweight, brother cs6000i, thermador, bertazzoni, duet washer, bravos, top load washer, front loader,
    kenmore elite, gallery series, french door fridge, side by side fridge, toto, kohler, moen, delta faucet, behr
    paint, trex decking, vigo, eu2200i, eu2000i, predator generator, champion generator, hue bulbs, philips hue, hue
    starter kit, bes870xl, barista pro, oracle, aeron size b, steelcase leap, cinderella bowls, butterprint,
    signature skillet, k-mini, soft start, turbo trac, 201k, ninja foodi, ninja blender, ninja air fryer, ninja
    creami, ninja coffee bar, singer treadle`,
  talk: `from a smoke free home one small stain on the cushion; cushions are still firm; covers are removable and
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
    original hardware`,
};
