import type { CategorySeeds } from './category-seeds.ts';

export const sportingGoods: CategorySeeds = {
  kinds: `bike, bicycle, road bike, mountain bike, gravel bike, hybrid bike, cruiser bike, beach cruiser, bmx bike, fixie,
    single speed, touring bike, commuter bike, folding bike, tandem bike, recumbent bike, kids bike, girls bike,
    boys bike, balance bike, unicycle, bike frame, frameset, bike wheels, wheelset, bike tires, bike parts,
    groupset, crankset, derailleur, cassette, bike seat, bike saddle, handlebars, pedals, bike fork, bike helmet,
    bike shoes, cycling shoes, cycling jersey, bike shorts, bike pump, bike lock, bike lights, bike rack, bike
    stand, bike trainer, indoor trainer, bike trailer, panniers, bike bag, bike computer, tent, backpacking tent,
    family tent, 4 person tent, canopy tent, pop up canopy, tarp, sleeping bag, sleeping pad, camping cot, hammock,
    camp chair, camping chairs, camping table, camp stove, camping stove, backpacking stove, lantern, headlamp,
    cooler, rolling cooler, water bottle, hydration pack, water filter, hiking backpack, backpacking pack, daypack,
    backpack external frame, trekking poles, hiking poles, bear canister, camping gear, camping cookware, dutch oven
    camping, binoculars, spotting scope, compass, climbing shoes, climbing rope, climbing harness, carabiners,
    quickdraws, belay device, crash pad, chalk bag, ice axe, crampons, snowshoes, skis, downhill skis, cross country
    skis, backcountry skis, ski boots, ski poles, ski bindings, ski goggles, ski helmet, snowboard, snowboard boots,
    snowboard bindings, snowboard bag, sled, ice skates, figure skates, hockey skates, hockey stick, hockey gear,
    goalie pads, hockey bag, kayak, sit on top kayak, fishing kayak, inflatable kayak, canoe, paddle board, stand up
    paddle board, inflatable paddleboard, paddle, life jacket, life vest, pfd, kayak rack, surfboard, longboard
    surfboard, foam surfboard, boogie board, bodyboard, wetsuit, wake board, wakeboard, water skis, towable tube,
    snorkel set, scuba gear, dive fins, regulator bcd, swim goggles, fishing rod, fishing pole, fishing reel, rod
    and reel, spinning reel, baitcaster, fly rod, fly fishing, tackle box, fishing tackle, fishing lures, ice
    fishing gear, waders, crab trap, fishing net, golf clubs, golf club set, golf bag, golf cart bag, golf balls,
    driver, irons, iron set, putter, wedge, hybrid club, fairway wood, push cart, golf shoes, golf simulator net,
    range finder, tennis racket, tennis racquet, tennis balls, pickleball paddle, pickleball net, badminton set,
    racquetball racket, squash racket, ping pong table, table tennis, ping pong paddles, pool table, billiard table,
    pool cue, cue stick, air hockey table, foosball table, shuffleboard, dart board, darts, cornhole boards,
    cornhole set, horseshoes, bocce set, croquet set, volleyball, volleyball net, basketball, basketball hoop,
    basketball goal, football, football helmet, shoulder pads, football cleats, soccer ball, soccer goal, soccer
    cleats, soccer net, shin guards, baseball bat, baseball glove, softball glove, softball bat, catchers mitt,
    catcher gear, batting helmet, batting cage net, pitching machine, pitching net, bucket of baseballs, baseball
    cleats, lacrosse stick, lacrosse gear, rugby ball, field hockey stick, cricket bat, bowling ball, bowling bag,
    frisbee, disc golf discs, disc golf basket, archery bow, compound bow, recurve bow, crossbow, arrows, archery
    target, hunting blind, tree stand, duck decoys, hunting gear, camo gear, rifle scope, gun safe, paintball gun,
    paintball mask, airsoft gun, bb gun, skateboard, longboard, penny board, skateboard deck, trucks and wheels,
    roller skates, rollerblades, inline skates, kick scooter, razor scooter, knee pads, treadmill, elliptical,
    exercise bike, stationary bike, spin bike, rowing machine, rower, stair climber, stair stepper, walking pad,
    under desk treadmill, home gym, weight set, free weights, dumbbells, dumbbell set, adjustable dumbbells, hex
    dumbbells, kettlebell, kettlebells, barbell, olympic bar, curl bar, weight plates, bumper plates, weight bench,
    adjustable bench, squat rack, power rack, smith machine, cable machine, leg press, pull up bar, dip station,
    medicine ball, slam ball, exercise ball, yoga ball, yoga mat, yoga block, foam roller, resistance bands, ab
    roller, ankle weights, weighted vest, jump rope, battle ropes, plyo box, gym flooring, gym mats, inversion
    table, vibration plate, pilates reformer, ballet barre, punching bag, heavy bag, speed bag, boxing gloves, mma
    gloves, martial arts uniform, karate gi, sparring gear, gymnastics mat, balance beam, trampoline, mini
    trampoline, rebounder, rock climbing holds, horse saddle, riding helmet, english saddle, bridle, stem, seatpost,
    chainring, bottom bracket, bike hubs, brake levers, shifters, bike headset, bike cranks, carbon wheels, tubular
    tires, mtb, hardtail, full suspension mountain bike, downhill bike, enduro bike, cyclocross bike, triathlon
    bike, tt bike, track bike, city bike, dutch bike, step through bike, mixte, vintage road bike, vintage bike,
    cruiser, lowrider bike, mens bike, womens bike, ladies bike, boys 20 inch bike, girls 16 inch bike, 12 inch kids
    bike, bike with training wheels, child bike seat, bike child trailer, trail a bike, tag along bike, adult
    tricycle, three wheel bike, bike stickers, bike repair stand, bike tools, bike car rack, cycling gloves, bike
    bottle cage, cycle computer, camping tent, camping lot, rooftop camping gear, sleeping bags, sports equipment,
    sporting goods, exercise equipment, gym equipment, fitness bundle, ankle brace sport, team bag, sports ball,
    wiffle ball set, tetherball, snow tube, toboggan, ski rack, snow boots bindings, snowboard package, ski set,
    water polo ball, swim fins, kneeboard, water tube, raft, river raft, float tube, life vests kids, old bicycle,
    push bike, telescope, kids burley trailer, burley trailer, bike trailer for kids, dumb bells, weights, bench and
    weights, cricket set, football goal, tent for two, two man tent, sup board, wet suit, ski suit, pool cue case,
    game table, golf set, golf trolley, exercise machine, cross trainer, running machine, multi gym, concept 2
    rower, erg, rowing erg, kids trailer for bike, double bike trailer`,
  models: `marlin 5, marlin 7, domane, fx 2, checkpoint, roscoe, fuel ex, rockhopper, stumpjumper, allez, roubaix, sirrus,
    diverge, hardrock, tarmac, turbo levo, escape 3, defy, talon, revolt, trance, synapse, caad, topstone, quick 4,
    trail 7, cross check, long haul trucker, straggler, karate monkey, vaya, continental schwinn, varsity schwinn,
    stingray, townie 7d, super six, hightower, bronson, response bike, redux, tourney, deore, 105 groupset, ultegra,
    dura ace, rockshox, fox fork, half dome 2, quarter dome, hubba hubba, copper spur, passage 2, kingdom 6,
    sundome, instant cabin, trestles, flash 55, atmos 65, aura 65, exos 58, talon 22, baltoro, air contact,
    nutrisystem, tundra 45, tundra 65, hopper, roadie, rambler, neoair, windburner, pocketrocket, dragonfly stove,
    double nest, kanken daypack, custom 156, process, feelgood, cartel bindings, step on, experience 80, experience
    88, qst, rustler, mindbender, enforcer, brahma, rc4, solomon xpro, hawx, blade 98, pro staff, clash 100, pure
    drive, pure aero, radical, gravity, big bertha, rogue driver, epic flash, stealth driver, m2, sim max, g425,
    g410, t100, ap2, tsi, vokey, scotty cameron newport, white hot, strata set, pro v1, selecttech 552, selecttech
    1090, powerblock, model d rower, airdyne, assault bike, echo bike, ic4, bike plus, tread plus, s22i, x32i,
    commercial 1750, total gym, bowflex revolution, xtreme 2, bosu, trx straps, perfect pushup, hyperion, vanguard
    power air, ben johns, wave surfboard, cloud paddle, pelican trailblazer, swifty kayak, pungo 120, loon 106,
    mirage kayak, ugly stik gx2, pflueger president, stradic, curado, zebco 33, whopper plopper, a2000, heart of the
    hide, bbcor, cat 9 bat, voodoo, ghost softball bat, vapor skates, supreme skates, jetspeed, beach bunny,
    zetrablade, lightning skates, baker deck, indy trucks, spitfire wheels, tallboy, nomad bike, 5010, reign,
    anthem, typhoon, le tour, world sport, collegiate, crossroads, globe, langster, secteur, crosstrail, myka,
    dolce, ruby, madone, emonda, 520 touring, 7100, 820 antelope, multitrack, verve, wahoo, superfly, x-caliber,
    remedy, slash bike, rat rod cruiser, cypress, sedona, boulder bike, iguana, defy advanced, tcr, propel, trail 4,
    scalpel, jekyll, bad boy bike, ripley, mojo, switchblade, smuggler, process 153, honzo, unit, bakerstreet,
    moulton, xx1, gx eagle, slx, xtr, deore xt, 36 fork`,
  talk: `frame size 54cm; 56 cm frame; medium frame; large frame; 17.5 inch frame; fits 5'6 to 5'10; fits someone about
    5'8; for riders 5'4 to 5'8; 29er; 27.5 wheels; 26 inch wheels; 20 inch wheels; 700c wheels; 24 inch kids; 21
    speed; 7 speed; 1x12 drivetrain; hydraulic disc brakes; rim brakes; front suspension; full suspension; dropper
    post; tubeless ready; carbon fork; steel frame; aluminum frame; tuned up last month; just tuned; recent tune up;
    new chain and cassette; shifts smoothly; brakes work well; needs a tune up; flat tire needs tube; new tubes and
    tires; great for trails; great commuter; training wheels included; hand brakes; kickstand; comes with lock and
    helmet; freshly waxed and sharpened; waxed and tuned; no core shots; base scratches; edges sharp; 168 cm; 156 cm
    snowboard; with bindings; boots size 27.5; mondo 26.5; demo bindings; used two seasons; used one season; ridden
    a few times; great beginner board; right handed; left handed; regular flex; stiff flex; senior flex; new grips;
    fresh strings; strung last month; grip size 4 3/8; head cover included; full set with bag; graphite shafts;
    steel shafts; few balls included; hit only at the range; sleeps 4; two person; footprint and stakes included;
    seam sealed; no tears or holes; waterproof; set up in the backyard once; camped twice; used on one trip; packs
    down small; ultralight 3 lbs; 20 degree bag; down fill 800; mummy bag; rated to 15 degrees; r value; 65 liters;
    torso size medium; hip belt; keeps ice for days; bear proof; paddle included; pump and paddle included; no
    leaks; holds air; hull has scratches; a few dings repaired; leash and fins included; 10 feet long; 9'6; 4/3 mm
    full suit; fits 180 lbs; easy to load on car rack; perfect for the lake; caught lots of fish; new line; medium
    action; 7 foot; with reel; lures and hooks; 50 lb pair; 25 lbs each; 300 lbs total; 45 lb plates; pair of 20s;
    rubber coated; some rust on plates; great for home gym; home workout; workout at home; folds up for storage;
    belt runs smooth; incline works; screen works; subscription not needed; resistance works; barely used great for
    cardio; heart rate monitor; great condition gym equipment; weighs a lot bring help; getting rid of gym
    equipment; stopped working out; switched to a gym membership; quit the team; kid outgrew it; youth size; youth
    large; ages 9 to 12; adult size; league approved; usa stamp; bbcor certified; drop 10; 32 inch; 12 inch glove;
    broken in; right hand throw; netting is good; adjustable height; regulation size; net and paddles included; felt
    in good shape; slate top; cues and balls included; holes need drilling; 14 lbs; draw weight 60; 29 inch draw;
    string needs replacing; scope mount; stickers on it; size 6 skate; blades sharpened; outdoor wheels; new
    bearings; 8.25 deck; grip tape worn; camping hiking backpacking; hiking and fishing; snow gear; season pass;
    rusty chain; flat tire otherwise rides; rides fine; rides great; rides smooth; needs new tires and a tube; kids
    dont ride it anymore; my kid outgrew the bike; holds two kids; for two people; good for the trail; monitor works
    and meters count; cleaned and oiled chain; rows smooth`,
};
