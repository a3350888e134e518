import type { CategorySeeds } from './category-seeds.ts';

export const vehicles: CategorySeeds = {
  kinds: `car, used car, truck, pickup, pickup truck, suv, van, minivan, cargo van, passenger van, camper van, sedan,
    coupe, hatchback, wagon, station wagon, convertible, sports car, classic car, project car, crossover, hybrid
    car, electric car, 4x4, diesel truck, dump truck, box truck, flatbed, work truck, tow truck, school bus, shuttle
    bus, limo, motorcycle, motorbike, cruiser motorcycle, sport bike motorcycle, dirt bike, dual sport, adventure
    bike, touring motorcycle, chopper, bobber, trike, sidecar, scooter, moped, gas scooter, electric scooter,
    e-bike, ebike, electric bike, electric bicycle, cargo ebike, atv, quad, four wheeler, utv, side by side, go
    kart, golf cart, snowmobile, mini bike, pit bike, boat, fishing boat, bass boat, aluminum boat, jon boat,
    pontoon boat, ski boat, sailboat, speedboat, inflatable boat with motor, dinghy, jet ski, personal watercraft,
    outboard motor, trolling motor, boat motor, boat trailer, boat propeller, fish finder, boat cover, boat anchor,
    life raft, travel trailer, camper trailer, fifth wheel, rv, motorhome, class a, class c, pop up camper, truck
    camper, toy hauler, teardrop trailer, utility trailer, enclosed trailer, flatbed trailer, car hauler, car
    trailer, horse trailer, dump trailer, trailer hitch, hitch, ball mount, tow bar, tow dolly, hitch bike rack,
    hitch cargo carrier, cargo box, roof box, roof rack, crossbars, roof basket, roof top tent, ladder rack, truck
    rack, bed liner, bed cover, tonneau cover, truck cap, camper shell, truck topper, truck tool box, running
    boards, side steps, nerf bars, brush guard, grille guard, bull bar, winch, lift kit, leveling kit, fender
    flares, mud flaps, tires, set of tires, winter tires, snow tires, all season tires, mud tires, spare tire, rims,
    wheels, wheels and tires, alloy wheels, steel wheels, hubcaps, wheel covers, center caps, lug nuts, tire chains,
    snow chains, engine, motor for car, transmission, rebuilt transmission, transfer case, rear end axle,
    differential, drive shaft, cylinder heads, carburetor, intake manifold, turbo, supercharger, headers, exhaust,
    muffler, cat back exhaust, catalytic converter, radiator, alternator, starter, car battery, battery charger for
    car, jumper cables, jump starter, brake pads, brake rotors, calipers, shocks, struts, coilovers, springs,
    control arms, sway bar, steering wheel, car seats leather front, bucket seats, seat covers for car, floor mats,
    floor liners, cargo liner, car cover, sun shade windshield, headlights, tail lights, fog lights, light bar, led
    headlights, side mirror, door mirror, fender, hood, bumper, front bumper, rear bumper, tailgate, truck bed, car
    door, windshield, window regulator, grille, spoiler, key fob, ignition coil, ecu, fuel pump, gas tank, oil
    filter, motor oil, spark plugs, timing belt kit, wheel bearings, car jack, floor jack, jack stands, engine
    hoist, car ramps, obd scanner, code reader, motorcycle helmet, motorcycle jacket, motorcycle exhaust,
    saddlebags, motorcycle seat, motorcycle lift, windshield for motorcycle, hardtop, soft top, bikini top, jeep
    doors, car parts, auto parts, parts car, mechanic special, tractor, farm tractor, skid steer, forklift,
    excavator, backhoe, semi truck, electric unicycle, hoverboard, 4 door sedan, 2 door coupe, 4 door truck, crew
    cab, extended cab, king cab, single cab, long bed, short bed, fleetside, stepside, muscle car, hot rod, rat rod
    truck, barn find, old truck, old car, cheap car, reliable car, commuter car, gas saver, family car, work van,
    conversion van, mobility van, wheelchair van, food truck, ambulance, police interceptor, luxury car, luxury suv,
    clean car, mechanics special, street bike, motorized bike, motorized bike engine kit, bike engine kit, gas bike,
    49cc scooter, 150cc scooter, three wheeler, cargo trailer, tent trailer, 5th wheel, motor home, travel van,
    sprinter van, skiff, runabout, cabin cruiser, catamaran, kayak trailer, rims and tires, set of wheels, stock
    wheels, stock rims, truck parts, jeep parts, motorcycle parts, vw parts, headlight assembly, tailgate truck, car
    speakers harness, tire set of 4, tires 205/55r16, used tires, battery charger 12 volt, car charger 12v, trickle
    charger, tyre, tyres, winter tyres, set of alloys, caravan, campervan, estate car, transit, motorbike helmet,
    car seat covers, set of 4 snow tires, set of four tires, four tires, spare wheel, boat on trailer, small
    trailer, snow machine, sled and trailer snowmobile, snowmobile trailer, boat engine, inboard engine, boat seats,
    boat parts, rv parts, rv awning, rv generator, rv mattress, hard tonneau, tri fold cover, soft bed cover, class
    3 hitch, receiver hitch, gooseneck hitch, wheel hub, truck bed liner`,
  models: `camry, corolla, tacoma, tundra, 4runner, rav4, highlander, sienna, prius, yaris, avalon, land cruiser, matrix,
    civic, accord, cr-v, crv, pilot, odyssey, fit, ridgeline, element, s2000, f150, f-150, f250, ranger, explorer,
    escape, focus, fusion, mustang, mustang gt, bronco, expedition, transit, econoline, e350, taurus, silverado,
    silverado 1500, colorado, tahoe, suburban, equinox, malibu, impala, cruze, camaro, corvette, s10, express van,
    astro van, sierra 1500, yukon, ram 1500, ram 2500, charger, challenger, durango, grand caravan, dakota,
    wrangler, cherokee, grand cherokee, gladiator, liberty, compass, town and country, pt cruiser, 300c, altima,
    sentra, maxima, versa, rogue, pathfinder, frontier, xterra, titan, leaf, 350z, 240sx, miata, mazda3, mazda 3,
    cx-5, mx-5, outback, forester, impreza, crosstrek, legacy, wrx, wrx sti, brz, elantra, sonata, tucson, santa fe,
    accent, soul, sorento, optima, forte, sportage, jetta, golf gti, passat, beetle, tiguan, westfalia, vanagon, vw
    bus, a4, q5, a6, 325i, 328i, 335i, x3, x5, c300, e350 benz, sprinter, g wagon, 911, boxster, cayenne, s40, v70,
    xc90, 240dl, rx350, es300, is250, gx470, tl, mdx, tsx, integra, g35, fj cruiser, escalade, model 3, model y,
    model s, sportster, softail, road king, street glide, dyna, fatboy, rebel 500, shadow 750, gold wing, cbr600,
    grom, crf250, yz250, r6, r1, mt-07, v star, virago, tw200, ninja 300, ninja 650, klr650, vulcan, klx, gsxr,
    sv650, dr650, v-strom, boulevard, bonneville, scrambler, monster 696, metropolitan, ruckus, zuma, buddy 125,
    lx150, rzr, ranger 570, sportsman 500, rancher, foreman, rubicon quad, raptor 700, waverunner, spark, sunfish
    sailboat, laser sailboat, radrunner, radrover, sondors, ninebot max, xiaomi m365, defender ltx, duratrac, ko2,
    blizzak, all terrain, cts, ats, srx, deville, eldorado, apache, chevelle, nova, bel air, el camino, monte carlo,
    blazer, trailblazer, traverse, avalanche, sonic, volt, bolt ev, hhr, cobalt, uplander, c10, k1500, 3500 dually,
    acadia, terrain, envoy, canyon, denali, lesabre, lacrosse, enclave, grand prix, firebird, trans am, gto, vibe,
    ion, vue, cutlass, thunderbird, crown victoria, grand marquis, town car, mkz, navigator, flex, edge, freestar,
    windstar, aerostar, excursion, model a, galaxie, falcon, maverick, fiesta, c-max, contour, neon, stratus,
    avenger, journey, nitro, caliber, magnum, sebring, pacifica, crossfire, patriot, renegade, cj7, cj5, wagoneer,
    comanche, 4runner sr5, sequoia, venza, celica, supra, mr2, echo, tercel, solara, c-hr, scion xb, scion tc, frs,
    insight, crosstour, hr-v, prelude, del sol, passport, integra gsr, rsx, tlx, ilx, rdx, nsx, 300zx, 370z, juke,
    cube, murano, quest, armada, nv200, q50, fx35, qx60, m35, mazda6, mazda 6, cx-9, rx-7, rx-8, b2300, protege,
    eclipse, lancer, galant, outlander, mirage, montero, baja, tribeca, ascent, loyale, sidekick, samurai, rodeo,
    trooper, is300, gs300, ls400, ct200h, nx200t, veloster, azera, genesis coupe, kona suv, palisade, rio, stinger,
    telluride, sedona, cabrio, eurovan, thing, karmann ghia, touareg, cc sedan, rabbit, r32, a3, a8, tt, s4, q7,
    525i, 528i, 530i, 740il, m3, m5, x1, z3, z4, 2002 tii, c230, c240, e320, ml350, glk350, s550, sl500, slk, 300sd,
    944, 914, macan, panamera, s60, v60, v50, c30, xc70, xc60, 850 wagon, 900 turbo, 9-3, cooper s, clubman,
    countryman, 500e, giulia, xj8, discovery, defender, lr3, evoque, r1t, honda cb, cb750, xr650l, xl, z650,
    concours, ninja 250, ninja zx, hayabusa, katana bike, intruder, burgman, fz-09, fjr, xs650, r3, road glide,
    electra glide, heritage softail, nightster, iron 883, fxr, panhead, scout bike, gs1200, r1200, f650, duke 390,
    690 enduro, himalayan, interceptor 650, speed triple, thruxton, panigale, multistrada, tundra sr5, double cab,
    access cab, tacoma trd, summit 800, ski doo, ski doo mxz, arctic cat zr, polaris indy, rmk, lynx sled,
    mercruiser, lower unit, outdrive, onan generator, rv generator, bakflip, bakflip mx4, truxedo, extang, retrax,
    drz400, xr250, ttr 125, crf50, pw50, klx110, pop up coleman, coleman pop up camper, starcraft boat, alumacraft,
    tracker boat, minn kota terrova, evinrude 15hp`,
  talk: `runs and drives great; runs great no issues; runs good; starts right up every time; engine turns over; does not run;
    not running; needs work; needs a battery to start; needs transmission work; blown head gasket; check engine light is on;
    no check engine light; no warning lights; clean title; clean title in hand; title in hand; title ready to sign; salvage
    title; rebuilt title; lost title bill of sale only; bill of sale; tags are current; registered until march; registration
    current; passed smog; smogged; just passed inspection; passed emissions; fresh oil change; oil changed every 5000 miles;
    all maintenance records; service records available; dealer serviced; timing belt done; new brakes and rotors; new tires;
    tires have good tread; tires at 70 percent; 80 percent tread left; 6/32 tread; new battery and alternator; new struts;
    cold ac; ac blows cold; ac does not work; heat works; power windows and locks; leather seats; heated seats; sunroof;
    backup camera and bluetooth; apple carplay; 3rd row seating; seats 8; automatic transmission; manual transmission; 5
    speed manual; stick shift; 4 cylinder; v6; v8; 4wd; awd all wheel drive; front wheel drive; turbo diesel; hybrid battery
    replaced; great gas mileage; 35 mpg; good commuter; great first car; family vehicle; great work truck; tow package;
    tows great; highway miles; low miles; 120k miles; 85000 miles; 178xxx miles; original miles; odometer reads 92k; one
    owner; second owner; clean carfax; no accidents; minor fender bender; dent on the rear door; dent in passenger side;
    some rust underneath; rust free; no rust; southern car; clear coat peeling; paint is faded; cracked windshield; interior
    clean no rips; vin available; cash or cashier's check; test drive welcome; no test drives without cash; no trades unless
    truck; interested in trades for a truck; garage kept; always garaged; never raced; never been down; dropped once in
    driveway; low seat height; 3400 miles on it; great on gas; 150cc; carb cleaned; new chain and sprockets; pipes sound great;
    street legal; plated; winterized every year; hours on the motor; 40 hours; trailer included; boat and trailer; bilge
    pump; runs on the lake; used only in fresh water; sleeps six; slide out works; no leaks; fridge stove and furnace work;
    awning; fits 2015 to 2020; fits 07 to 18; came off my truck; took off my jeep; will fit most; oem part; factory rims; bolt
    pattern 5x114.3; 6 lug; 225/65r17; 265/70r17; 18 inch; curb rash; hardware not included; two inch receiver; both keys;
    only one key; 20 mph top speed; 40 mile range; 750w motor; pedal assist; throttle; new wiring and lights; 2 inch ball`,
};
