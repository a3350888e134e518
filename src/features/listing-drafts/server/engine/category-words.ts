import type { CategorySlug } from '../../../../shared/taxonomy.ts';

/**
 * Names of items by category, in three strengths: 3 names the item itself, 2 suggests the category, 1 is a weak sign.
 * Singular, lower case, comma-separated; a phrase wins over the words in it.
 */
export const CATEGORY_WORDS: Record<CategorySlug, { 3: string; 2: string; 1: string }> = {
  electronics: {
    3: `laptop, macbook, chromebook, notebook computer, computer, desktop computer, pc, gaming pc, imac, mac mini,
      thinkpad, ipad, tablet, e-reader, ereader, kindle, kobo, iphone, smartphone, phone, cell phone, mobile phone,
      android phone, galaxy phone, flip phone, pixel phone, tv, television, smart tv, monitor, computer monitor,
      projector, headphone, earbud, airpod, earphone, headset, speaker, bluetooth speaker, bookshelf speaker,
      soundbar, sound bar, subwoofer, amplifier receiver, av receiver, receiver, turntable, record player, cd player,
      dvd player, blu-ray player, vcr, cassette player, cassette deck, walkman, discman, boombox, radio, clock radio,
      stereo, car stereo, ipod, mp3 player, camera, dslr, mirrorless, film camera, instant camera, polaroid,
      camcorder, webcam, gopro, action camera, dash cam, dashcam, drone, camera lens, zoom lens, prime lens, tripod,
      printer, laser printer, inkjet printer, 3d printer, scanner, router, modem, wifi router, mesh wifi, console,
      game console, playstation, ps3, ps4, ps5, xbox, nintendo switch, switch lite, switch oled, game boy, gameboy,
      wii, steam deck, controller, vr headset, oculus, graphics card, gpu, cpu, motherboard, hard drive, external
      drive, ssd, usb stick, power bank, powerbank, phone charger, laptop charger, docking station, usb hub, mechanical
      keyboard, computer keyboard, gaming keyboard, wireless keyboard, computer mouse, gaming mouse, wireless mouse,
      trackpad, drawing tablet, graphics tablet, smartwatch, smart watch, apple watch, fitness tracker, fitbit, smart
      speaker, echo dot, google home, homepod, chromecast, roku, apple tv, fire stick, doorbell camera, ring doorbell,
      security camera, baby cam, raspberry pi, arduino, microcontroller, calculator, graphing calculator, phone case,
      laptop bag, laptop sleeve, laptop stand, ring light, hdmi cable, video game, switch game, typewriter ribbon`,
    2: `bluetooth, wifi, usb-c, usb, hdmi, gaming, gigabyte, gb, tb, ghz, ram, megapixel, 4k, 1080p, oled, qled, led
      screen, noise cancelling, noise canceling, unlocked, charger, touchscreen, windows 11, windows 10, macos, ios,
      android, galaxy, lens, hi-fi, hifi, canon, nikon, fujifilm, sonos, bose, jbl, sennheiser, sony, logitech, lenovo,
      dell, hp, asus, acer, msi, intel, nvidia, ryzen, samsung, nintendo, keyboard, walkie talkie, amplifier`,
    1: `screen, battery, wireless, digital, cable, remote, adapter, electronic, smart, audio, video, retina, m1, m2, m3`,
  },
  'home-garden': {
    3: `sofa, couch, loveseat, sectional, futon, sleeper sofa, armchair, arm chair, recliner, rocking chair, lounge chair,
      chair, dining chair, office chair, desk chair, gaming chair, stool, bar stool, bench, ottoman, pouf, table, coffee
      table, dining table, side table, end table, bedside table, kitchen table, console table, nightstand, desk, standing
      desk, writing desk, dresser, chest of drawers, wardrobe, armoire, bookcase, bookshelf, shelf, shelving, cabinet,
      sideboard, credenza, tv stand, media console, bed, bed frame, mattress, bunk bed, daybed, headboard, crib mattress
      topper, lamp, floor lamp, table lamp, desk lamp, bedside lamp, chandelier, pendant light, light fixture, mirror,
      rug, kilim, carpet, runner rug, curtain, blind, pillow, cushion, blanket, throw blanket, quilt, duvet, comforter, sheet
      set, bedding, towel, tablecloth, vase, candle, candlestick, picture frame, wall art, wall clock, clock, alarm clock,
      plant, houseplant, monstera, snake plant, succulent, fern, cactus, planter, plant pot, flower pot, pot plant,
      watering can, lawn mower, lawnmower, mower, hedge trimmer, leaf blower, weed whacker, string trimmer, chainsaw,
      garden hose, hose, rake, shovel, spade, wheelbarrow, compost bin, christmas tree, generator, mason jar, raised bed, greenhouse, trellis, patio set, patio
      furniture, patio heater, garden bench, adirondack chair, hammock, parasol, grill, bbq, barbecue, smoker, fire pit,
      moka pot, coffee maker, coffee machine, espresso machine, coffee grinder, french press, kettle, teapot, toaster,
      toaster oven, air fryer, instant pot, slow cooker, crock pot, rice cooker, blender, food processor, stand mixer,
      mixer, juicer, microwave, microwave oven, dutch oven, skillet, frying pan, cast iron pan, pan, saucepan, wok, pot
      and pan, cookware, bakeware, knife set, kitchen knife, cutting board, plate, dinner plate, dinnerware, dish set, dish,
      bowl, mixing bowl, mug, cup set, glassware, wine glass, tumbler, cutlery, flatware, spice rack, bread maker, vacuum,
      vacuum cleaner, roomba, robot vacuum, steam mop, mop, iron, ironing board, sewing machine, fan, box fan, space
      heater, heater, air purifier, humidifier, dehumidifier, air conditioner, fridge, refrigerator, mini fridge, freezer,
      dishwasher, washer, washing machine, dryer, stove, oven, drill, cordless drill, impact driver, circular saw, table
      saw, jigsaw, sander, tool set, toolbox, tool box, wrench set, socket set, ladder, step ladder, workbench, shop vac,
      storage bin, basket, laundry basket, hamper, coat rack, shoe rack, room divider, door, window, tile, paint can,
      shower curtain, trash can, tea set, serving tray, cake stand, kitchenaid, vitamix, le creuset, dyson`,
    2: `velvet, upholstered, mid-century, teak, walnut, oak, ikea, west elm, furniture, drawer, kitchen, garden, patio, yard,
      bedroom, living room, dining room, bathroom, seater, home decor, decor, terracotta, ceramic, cast iron, stoneware,
      dewalt, makita, ryobi, bosch, milwaukee, cuisinart, bialetti, pyrex, lodge, potted, herb, seedling, soil, appliance`,
    1: `wood, wooden, cup, shade, solid wood, assembled, flat pack, storage, decorative, brass, linen, metal legs, gasket`,
  },
  vehicles: {
    3: `car, truck, pickup, pickup truck, suv, van, minivan, campervan, camper van, camper, rv, motorhome, sedan, hatchback,
      coupe, convertible, station wagon, jeep, motorcycle, motorbike, dirt bike, scooter, motor scooter, moped, snowmobile, vespa,
      e-bike, ebike, electric bike, electric scooter, atv, quad, utv, golf cart, boat, sailboat, motorboat, fishing boat,
      pontoon, jet ski, outboard motor, trailer, utility trailer, boat trailer, tire, tyre, winter tire, snow tire, wheel
      set, alloy wheel, rim, hubcap, roof rack, roof box, cargo box, bike rack hitch, hitch, tow bar, car battery, truck
      bed, tonneau cover, floor mat, car cover, jump starter, snow chain, tire chain, car jack, engine, transmission,
      catalytic converter, bumper, headlight, tail light, exhaust, radiator, alternator, brake pad, brake rotor, car part,
      honda civic, honda accord, honda fit, honda cr-v, toyota corolla, toyota camry, prius, toyota tacoma, rav4, subaru
      outback, subaru forester, impreza, ford f-150, f150, ford ranger, ford focus, mustang, chevy silverado, volkswagen
      golf, vw golf, vw bus, westfalia, jetta, passat, mazda 3, miata, volvo 240, bmw 3 series, tesla model 3, wrangler,
      nissan leaf, hyundai elantra, kia soul, mini cooper, fiat 500, sprinter, transit van, royal enfield, harley`,
    2: `mileage, odometer, low miles, clean title, title in hand, salvage title, smog, automatic transmission, manual
      transmission, stick shift, vin, registration, toyota, subaru, ford, chevy, chevrolet, volkswagen, vw, mazda, nissan,
      hyundai, kia, volvo, bmw, audi, mercedes, tesla, dodge, ram 1500, gmc, buick, lexus, acura, ducati, kawasaki, 4wd,
      awd, oil change, timing belt, cylinder, horsepower, cc, one owner, diesel, hybrid, dealership, carfax, honda`,
    1: `mile, engine runs, seats, commuter, drives, highway, tow, gas, leather seats, sunroof, mpg, model year`,
  },
  clothing: {
    3: `jacket, denim jacket, jean jacket, leather jacket, rain jacket, raincoat, down jacket, puffer, puffer jacket, parka,
      coat, trench coat, winter coat, peacoat, blazer, suit, tuxedo, vest, waistcoat, sweater, jumper, cardigan, hoodie,
      sweatshirt, fleece, pullover, shirt, t-shirt, tee, tshirt, polo, blouse, tank top, crop top, flannel, dress, wedding
      dress, prom dress, sundress, maxi dress, gown, skirt, jean, levi 501, pants, trouser, chino, legging, cargo shorts, running shorts, jean shorts, overall,
      dungaree, jumpsuit, romper, sock, underwear, bra, swimsuit, bikini, swim trunk, wetsuit top, pajama, robe, kimono, scarf,
      glove, mitten, beanie, hat, cap, baseball cap, fedora, belt, tie, bow tie, shoe, sneaker, trainer, running shoe, boot,
      hiking boot, cowboy boot, chelsea boot, ankle boot, doc martens, dr martens, sandal, birkenstock, heel, high heel, loafer,
      oxford, flat, clog, slipper, flip flop, crocs, handbag, satchel, purse, tote, tote bag, shoulder bag, crossbody, clutch bag,
      wallet, sunglasses, uniform, costume, halloween costume, apron, poncho, shawl, corset, cashmere sweater, air max,
      jordan 1, air jordan, air force 1, converse, vans old skool, new balance 574, snow boot, rain boot, wellington`,
    2: `garment, size m, size s, size l, size xl, size xs, xl, xxl, womens, women's, mens, men's, ladies, petite,
      nike, adidas, levi's, levis, patagonia, north face, carhartt, zara, h&m, uniqlo, gap, j crew, madewell,
      lululemon, reebok, puma, new balance, asics, columbia, ugg, timberland, gucci, prada, denim, cashmere,
      merino, cotton, sleeve, hem, inseam, waist, collar, lined, hooded, zip up, wool, silk, linen shirt,
      corduroy, suede, thrifted, wardrobe clear out`,
    1: `size, leather, wear, worn, fits, outfit, fashion, vintage, button, pocket, machine wash, bag, medium, small,
      large`,
  },
  'sporting-goods': {
    3: `bike, bicycle, road bike, mountain bike, gravel bike, fixie, cruiser bike, kids bike, bmx, bike helmet, bike rack, bike
      trailer, bike light, bike pump, bike lock, pannier, cycling shoe, tent, backpacking tent, sleeping bag, sleeping pad,
      camp stove, camping stove, camping chair, camp chair, cooler, lantern, headlamp, backpack, hiking backpack, daypack, day pack, hiking pack, trekking pole,
      climbing rope, climbing shoe, harness, carabiner, crash pad, ski, skis, ski boot, ski pole, snowboard, snowboard boot,
      snowshoe, ice skate, sled, helmet, ski helmet, goggles, kayak, canoe, paddle board, paddleboard, sup, surfboard,
      bodyboard, wetsuit, life jacket, life vest, paddle, snorkel, fishing rod, fishing reel, fly rod, tackle box, golf club,
      golf bag, putter, golf ball, tennis racket, tennis racquet, racket, racquet, badminton set, pickleball paddle, ping pong
      table, table tennis table, football, soccer ball, soccer goal, basketball, basketball hoop, volleyball, baseball glove,
      baseball bat, softball, hockey stick, hockey skate, lacrosse stick, cricket bat, rugby ball, boxing glove, punching bag,
      heavy bag, air hockey table, telescope, burley trailer, kids trailer, dumbbell, kettlebell, barbell, weight plate, weight bench, squat rack, pull up bar, resistance band, yoga mat,
      yoga block, foam roller, treadmill, exercise bike, spin bike, peloton, rowing machine, rower, concept2, elliptical, stair
      stepper, jump rope, trampoline, skateboard, longboard, roller skate, rollerblade, inline skate, kick scooter, disc golf,
      frisbee, dartboard, pool table, foosball table, archery bow, compound bow, binoculars, shin guard, cleat, soccer cleat,
      fitness equipment, hydration pack, bivy, hiking pole, camp cookware, free weight, climbing harness, cycling jersey`,
    2: `ball, single speed, cycling, camping, hiking, backpacking, climbing, skiing, snowboarding, surfing, kayaking, fishing, golf, tennis, yoga,
      gym, workout, fitness, crossfit, running, soccer, 21 speed, shimano, sram, trek, giant, specialized, cannondale, bianchi,
      surly, salsa, schwinn, raleigh, kona, rei, msr, big agnes, osprey, deuter, burton, rossignol, k2, salomon, wilson, head,
      titleist, callaway, coleman, yeti, marmot, black diamond, petzl, frame size, derailleur, disc brake, panniers, 700c,
      person tent, 2-person, 4-person, trail, waterproof floor, handlebar`,
    1: `outdoor, sport, sports, exercise, speed, frame, team, lightweight, rack, pedal, dropper, tubeless, wheelset`,
  },
  collectibles: {
    3: `coin, coin collection, silver dollar, penny collection, stamp, stamp collection, postcard, baseball card, trading card,
      pokemon card, pokemon, magic card, magic the gathering, yugioh, sports card, comic, comic book, graphic novel first edition,
      vinyl record, record collection, lp, vinyl lp, vinyl, record, cassette tape, movie poster, concert poster, gig poster,
      poster, art print, lithograph, screen print, painting, oil painting, sculpture, figurine, action figure, funko, funko pop,
      hot wheels, hot wheels car, toy car, model car, slot car, toy race car, race car toy, soul 45, matchbox car, diecast, die-cast car, model train, railroad lantern, train set, model ship, model kit, tin toy, toy robot, tin
      robot, wind-up toy, snow globe, typewriter, antique, pocket knife, memorabilia, autograph, signed photo, signed ball,
      first edition, rare book, beanie baby, barbie, doll, porcelain doll, nutcracker, ornament set, music box, cuckoo clock,
      medal, military medal, badge, enamel pin, pin badge, patch, lunch box, bottle cap, beer stein, shot glass collection,
      advertising sign, neon sign, enamel sign, tin sign, license plate, old map, map print, globe, old camera collection,
      lego star wars, lego set, lego technic, vintage lego, depression glass, fiesta ware, hummel, lladro, teddy bear steiff, steiff, star wars figure,
      banknote, paper money, token, button collection, marble, fossil, crystal, mineral, arrowhead, zippo, campaign button`,
    2: `collectible, collectable, collector, numbered, mint set, graded, psa, first pressing, certificate of
      authenticity, signed, 1950s, 1960s, 1970s, 1930s, 1940s, victorian, art deco, memorabilia, estate sale, 33
      rpm, pressing, gatefold, die-cast`,
    1: `old, display, framed, original, tin, set of, patina, numbered print, vintage, limited edition, rare, retro,
      collection, original box, edition, antique`,
  },
  'musical-instruments': {
    3: `guitar, acoustic guitar, electric guitar, classical guitar, bass guitar, bass, ukulele, uke, banjo, mandolin, violin,
      fiddle, viola, cello, double bass, upright bass, piano, upright piano, digital piano, grand piano, keyboard piano, electric
      piano, synth, synthesizer, midi keyboard, midi controller, drum machine, groovebox, sampler, drum, drum kit, drum set,
      snare, snare drum, cymbal, hi-hat, bongo, conga, djembe, cajon, tambourine, practice pad, electronic drum kit, trumpet,
      trombone, french horn, tuba, saxophone, alto sax, tenor sax, sax, clarinet, oboe, flute, piccolo, recorder, harmonica,
      accordion, concertina, harp, autoharp, lap steel, dulcimer, kalimba, xylophone, marimba, glockenspiel, melodica,
      guitar amp, guitar amplifier, bass amp, amp, tube amp, guitar pedal, effects pedal, effect pedal, delay pedal, distortion
      pedal, overdrive pedal, looper, loop pedal, pedalboard, guitar case, guitar stand, guitar strap, guitar string, capo, bow,
      music stand, metronome, tuner, microphone, condenser microphone, audio interface, mixing desk, pa system, stratocaster,
      telecaster, les paul, sheet music, piano bench, drum throne, drumstick, mouthpiece, reed, keyboard 61 keys, 88-key, 61-key,
      88 keys, 61 keys, weighted keys, fender rhodes, hurdy gurdy, theremin, eurorack, launchpad`,
    2: `yamaha, fender, gibson, epiphone, martin, taylor, ibanez, gretsch, roland, korg, moog, casio, steinway, squier, ludwig,
      pearl, zildjian, boss, vox, marshall, orange amp, arturia, teenage engineering, akai, nord, taylor gs mini, string action,
      action, fret, fretboard, tuning, tuned, soundboard, spruce top, mahogany neck, humbucker, pickup coil, gig bag, hard case,
      band, busking, student instrument, wurlitzer, novation, kala, luthier, intonation`,
    1: `music, musical, string, key, hardshell case, beginner, play, playing, sound, tone, lessons, midi`,
  },
  'jewelry-watches': {
    3: `watch, wristwatch, wrist watch, pocket watch, dive watch, diver watch, automatic watch, dress watch, field watch, quartz
      watch, chronograph, watch strap, watch band, watch box, watch winder, ring, engagement ring, wedding ring, wedding band,
      signet ring, diamond ring, cocktail ring, gold ring, silver ring, necklace, pendant, locket, choker, chain necklace, gold
      chain, silver chain, pearl necklace, bracelet, bangle, charm bracelet, cuff bracelet, anklet, tennis bracelet, earring,
      stud earring, hoop earring, ear cuff, brooch, cufflink, tie clip, tiara, jewelry, jewellery, jewelry box, jewellery box,
      charm, nose ring, cameo, beaded necklace, hoops, toe ring, hair pin gold, seiko 5, casio f91w, g-shock, swatch, rolex,
      omega speedmaster, tag heuer, tissot, citizen eco-drive, timex weekender, seiko, pandora charm, pearl stud`,
    2: `sterling silver, sterling, 925, 14k, 18k, 10k, 14k gold, 18k gold, gold plated, gold-plated, rose gold, gold filled,
      diamond, sapphire, ruby, emerald, opal, amethyst, turquoise stone, pearl, garnet, moonstone, carat, karat, gemstone, sapphire
      crystal, automatic movement, quartz, bezel, dial, lug, clasp, hallmarked, pandora, tiffany, timex, citizen, fossil watch,
      bulova, hamilton, orient, longines, casio watch, ring size, jade`,
    1: `gold, silver, stone, engraved, gift box, crystal, leather strap, mm case, jeweler, turquoise`,
  },
  other: {
    3: `book, paperback, hardcover, hardback, novel, textbook, cookbook, cook book, encyclopedia, dictionary, atlas, magazine,
      comic strip collection, children's book, kids book, picture book, manga, stroller, pram, buggy, baby carriage, car seat,
      booster seat, crib, cot, bassinet, moses basket, high chair, highchair, changing table, baby monitor, baby carrier, baby
      clothes, onesie, diaper, diaper bag, nappy, breast pump, baby bottle, bottle warmer, baby bouncer, bouncer, baby swing,
      playpen, pack n play, baby gate, toy, wooden toy, toy box, lego, duplo, building block, wooden block, alphabet block, play kitchen, dollhouse,
      doll house, stuffed animal, plush, puzzle, jigsaw puzzle, board game, family game, card game, chess set, play tent, train table, makeup,
      perfume, cologne, lipstick, hair dryer, hairdryer, blow dryer, hair straightener, flat iron, curling iron, curling wand,
      electric shaver, electric razor, skincare, nail polish, nail lamp, hair clipper, massage gun, massager, massage table, dog
      bed, dog crate, dog house, kennel, dog leash, dog harness, cat tree, cat tower, scratching post, litter box, cat carrier,
      pet carrier, pet bed, aquarium, fish tank, bird cage, hamster cage, rabbit hutch, pet food, pet stroller, chicken coop,
      stapler, filing cabinet, file cabinet, office supply, whiteboard, paper shredder, shredder, label maker, binder, notebook
      paper, fountain pen, pen set, sketchbook, easel, art supply, paint brush, watercolor set, yarn, fabric, knitting needle,
      craft supply, sewing pattern, moving box, cardboard box, packing box, suitcase, luggage, carry-on, wheelchair, walker,
      crutch, walking cane, gift card, concert ticket, ticket, party supply, party decoration, firewood, laminator,
      bubble wrap, printer paper, travel cot, baby bath, umbrella`,
    2: `baby, toddler, infant, newborn, nursery, puppy, kitten, beauty, makeup brush, craft, author, chapter,
      edition textbook, school supply, bugaboo, uppababy, graco, chicco, ergobaby, montessori, melissa and doug,
      ravensburger, catan, sephora, dyson airwrap, dyson supersonic, aaa game, piece puzzle, moleskine`,
    1: `page, volume, story, washable, travel, set, bundle, safety, puzzle piece, shampoo, kid, children, pet, dog,
      cat, office, reading, read, series`,
  },
};
