/**
 * Things that make another thing of the name before them: a bike lock is no bike. Stems.
 */
export const FOLLOWERS = new Set(
  (
    'accessory adapter alarm amp amplifier backpack bag bait ball band bar basin basket bat batterie battery bed bell ' +
    'bench bike blade board book boot bottle bow box bracket brake brush bucket buckle bulb burner cabinet cable cage ' +
    'cap cards care carrier cartridge case chain chair charger cleaner clip clock coat collar collector controller ' +
    'cooker costume cover crate cup cushion decal disc dock drawer engine envelope fabric feeder fender film filter ' +
    'fork frame game gasket glass glasse glove grinder grip guard guide hammock handle handlebar hanger harness hat ' +
    'headphone heater helmet hinge holder hook hoop horn hose insert jacket jersey keyboard keyring kickstand kit ' +
    'knob ladder lamp leash lens lesson lid light liner lock machine magazine maker manual mask mat mattress mic ' +
    'mirror mount mouthpiece mug music necklace net oil opener organiser organizer ornament pad paint pan pants parka ' +
    'part patch pedal pen pendant pet phone pick pickguard picture pillow pin plan plug polish poster pouch print ' +
    'projector protector pump puzzle rack rail receiver remote remover repair rim ring roller rope runner saddle sail ' +
    'screen seat set shade sharpener sheet shelf shirt shoe shorts sign ski skin sleeve sling socks speaker sponge ' +
    'spray stand station stick sticker stool stove strap string suit swing switch table tank tape tennis tie timer ' +
    'tire tool topper towel toy tracker trailer trainer tray tree tripod trolley trunk tube tuner tutorial tyre vise ' +
    'wallet warmer wax wheel winder wipe wire workbook workstation'
  ).split(' '),
);

/** Words before a name that make it the name of something else: a toy car is no car. Stems. */
export const PRECEDERS = new Set(
  'toy model doll dollhouse miniature exercise rocking remote inflatable lego duplo wheel'.split(' '),
);
