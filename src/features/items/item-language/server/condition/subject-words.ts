import { setOf } from './word-sets.ts';

/** Subjects of sellers' statements: parts, the item, and people. */

/** Parts without which the item does not work. */
export const MAIN_PARTS = setOf(
  `engine motor transmission tranny compressor motherboard mainboard board pump magnetron crank piston cylinder psu gearbox evaporator picture platter drum blades impeller agitator`,
);
/** Parts whose faults leave the rest of the item usable. */
export const PARTS = setOf(
  `arm arms armrest armrests antenna axle backlight backrest bag band bands base basket battery batteries bearing bearings bed bell belt belts
  blade blades bolt bolts bottom bowl box bracket brackets brake brakes bridge bristles buckle bucket bulb bulbs bumper burner burners button buttons
  cable cables cap caps carpet cartridge case casing caster casters chain chains channel charger clasp clasps clip clips clock closure clutch
  coil collar compartment control controls cord cords corner corners coupler cover covers crank cuff cuffs cup cushion cushions deck deflector
  derailleur dial dimmer disc dish display dock door doors drawer drawers drive drum earbud earcup earcups ears edge edges elastic elbow elbows
  element elements end exhaust eyelet fabric face fan fans fastener faucet feet fender fenders filter filters finger finish flap flash foam
  foot footrest fork frame frets front fuse gasket gauge gear gears hand hands glass glove grip grips grill grille handle handlebar handlebars handles
  headlight headlights headband heel heels hem hinge hinges hood hook hooks horn hose igniter ignitor indicator inseam insert inside insulation
  interior jack jacks joint joints joystick key keyboard keys kickstand knee knees knob knobs label lace laces latch latches leather mat mats flippers
  led leds leg legs lens lenses lever lid lids light lights liner lining lip lock locks logo mast material mattress mesh mic microphone mirror
  motor mount mouthpiece neck needle net nose nozzle nut oil outside outsole padding pad pads page pages paint pan panel pane pants pedal pedals peg pegs
  photocell pickup pickups picture pieces pin pins pipe pixel pixels plate plates pocket pockets pole poles port ports post pull pulley pump
  radiator radio rack racks rail rails receiver reed reeds reel reeds remote rib ribs rim rims rod roller rollers roof rope rotor rotors rubber
  saddle sail screen screens screw screws seal seals seam seams seat seats sensor sensors shade shaft shell shelf shelves shifter shock shocks shutter
  side sides sleeve sleeves slat slats slide slider slot snap snaps sole soles speaker speakers spine spines spoke spokes spool spring springs
  stand starter steering stem stick sticks stitching strap straps string strings strut stylus support surface suspension switch switches system tab
   tail tailgate tank tape thermostat thread threads throttle timer tip tires tire toe toes tone toner tongue top tops touchpad touchscreen track
  tracks trackpad tray trays treads tread trigger triggers trim trunk tube tubes tuner tuners turntable tyre tyres underside unit upholstery valve
  valves vane veneer vent vinyl volume wall wand wheel wheels wick windshield window windows wing wiper wipers wire wires wood zip zipper zippers zips
  crystal bezel bluetooth wifi wi-fi buds joycon joycons coat clearcoat backing binding hydraulic mechanism
  reel ac a/c maker music sound audio video picture camera signal gate ladder pouch hatch
  spout sprayer agitator caliper carb carburetor alternator muffler tailpipe odometer speedometer defrost heater thermometer bumper `,
);
/** Words that refer to one of several parts: "one", "left". */
export const PART_MARKERS = setOf(
  'one left right some two couple few both upper lower front rear back inner outer middle first second third passenger driver either other',
);

/** People. What they do not do says nothing about the item. */
export const PEOPLE = setOf(
  `i we you he she who husband wife son daughter kid kids child children mom dad mother father grandma grandpa roommate people person nobody
  anyone someone somebody everyone friend boyfriend girlfriend brother sister baby dog cat guy guys buyer buyers family girls boys toddler
  price room space store dealer landlord i'm i've we're we've you're he's she's folks neighbor girl boy aunt uncle hubby partner parents grandson granddaughter grandkids twins cousin nephew niece`,
);
export const PRONOUNS = setOf(
  "it they this these those everything that all item whole thing unit it's they're machine",
);
