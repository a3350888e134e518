import type { CategorySeeds } from './category-seeds.ts';

export const other: CategorySeeds = {
  kinds: `box of books, paperback novels, hardcover book, fantasy books, mystery books, book series,
    boxed set of books, homeschool curriculum, self help book, board books, picture books, chapter books,
    encyclopedia set, dictionary, light novel, comic strip book, travel guide, poetry book, stroller wagon,
    cradle, play mat, tummy time mat, baby food maker, swaddles, nursery decor, potty, potty chair, nursing cover,
    lego bin, rolling suitcase, carry on suitcase, suitcase with a zipper, house cleaning 3 bed 2 bath, deep cleaning service, nerf guns, nerf blaster, bag of nerf darts, power wheels jeep, ride on jeep for kids, radio flyer wagon, radio flyer, dolls and accessories, wooden train set, toy cars track, slide outdoor toy, dress up clothes kids,
    dungeons and dragons books, magnetic tiles, gel nail lamp, sunscreen, massage chair pad, diffuser oils,
    lift chair medical, incubator eggs, tank filter, hay bales, laying hens, easel pad, desk organizer, journal,
    backpack for school, lunch box for kids, teacher supplies, classroom decor, price tags,
    storage boxes cardboard, travel pillow, canvases, sketch pad, scrapbooking supplies, stamps and ink craft,
    die cut machine, quilting fabric, embroidery hoops, beads for crafts, candle making supplies,
    wedding supplies, wrapping paper, theme park passes, free stuff, box of misc, garage sale leftovers,
    household misc, prayer rug, cemetery plot, coupons, scrap metal, empty jars, toy bin, kids wagon,
    pedal tractor, kids scooter trike, push toy, baby crib with mattress, crib bedding, kids furniture,
    kids books bundle, math book, language course, sheet protectors, beauty salon, business equipment,
    trade show display, credit card reader, cash drawer, office chairs lot, desk supplies, fish with tank,
    aquarium with stand, 55 gallon fish tank, puppy pads, pet fence, animal trap, live plants aquarium,
    event passes, season tickets, ski lift tickets, hotel voucher, class pass, gym membership transfer,
    tickets to a show, pair of tickets, two tickets, theater tickets, concert, cot bed, baby cot, baby walker toy,
    toddler scooter, telescope toy, school bag, kids backpack, baby backpack, playmat, soft play, wendy house,
    curling tongs, mobility aid, zimmer frame, rabbit run, guinea pig hutch, wrapping supplies,
    self storage boxes, book bundle, bundle of books, job lot books, comics kids, 1000 piece jigsaw, jigsaw lot,
    kids size 5t, toddler girl clothes 4t, dog bed round, hospital bed electric, mineral makeup, beauty lot,
    beauty products, hair care lot, reams of paper, formula maker, baby brezza, national geographic magazines,
    hardback, cook book, comic strip collection, notebook paper, pen set, travel cot`,
  models: `vista v2, mesa car seat, minu, keyfit 30, bravo travel system, extend2fit, b-safe, demi grow,
    city select, city mini gt2, revolution flex, cameleon, fox stroller, yoyo, veer wagon, keenz, wonderfold,
    omni 360, embrace carrier, moby wrap, solly wrap, dockatot, snuggle me, rockaroo, rock n play, smart sock,
    dream sock, hatch rest, nanit pro, s1 plus, s2 pump, pump in style, comotomo, ubbi pail,
    space saver high chair, nugget couch, pikler, peppa pig, paw patrol toys, hot wheels track, lego city,
    lego friends, lol surprise, american girl clothes, calico critters, pokemon plush, baby alive, playhut,
    cozy truck, pandemic game, settlers of catan, codenames, wingspan, gloomhaven, cards against humanity, clue,
    uno, risk, trivial pursuit, harry potter books, harry potter box set, twilight, hunger games,
    game of thrones books, lord of the rings books, percy jackson, diary of a wimpy kid, dog man,
    captain underpants, magic tree house, wings of fire, goosebumps, throne of glass, fourth wing, verity,
    nora roberts, danielle steel, james patterson, john grisham, becoming, atomic habits, campbell biology,
    calculus early transcendentals, stewart calculus, organic chemistry, anatomy and physiology, gray's anatomy,
    intro to psychology, norton anthology, mcat prep, lsat prep, nclex, gre prep, corrale, revlon one step,
    chi iron, babyliss, naked palette, rare beauty, charlotte tilbury, la mer, bleu de chanel, santal 33,
    black opium, good girl, cloud ariana, victoria's secret body mist, philips sonicare, hypervolt, whisker,
    ruffwear harness, furminator, elevated dog bed, icrate, airtag dog collar, biocube, 20 gallon long, 55 gallon,
    10 gallon, bullet journal, kuretake, spinner 28, carry on spinner, baby sock monitor`,
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
    office; closing our office; office closing; business closing; dry erase; ghosting; magnetic; great for teachers; great for crafters; crafting; assorted colors; unused skeins; unfinished
    project; leftover from wedding; used for one party; enough for a party of 30; all for one price; take everything; flattened
    boxes; sturdy boxes; used once for our move; wheels roll smoothly; one wheel sticks; expandable; tsa lock; checked bag; fits
    overhead bin; transfer by app; section row seats; two seats together; face value; can't make the show; can't go; balance
    on card; take it all; random stuff; fill a bag; mystery box`,
};
