import type { CategorySeeds } from './category-seeds.ts';

export const vehicles: CategorySeeds = {
  kinds: `convertible, 4x4, diesel truck, flatbed, limo, sport bike motorcycle, dual sport, adventure bike,
    sidecar, cargo ebike, mini bike, speedboat, inflatable boat with motor, life raft, class a, class c,
    all season tires, motor for car, rebuilt transmission, transfer case, rear end axle, cylinder heads,
    battery charger for car, springs, sway bar, car seats leather front, seat covers for car,
    sun shade windshield, led headlights, hood, window regulator, spoiler, ignition coil, timing belt kit,
    wheel bearings, windshield for motorcycle, jeep doors, parts car, mechanic special, electric unicycle,
    2 door coupe, 4 door truck, crew cab, extended cab, king cab, single cab, long bed, short bed, fleetside,
    stepside, rat rod truck, barn find, old truck, old car, cheap car, reliable car, commuter car, gas saver,
    family car, mobility van, wheelchair van, ambulance, police interceptor, luxury car, luxury suv, clean car,
    motorized bike, motorized bike engine kit, bike engine kit, gas bike, 49cc scooter, tent trailer, travel van,
    sprinter van, skiff, runabout, cabin cruiser, set of wheels, stock wheels, stock rims, vw parts,
    headlight assembly, tailgate truck, car speakers harness, tire set of 4, tires 205/55r16, used tires,
    battery charger 12 volt, car charger 12v, trickle charger, winter tyres, set of alloys, estate car,
    motorbike helmet, set of 4 snow tires, set of four tires, four tires, spare wheel, boat on trailer,
    small trailer, snow machine, sled and trailer snowmobile, snowmobile trailer, inboard engine, rv generator,
    hard tonneau, tri fold cover, soft bed cover, class 3 hitch, wheel hub, wheel set, bike rack hitch, vw bus,
    westfalia, bmw 3 series, transit van, harley`,
  models: `element, mustang gt, silverado 1500, express van, astro van, sierra 1500, pt cruiser, 300c, 240sx,
    mx-5, wrx sti, golf gti, vanagon, e350 benz, g wagon, s40, 240dl, es300, fatboy, rebel 500, shadow 750, yz250,
    mt-07, tw200, ninja 300, ninja 650, klr650, v-strom, monster 696, buddy 125, lx150, ranger 570, sportsman 500,
    rubicon quad, raptor 700, laser sailboat, sondors, duratrac, ko2, all terrain, ats, eldorado, apache,
    chevelle, nova, bel air, el camino, monte carlo, bolt ev, hhr, cobalt, uplander, 3500 dually, envoy, enclave,
    grand prix, trans am, gto, vue, mkz, flex, freestar, windstar, aerostar, excursion, model a, falcon, c-max,
    contour, stratus, caliber, magnum, cj7, cj5, wagoneer, comanche, 4runner sr5, venza, mr2, tercel, solara,
    c-hr, frs, crosstour, hr-v, del sol, integra gsr, rsx, ilx, nsx, cube, fx35, m35, rx-7, rx-8, b2300, protege,
    galant, montero, baja, tribeca, loyale, sidekick, samurai, rodeo, trooper, gs300, ls400, ct200h, nx200t,
    azera, genesis coupe, kona suv, palisade, stinger, cabrio, eurovan, thing, karmann ghia, touareg, cc sedan,
    r32, a8, tt, 525i, 530i, 740il, z3, z4, 2002 tii, c230, c240, e320, glk350, s550, sl500, slk, 300sd, 944, 914,
    panamera, v60, v50, c30, xc70, 850 wagon, 900 turbo, 9-3, cooper s, clubman, countryman, 500e, giulia, xj8,
    lr3, evoque, r1t, honda cb, cb750, xr650l, xl, z650, concours, ninja 250, ninja zx, katana bike, intruder,
    burgman, fz-09, fjr, xs650, road glide, heritage softail, nightster, fxr, panhead, scout bike, gs1200, f650,
    duke 390, 690 enduro, interceptor 650, speed triple, thruxton, panigale, multistrada, tundra sr5, double cab,
    access cab, tacoma trd, summit 800, ski doo mxz, arctic cat zr, polaris indy, rmk, lynx sled, mercruiser,
    lower unit, outdrive, onan generator, bakflip, bakflip mx4, truxedo, extang, retrax, xr250, ttr 125, crf50,
    pw50, klx110, pop up coleman, coleman pop up camper, starcraft boat, tracker boat, minn kota terrova,
    evinrude 15hp`,
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
