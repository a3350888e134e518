import type { CategorySeeds } from './category-seeds.ts';

export const sportingGoods: CategorySeeds = {
  kinds: `ebike 750w, ebike with passenger seat, ebike 400 miles, electric bike goes 20 mph, electric bike 52v battery, ebike with throttle, family tent, 4 person tent, backpack external frame, bear canister, dutch oven camping, belay device,
    chalk bag, ice axe, crampons, inflatable paddleboard, longboard surfboard, foam surfboard, dive fins,
    regulator bcd, fly fishing, ice fishing gear, hybrid club, push cart, golf simulator net, range finder,
    shuffleboard, horseshoes, batting cage net, bucket of baseballs, cricket bat, camo gear, paintball mask,
    trucks and wheels, under desk treadmill, dumbbell set, hex dumbbells, weighted vest, battle ropes, plyo box,
    ballet barre, martial arts uniform, gymnastics mat, balance beam, rock climbing holds, stem, seatpost,
    chainring, bottom bracket, bike hubs, brake levers, shifters, bike headset, bike cranks, carbon wheels,
    tubular tires, full suspension mountain bike, enduro bike, tt bike, track bike, step through bike, mixte,
    vintage road bike, vintage bike, lowrider bike, ladies bike, boys 20 inch bike, girls 16 inch bike,
    12 inch kids bike, bike with training wheels, bike child trailer, trail a bike, tag along bike, bike stickers,
    bike tools, bike car rack, cycling gloves, bike bottle cage, cycle computer, rooftop camping gear,
    sports equipment, sporting goods, fitness bundle, ankle brace sport, team bag, wiffle ball set, tetherball,
    snow boots bindings, snowboard package, water polo ball, river raft, float tube, life vests kids, old bicycle,
    kids burley trailer, burley trailer, bike trailer for kids, bench and weights, cricket set, football goal,
    tent for two, two man tent, ski suit, pool cue case, concept 2 rower, erg, rowing erg, kids trailer for bike,
    double bike trailer, harness, softball, kids trailer, bivy, camp cookware`,
  models: `marlin 5, marlin 7, fx 2, turbo levo, escape 3, revolt, quick 4, trail 7, long haul trucker, straggler,
    karate monkey, vaya, continental schwinn, varsity schwinn, stingray, townie 7d, super six, hightower,
    response bike, redux, tourney, deore, 105 groupset, ultegra, dura ace, rockshox, fox fork, half dome 2,
    quarter dome, hubba hubba, passage 2, kingdom 6, sundome, instant cabin, trestles, flash 55, atmos 65,
    aura 65, exos 58, talon 22, air contact, nutrisystem, tundra 45, tundra 65, hopper, roadie, rambler, neoair,
    windburner, pocketrocket, dragonfly stove, double nest, kanken daypack, custom 156, process, feelgood,
    cartel bindings, step on, experience 80, experience 88, rustler, enforcer, brahma, rc4, solomon xpro, hawx,
    blade 98, clash 100, pure drive, pure aero, gravity, big bertha, rogue driver, epic flash, stealth driver, m2,
    sim max, g425, g410, t100, tsi, vokey, white hot, strata set, pro v1, selecttech 552, selecttech 1090,
    powerblock, model d rower, echo bike, bike plus, tread plus, s22i, x32i, commercial 1750, xtreme 2,
    trx straps, perfect pushup, hyperion, vanguard power air, ben johns, wave surfboard, cloud paddle,
    pelican trailblazer, swifty kayak, pungo 120, loon 106, mirage kayak, ugly stik gx2, pflueger president,
    curado, zebco 33, whopper plopper, bbcor, cat 9 bat, voodoo, ghost softball bat, vapor skates, supreme skates,
    jetspeed, beach bunny, zetrablade, lightning skates, baker deck, indy trucks, spitfire wheels, nomad bike,
    5010, anthem, typhoon, le tour, world sport, collegiate, crossroads, globe, langster, secteur, crosstrail,
    myka, dolce, ruby, 520 touring, 7100, 820 antelope, multitrack, wahoo, superfly, x-caliber, remedy,
    slash bike, rat rod cruiser, cypress, boulder bike, iguana, defy advanced, propel, trail 4, scalpel, jekyll,
    bad boy bike, ripley, mojo, switchblade, smuggler, process 153, honzo, unit, bakerstreet, moulton, xx1,
    gx eagle, slx, xtr, deore xt, 36 fork`,
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
