/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const MUSIC_ITEMS = `
Sunburst acoustic guitar, with case | 185 | good | guitar, acoustic, sunburst | guitar, angle, back scratch
Warm and even, low action, new strings last week. A buckle scratch on the back. Case is tired but does its
job.

Yamaha acoustic, great first guitar | 110 | good | yamaha, guitar, beginner | guitar-light, room, angle
Everyone in our house learned three chords on it. Stays in tune. Comes with a strap and a capo.

Parlor guitar, spruce top | 260 | like-new | guitar, parlor, spruce | guitar-classical, room, angle
Small body, big voice. Set up in July. I bought it for a trip and then the trip was by plane.

Guitar with a cracked bridge | 40 | poor | guitar, repair, project | guitar-cutaway, box, crack
The bridge lifted in a hot car, and yes, I know. Neck is straight. A luthier friend says it's worth
saving.

Nylon string guitar, quiet and kind | 70 | fair | guitar, classical, nylon | guitar-classical, angle, dent
Dings along the edge from living in a dorm. Gentle on fingers, gentle on neighbors.

Compact analog synth | 290 | like-new | synth, analog, korg | synth, angle, room, back, box
Fat bass, silly lasers, and everything in between. Power supply and box included. My band became a book
club.

Synth with one sticky key | 160 | fair | synth, keyboard, sequencer | synth, room
The low D needs a nudge. All knobs and sliders are clean. I wrote two decent songs on it.

MIDI keyboard, 25 keys | 55 | good | midi, keyboard, controller | synth, angle, back
Plugs into a laptop and works. Fits on a train table, I have tried.

Snare drum, wine red, 14 inch | 95 | good | snare, drum, maple | drum-red, detail, drum-red, room, box
New heads on both sides. Rings a little unless you ask it not to. Sticks included.

Marching drum with harness | 120 | good | drum, marching, harness | drum-red, angle, box
From a school band clear-out. The harness is adjustable, your neighbors may not be.

Kids' drum, loud, sorry | 15 | fair | drum, kids, percussion | toy-drum, angle, room
Works perfectly, that's the problem. Free earplugs.

Upright piano, walnut, you move it | 350 | good | piano, upright, walnut | piano, angle, room
Tuned every spring. Lovely tone in the middle, a bit bright on top. Ground floor with one step, movers'
number included.

Old upright, free to a good home | 0 | fair | piano, upright, free | piano, room
Needs tuning and one hammer. Children learned on it for forty years. It would be a shame to break it up.

Concert ukulele, mahogany | 60 | like-new | ukulele, concert, mahogany | ukulele, room, detail
Sounds like a sunny porch. Gig bag and tuner included. Two of us were learning, one of us stopped.

Soprano ukulele for kids | 22 | good | ukulele, soprano, kids | ukulele, angle, mug
Light, cheerful, stays more or less in tune. New strings from the shop on Hawthorne.

Violin, full size, with bow | 240 | good | violin, full size, bow | violin, detail, violin, room, angle
Set up by a violin maker in Eugene. Bow rehaired last year. A sweet tone that suits folk as well as Bach.

Student violin, 3/4 | 110 | fair | violin, student, 3/4 | violin, angle, room, violin, scuff
Varnish worn where small hands held it. Case, rosin and a shoulder rest included.

Tube amp, 15 watts | 310 | good | amp, tube, guitar | amp, room, label
Warm, and loud enough for any room that will have you. Tubes replaced two years ago. Can demo it with my
guitar.

Practice amp with headphone out | 45 | good | amp, practice, guitar | amp-mini, angle, room, box
Saved a marriage. Small reverb, clean channel, no crackle.

Amp that hums | 30 | poor | amp, repair, vintage | amp, angle, room, label
Somewhere inside a capacitor wants to retire. Cabinet and speaker are good.
`;
