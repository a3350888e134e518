import type { CategorySeeds } from './category-seeds.ts';

export const other: CategorySeeds = {
  kinds: `book, books, box of books, paperback, paperback novels, hardcover book, novel, romance novels, fantasy books,
    mystery books, book series, boxed set of books, textbook, textbooks, college textbook, nursing textbook, study
    guide, test prep book, workbook, homeschool curriculum, cookbook, cookbooks, bible, self help book, coffee table
    book, kids books, children's books, board books, picture books, chapter books, audiobook, encyclopedia set,
    atlas, dictionary, magazines, manga, light novel, comic strip book, travel guide, poetry book, stroller, double
    stroller, jogging stroller, umbrella stroller, travel system, stroller wagon, car seat, infant car seat,
    convertible car seat, booster seat, car seat base, crib, mini crib, crib mattress, bassinet, cradle, co sleeper,
    pack and play, playpen, travel crib, changing table, changing pad, diaper pail, diapers, wipes, diaper bag, baby
    monitor, baby swing, baby bouncer, baby walker, jumper, exersaucer, activity center, play mat, baby gym, tummy
    time mat, baby gate, high chair, baby carrier, baby wrap, baby bathtub, baby bottles, bottle warmer, bottle
    sterilizer, breast pump, nursing pillow, baby formula, baby food maker, baby clothes, newborn clothes, onesies,
    toddler clothes, baby blanket, swaddles, sleep sack, baby shoes, nursery decor, baby mobile, toddler bed, potty,
    potty chair, nursing cover, baby lot, baby items, baby stuff, toys, toy lot, kids toys, baby toys, wooden toys,
    blocks, building blocks, legos, lego bin, stuffed animals, plush toy, dolls and accessories, dollhouse, barbie
    dreamhouse, play kitchen, play food, train table, wooden train set, toy cars track, rc car, remote control car,
    nerf guns, water table, sandbox, swing set, playset, playhouse, slide outdoor toy, ride on toy, power wheels,
    tricycle, wagon, bounce house, dress up clothes kids, art easel, craft kit, slime kit, puzzle, puzzles, jigsaw
    puzzle, board game, board games, card game, chess set, dominoes, dungeons and dragons books, party game,
    educational toys, montessori toys, magnetic tiles, makeup, makeup lot, makeup palette, eyeshadow palette,
    foundation, lipstick, mascara, makeup bag, makeup brushes, makeup mirror, nail polish, nail kit, gel nail lamp,
    press on nails, skincare, face cream, serum, face mask, lotion, sunscreen, perfume, cologne, fragrance, body
    spray, shampoo, conditioner, hair products, hair dryer, blow dryer, flat iron, hair straightener, curling iron,
    hot brush, hair clippers, beard trimmer, electric shaver, hair extensions, electric toothbrush, water flosser,
    massage gun, massager, massage table, massage chair pad, heating pad, essential oils, diffuser oils, vitamins,
    protein powder, supplements, first aid kit, face masks, wheelchair, transport chair, walker, rollator, knee
    scooter, crutches, cane, shower chair, bath chair, commode, hospital bed, mobility scooter, lift chair medical,
    blood pressure monitor, cpap machine, nebulizer, oxygen concentrator, adult diapers, knee brace, walking boot,
    dog crate, dog kennel, dog house, dog bed, dog gate, dog ramp, dog leash, dog collar, dog harness, dog clothes,
    dog food, dog toys, dog bowl, dog carrier, pet stroller, invisible fence, cat tree, cat tower, cat condo, cat
    carrier, litter box, self cleaning litter box, cat litter, cat food, scratching post, cat toys, pet carrier, pet
    gate, pet supplies, bird cage, parrot cage, hamster cage, guinea pig cage, rabbit cage, rabbit hutch, chicken
    coop, incubator eggs, fish tank, aquarium, aquarium stand, tank filter, aquarium light, terrarium, reptile tank,
    heat lamp reptile, turtle tank, horse tack, horse blanket, hay bales, puppy, kittens, laying hens, file cabinet,
    filing cabinet, office supplies, binders, paper shredder, paper cutter, laminator, label maker, stapler, printer
    paper, envelopes, whiteboard, bulletin board, cork board, easel pad, desk organizer, planner, journal,
    notebooks, pens, pencils, school supplies, backpack for school, lunch box for kids, teacher supplies, classroom
    decor, cash register, display case, retail shelving, mannequin, clothing rack retail, price tags, shipping
    boxes, moving boxes, packing supplies, bubble wrap, packing paper, storage boxes cardboard, suitcase, luggage,
    luggage set, carry on, duffel bag, garment bag, travel bag, travel pillow, art supplies, paint set, acrylic
    paints, paint brushes, canvases, easel, colored pencils, markers, sketch pad, airbrush, craft supplies,
    scrapbooking supplies, stamps and ink craft, die cut machine, vinyl cutter, heat press, yarn, knitting needles,
    crochet hooks, fabric, fabric scraps, quilting fabric, sewing patterns, sewing notions, embroidery hoops, beads
    for crafts, glue gun, resin kit, pottery wheel, kiln, candle making supplies, soap making, party supplies, party
    decorations, balloons arch, birthday decorations, wedding decorations, wedding centerpieces, wedding supplies,
    gift cards, gift card, gift bags, wrapping paper, concert tickets, tickets, event tickets, game tickets, theme
    park passes, gift basket, firewood, free stuff, misc items, box of misc, garage sale leftovers, household misc,
    umbrella, prayer rug, cemetery plot, coupons, scrap metal, empty jars, pallets, kids table and chairs, toddler
    chair, kids desk, toy chest, toy bin, toy storage, kids tent, kids wagon, pedal tractor, kids scooter trike,
    push toy, rocking horse, baby rocker, baby chair, baby seat, baby crib with mattress, crib bedding, kids
    furniture, kids books bundle, school books, math book, language course, sheet protectors, salon chair, salon
    equipment, nail table, beauty salon, barber chair, restaurant equipment, commercial freezer, medical equipment,
    medical supplies, business equipment, vending machine, trade show display, credit card reader, cash drawer,
    office chairs lot, conference phone, desk supplies, fish with tank, aquarium with stand, 55 gallon fish tank,
    bird feeder, dog stairs, dog door, puppy pads, pet fence, animal trap, live plants aquarium, event passes,
    season tickets, ski lift tickets, hotel voucher, class pass, gym membership transfer, lessons, storage unit
    contents, tickets to a show, pair of tickets, two tickets, show tickets, festival pass, theater tickets,
    concert, pushchair, pram, cot, cot bed, moses basket, baby cot, nappies, baby walker toy, kids scooter, toddler
    scooter, microscope, telescope toy, school bag, kids backpack, baby backpack, playmat, soft play, wendy house,
    hairdryer, straighteners, curling tongs, mobility aid, zimmer frame, dog cage, rabbit run, guinea pig hutch,
    wrapping supplies, moving supplies, self storage boxes, book bundle, bundle of books, job lot books, comics
    kids, 1000 pc puzzle, 1000 piece jigsaw, jigsaw lot, kids size 5t, toddler girl clothes 4t, infant clothes, cat
    bed, dog bed round, pet bed, hospital bed electric, mineral makeup, beauty lot, beauty products, hair care lot,
    reams of paper, copy paper, formula maker, baby brezza, play tunnel, national geographic magazines`,
  models: `vista v2, cruz, mesa car seat, minu, keyfit 30, bravo travel system, snugride, 4ever, extend2fit, boulevard,
    b-safe, pipa, mixx, demi grow, city mini, city select, city mini gt2, revolution flex, cameleon, fox stroller,
    yoyo, doona, veer wagon, keenz, wonderfold, omni 360, embrace carrier, moby wrap, solly wrap, bassinest,
    dockatot, snuggle me, mamaroo, rockaroo, rock n play, jumperoo, smart sock, dream sock, hatch rest, nanit pro,
    s1 plus, s2 pump, pump in style, elvie, willow pump, comotomo, diaper genie, ubbi pail, tripp trapp, space saver
    high chair, bumbo, nugget couch, pikler, little people, peppa pig, paw patrol toys, hot wheels track, thomas
    train, brio, duplo, lego city, lego friends, magna tiles, play doh, lol surprise, american girl clothes, calico
    critters, squishmallows, squishmallow, pokemon plush, baby alive, cozy coupe, playhut, cozy truck, ticket to
    ride, pandemic game, settlers of catan, codenames, wingspan, gloomhaven, cards against humanity, scrabble, clue,
    monopoly, uno, risk, trivial pursuit, harry potter books, harry potter box set, twilight, hunger games, game of
    thrones books, lord of the rings books, percy jackson, diary of a wimpy kid, dog man, captain underpants, magic
    tree house, wings of fire, dr seuss, goosebumps, throne of glass, fourth wing, verity, nora roberts, danielle
    steel, james patterson, john grisham, stephen king, becoming, atomic habits, campbell biology, calculus early
    transcendentals, stewart calculus, organic chemistry, anatomy and physiology, gray's anatomy, intro to
    psychology, norton anthology, mcat prep, lsat prep, sat prep, nclex, gre prep, airwrap, supersonic, corrale,
    revlon one step, chi iron, babyliss, naked palette, rare beauty, charlotte tilbury, la mer, the ordinary, chanel
    no 5, bleu de chanel, sauvage, santal 33, black opium, good girl, cloud ariana, victoria's secret body mist,
    philips sonicare, waterpik, theragun, hypervolt, litter robot, whisker, ruffwear harness, furminator, elevated
    dog bed, icrate, airtag dog collar, fluval spec, biocube, 20 gallon long, 55 gallon, 10 gallon, cricut maker,
    cricut explore, cricut joy, silhouette cameo, sizzix, prismacolor, copic markers, bullet journal, kuretake,
    travel system, spinner 28, carry on spinner, ride on car, baby sock monitor`,
  talk: `no highlighting; some highlighting and notes; spine is good; spine is loose; pages are clean; cover has wear; read
    once; read a few times; all in the series; books 1 to 7; complete series; great read; great for a classroom library;
    hardcover with dust jacket; isbn; access code not included; latest edition; 11th edition; used for one semester; for class;
    for nursing school; great for students; teacher retiring; homeschool; kids are grown; kids outgrew; my son outgrew it; my
    daughter outgrew these; toddler outgrew; baby never used it; baby didn't like it; only used for a few months; we had two;
    used at grandma's house; baby shower gift; for your little one; for infants and toddlers; newborn to 6 months; 3-6 months;
    6 to 12 months; 12 months; 2t; 3t; 4t; size 2t to 4t; boy clothes; girl clothes; gender neutral; stain free; some
    stains; not expired; expires 2029; expires in 2028; manufactured in 2021; never in an accident; straps washed; cover is
    machine washable and was washed; seat pad washed; folds easily; one hand fold; wheels have wear; brakes work; rain cover
    included; bassinet attachment; base included; converts to toddler bed; mattress included; sterilized; sanitized; new
    tubing; parts still sealed; plays music and lights up; vibrates; all pieces included; all pieces counted; missing a few
    pieces; missing one piece; box is worn but game is complete; 1000 piece; ages 3 and up; ages 8 plus; great for kids;
    hours of fun; batteries included; needs batteries; needs new batteries; cleaned and sanitized; kept indoors;
    outdoor toy; faded by sun; must disassemble; great for pets; for medium dogs; for large dogs; for small dogs up to 25 lbs;
    our dog passed; our cat ignores it; cat never used it; puppy outgrew it; chew marks; a little fur; washed; waterproof
    liner; wire crate with tray and divider; door latch works; folds flat; holds water; no leaks tank; includes filter and
    heater; includes lid and light; gravel included; bags unopened; unopened; new in package; never opened; swatched once; used
    once; about 80 percent full; 90 percent full; half full; shade is too light for me; wrong shade; travel size; full size
    bottle; 3.4 oz; 100ml; gift set; expiration date is next year; hair too short for it; all attachments included; heats
    up; ionic; ceramic plates; cordless trimmer; clean and sanitized; medical grade; barely used after surgery; used after
    knee surgery; was my mom's; adjustable height; weight capacity 300 lbs; folds for transport; seat and basket; home
    office; closing our office; office closing; business closing; lockable with key; four drawer; letter size; legal size;
    dry erase; ghosting; magnetic; great for teachers; great for crafters; crafting; assorted colors; unused skeins; unfinished
    project; leftover from wedding; used for one party; enough for a party of 30; all for one price; take everything; flattened
    boxes; sturdy boxes; used once for our move; wheels roll smoothly; one wheel sticks; expandable; tsa lock; checked bag; fits
    overhead bin; transfer by app; section row seats; two seats together; face value; can't make the show; can't go; balance
    on card; take it all; random stuff; fill a bag; mystery box`,
};
