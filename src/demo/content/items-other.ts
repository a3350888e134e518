/** Title, dollars, condition, tags and pictures in one line, then the description; see items.ts. */
export const OTHER_ITEMS = `
Stack of mystery novels, ten books | 15 | good | books, mystery, paperback | books, angle, room, books
Read on trains and in baths, survived both. I know who did it in every one and will not tell.

Cookbooks, five, lightly splashed | 20 | good | cookbooks, books, cooking | books-upright, angle, room
The best pages are easy to find, they're the ones with sauce. Includes the bread one everybody looks for.

Picture books for ages 2 to 5 | 18 | fair | books, kids, picture books | picture-books, room, angle, corner
Eighteen of them. Some corners were chewed by a reader with new teeth.

Biology textbook and workbook | 35 | like-new | textbook, biology, college | books-upright, room, angle, detail
For the intro course at PSU. I highlighted the first chapter and then got wise to the library.

Box of science fiction, free | 0 | good | books, science fiction, free | books, detail, books, room
Thirty paperbacks looking for a new planet. On the porch, take them all.

Stroller, green, folds flat | 90 | good | stroller, pram, baby | stroller-green, detail, stroller-green
One hand, one kick, and it is flat. Washed the cover last week. Wheels have covered most of Southeast.

Classic baby carriage, navy | 160 | like-new | pram, baby, navy | pram-blue, angle
Grandparents insisted, and people do stop you in the street. Used four months.

Baby carriage with a squeaky wheel | 25 | fair | pram, baby, squeak | pram-blue, angle, room, detail
The squeak puts our daughter to sleep, so we never fixed it. Hood and straps are fine.

Wooden alphabet blocks | 16 | good | toys, wooden, blocks | blocks, angle, blocks, room
All twenty-six letters, I laid them out to be sure. Corners are rounded by love.

Toy bundle, ages 1 to 3 | 22 | good | toys, toddler, bundle | blocks, room, angle, mug
Blocks, rings, a cone and a ball that rolls under every sofa. Wiped clean.

Building blocks, sealed set | 30 | new | toys, blocks, sealed | brick-set, angle, detail
A second birthday brought the same present twice.

Hair dryer with diffuser | 24 | good | hair dryer, beauty, diffuser | hair-dryer, angle, room, mug, detail
Strong and not too loud. I cut my hair short in May and feel free.

Salon hair dryer, nearly new | 60 | like-new | hair dryer, salon, ionic | hair-dryer, room
Used for two months of beauty school. Cool shot button works, unlike my career in it.

Cat bed, round, washable | 18 | good | cat bed, pet, washable | pet-bed, box, angle, detail, room
The cat in the picture is not included, though on some days we might talk. She chose the cardboard box.

Dog or cat bed, brand new | 28 | new | pet bed, dog, cat | pet-bed, room, angle, detail
Too small for a puppy who did not stop growing. My sister's cat agreed to model it for one minute.

Board game, complete, four players | 22 | like-new | board game, family, strategy | board-game, detail, mug, angle
All pieces counted on the carpet. Played twice, once happily.

Stack of family games | 35 | good | board games, family, bundle | board-game, angle, mug, detail
Five boxes, one missing die which I replaced with a nicer one.

Yellow suitcase, cabin size | 40 | good | suitcase, luggage, carry-on | suitcase-yellow, room, angle, scuff
You will find it on the belt at once. Wheels roll straight. A scuff from Denver.

Hard shell suitcase, sticky handle | 15 | fair | suitcase, luggage, travel | suitcase-yellow, room, box, angle, suitcase-yellow
The handle needs a firm hand. Clean inside, holds a week of clothes.

Moving boxes, about twenty | 0 | good | moving boxes, cardboard, free | boxes, angle, room, detail, boxes
Used once, from across the river to here. Flattened and dry in the garage. Tape roll thrown in.
`;
