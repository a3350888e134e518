/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const ELECTRONICS_ITEMS = `
MacBook Pro 13 inch, M1, 8 GB, 256 GB | 465 | good | macbook, apple, laptop | laptop, detail, laptop-side, dent
Battery health is 88%, so still a full working day away from the plug. One small dent on the corner that
you stop seeing after a week. Comes wiped, with the charger and a sleeve.

MacBook Pro 14 inch, 2021, space gray | 980 | like-new | macbook, apple, laptop, m1 pro | laptop-side, laptop
My work gave me a newer one and this has sat in its box since March. 16 GB memory, 512 GB disk, no marks.
I can meet at the library so you can try it properly.

ThinkPad X1 Carbon, good student laptop | 290 | good | thinkpad, lenovo, laptop | laptop-black, room, angle
Light enough to forget it's in the bag, and the keyboard is the best one I've owned. Fresh install, new
battery last year. The lid shows some stickers I couldn't fully remove.

Chromebook for homework and films | 75 | fair | chromebook, acer, laptop | chromebook, angle, detail, room
Did two years of middle school and survived. Two keys are shiny and one hinge creaks, but it boots in
seconds and gets updates until 2029.

Old laptop for parts, screen fine | 30 | poor | laptop, parts, dell | laptop-black, angle, room
The board died after an argument with a cup of tea. The screen, keyboard, fan and hard drive bay are all
fine. No drive inside.

iPhone 13, 128 GB, blue, unlocked | 285 | good | iphone, apple, unlocked | phone-blue, angle, hand
Battery at 86%. Always in a case, so the back is perfect, but there is a hairline on the screen you only
see in sunlight. Box included.

iPhone 13, 128 GB, midnight, with two cases | 275 | like-new | iphone, apple, smartphone | phone-black, angle, hand, detail, phone-black
Bought 14 months ago, swapped for a smaller phone in June. Not a scratch, battery health 93%, unlocked. You
get the charger, the box, the receipt and two cases my sister said were ugly.

Pixel 8, mint green, still under warranty | 330 | like-new | pixel, google, android | phone-back-mint, angle, hand, phone-back-mint
The camera is wonderful and I'm sad to go back to a work phone. Warranty until next spring, receipt
included.

iPhone 13, 128 GB, cracked back | 220 | fair | iphone, apple, phone | phone-front-black, angle, back crack
The glass on the back has a long crack, the front is clean and everything works. Battery health 84%,
unlocked. A good first phone, or a spare for hikes.

iPhone 13 red, small crack | 235 | fair | iphone, apple, smartphone | phone-red, angle, hand, crack
128 GB. The crack is in the top corner and the camera never noticed. No warranty left, cable included.

Phone that won't charge, for parts | 20 | poor | parts, repair, phone | phone-back-mint, hand, angle
The port gave up and a new one costs more than I'd spend. Screen and camera worked the day it went quiet.

Fujifilm X-T20 with 18-55 zoom | 520 | good | fujifilm, camera, mirrorless | camera, angle, hand, detail, scuff
Took it to Iceland and back, then life got busy. Around 14,000 shots, two batteries, a strap that doesn't
shout. The grip rubber is slightly worn.

Pentax K1000 film camera, tested | 120 | good | pentax, film, 35mm | camera, angle, hand
I ran a roll through it last month and the meter is right. New light seals. Comes with a 50 mm lens and
the roll I didn't finish.

Canon AE-1 from my grandfather | 145 | fair | canon, film, vintage | camera, angle, hand
It has the famous squeak, which a repair shop can fix in an hour. Lens is clear. He would want it to be
used.

Mirrorless camera kit for beginners | 340 | like-new | camera, sony, kit | camera, angle
Bought for a course that was canceled. Camera, kit lens, 64 GB card, bag and the book I meant to read.

AirPods Pro 2, USB-C, in their case | 115 | good | airpods, apple, earbuds | earbuds, angle, scuff
Worn at a desk for two years. The case has a scuff, everything else is as it should be. Three sizes of tips
and the cable included.

Wireless headphones, cream, noise canceling | 95 | like-new | headphones, wireless, noise canceling | headphones-cream, angle, room
They make the 14 bus silent. About 25 hours on a charge and the pads are clean. Selling because I prefer
in-ear for running.

Blue over-ear headphones for kids or commuters | 35 | good | headphones, blue, wireless | headphones-blue, room, angle
Light and not too loud. My daughter moved on to earbuds. Cleaned, charged, ready to go.

AirPods Pro, hardly worn | 85 | like-new | airpods, apple, earbuds | earbuds, hand, angle, detail
A present for somebody who likes cables. New tips, no scratches, charger cable in the box.

Studio headphones, left side silent | 15 | poor | headphones, studio, repair | headphones-wired-blue, detail, headphones-wired-blue, angle, room
Probably the cable inside the cup. Somebody with a soldering iron will have a bargain. Comfortable, too.

Walnut turntable with new belt | 165 | good | turntable, record player, walnut | turntable, turntable-near, angle
New belt and stylus in April. Plays 33 and 45, and the tonearm settles down so gently it's a pleasure to
watch. You can hear it before you buy.

Audio-Technica LP60 record player | 80 | like-new | audio-technica, turntable, vinyl | turntable-black, angle, detail, box
Fully automatic, push one button and it does the rest. I upgraded, so this one deserves a living room that
plays it.

Vintage turntable, needs a stylus | 40 | fair | turntable, vintage, hifi | turntable-near, turntable, scratch
From my uncle's basement. Runs at the right speed and lights up. The stylus is bent and the lid has
scratches.

Dual 505 turntable, serviced | 210 | good | dual, turntable, hifi | turntable-black, angle, room
Serviced by the gentleman on Division Street last year, papers included. A warm, quiet deck that simply
works.

Nintendo Switch OLED with two games | 225 | like-new | nintendo, switch, console | console, angle, detail
We played one winter and then the weather got nice. Screen protector on since day one. Mario Kart and a
puzzle game come along.

Nintendo Switch, well loved | 130 | fair | nintendo, switch, console | console, angle, scratch
The left stick drifts a little, which a ten dollar part fixes. Dock, charger and three scratches included
at no extra charge.

Switch Lite for the back seat | 95 | good | nintendo, switch lite, handheld | console, detail, console, back scuff
Saved our sanity on three trips to Montana. Small mark on the back. Comes with a hard case.

Retro handheld with hundreds of puzzles | 45 | new | handheld, console, retro | handheld, detail, handheld
Prize from the office raffle, never switched on. I am told the battery lasts eight hours.

Pair of bookshelf speakers, walnut | 140 | good | speakers, hifi, walnut | speaker, room
They fill my living room and most of the neighbor's. Grilles are gone, drivers are perfect. Sold as a pair
only, the other one is camera shy.

Klipsch floor speaker, single | 60 | good | klipsch, speaker, floor speaker | speaker, detail, speaker, back
Its twin fell to a toddler. A fine center speaker, or half of a pair if you already own one.

Vintage speakers with new foam | 115 | good | speakers, vintage, refoamed | speaker, detail, speaker, rings
I replaced the foam myself and took my time. Boxes have a few water rings on top that a plant covers
nicely.

27 inch monitor, 1440p, USB-C | 160 | like-new | monitor, dell, usb-c | monitor, box
One cable for picture and charging. No dead pixels, I checked with one of those color websites. Moving to
a laptop-only desk.

24 inch monitor for a home office | 65 | good | monitor, home office, lg | monitor
A good second screen. The stand tilts but does not go up and down, so I had it on two cookbooks.

Ultrawide monitor, light bleed in one corner | 120 | fair | monitor, ultrawide, samsung | monitor, angle, room, back
You'll notice the corner in dark films and never in spreadsheets. Power brick and HDMI cable included.

Kindle Paperwhite, 8 GB | 60 | good | kindle, e-reader, amazon | tablet, detail, tablet, scratch
Still lasts weeks. I removed my books, so you begin with an empty shelf. Small scratch on the bezel.

Kobo Clara, barely opened | 85 | like-new | kobo, e-reader, ebook | tablet, angle, detail, tablet
A gift for somebody who turned out to love paper. Works with the Multnomah library, which is the best
part.

Kindle with cracked corner, reads fine | 25 | fair | kindle, e-reader | tablet, detail, tablet, chip
The corner of the case is chipped, the screen isn't. My beach reader for three summers.

Mint radio, warm sound | 55 | good | radio, retro, kitchen | radio-mint, angle, label, detail
It lives in the kitchen and has heard every pancake. FM and an aux input on the back. The dial light
works.

Red table radio from the sixties | 70 | fair | radio, vintage, 1960s | radio-red, back, angle, room, label
Hums for a minute, then plays beautifully. A knob has been replaced with a close match. Lovely on a shelf
even when silent.

Battery radio for camping, red | 22 | good | radio, camping, portable | radio-portable-red, room, angle, label
Runs forever on four AA batteries. It has smelled campfire smoke and does not mind.

New kitchen radio, never used | 40 | new | radio, bluetooth, kitchen | radio-portable-mint, angle, label
We got two for the wedding. This is the one still in plastic. Bluetooth, FM and an alarm.

Desk webcam and ring light set | 30 | good | webcam, ring light, home office | -
Everything I needed for two years of video calls and now happily don't. Clip, tripod and cable included.

Mesh WiFi, three boxes | 75 | like-new | wifi, mesh, router | -
Covered a three-story house without a dead corner. Reset and ready. We moved into an apartment where one
router is plenty.

Box of cables, free | 0 | fair | cables, hdmi, usb | boxes, detail, boxes, room, angle
HDMI, USB of every generation, two mystery chargers. You know you need one of them. Take the whole box,
please.
`;
