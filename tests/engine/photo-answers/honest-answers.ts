import { json, type PhotoAnswerCase } from './photo-answer.ts';

/** Answers that name the item in the photo, in the ways that models do. */
export const HONEST_ANSWERS: readonly PhotoAnswerCase[] = [
  {
    name: 'exactly as asked',
    text: json({
      title: 'Blue ceramic vase',
      description: 'A blue ceramic vase with a narrow neck. There is a small chip at the rim.',
      category: 'home-garden',
      condition: 'good',
      tags: ['vase', 'ceramic', 'blue'],
    }),
    draft: {
      title: 'Blue ceramic vase',
      description: 'A blue ceramic vase with a narrow neck. There is a small chip at the rim.',
      category: 'home-garden',
      condition: 'good',
      tags: ['vase', 'ceramic', 'blue'],
    },
  },
  {
    name: 'Title Case',
    text: json({
      title: 'Teal Road Bike',
      description: 'A teal road bike with drop handlebars and a brown saddle.',
      category: 'sporting-goods',
      condition: 'good',
      tags: ['bike', 'road bike'],
    }),
    draft: {
      title: 'Teal road bike',
      description: 'A teal road bike with drop handlebars and a brown saddle.',
      category: 'sporting-goods',
      tags: ['bike', 'road bike'],
    },
  },
  {
    name: 'a color and a kind in Title Case',
    text: json({
      title: 'Blue Sofa',
      description: 'A blue sofa.',
      category: 'Home & Garden',
      condition: null,
    }),
    draft: { title: 'Blue sofa', description: 'A blue sofa.', category: 'home-garden', condition: null },
  },
  {
    name: 'silver as a color',
    text: json({
      title: 'Silver laptop',
      description: 'A silver laptop with a black keyboard.',
      category: 'electronics',
      condition: 'good',
    }),
    draft: { title: 'Silver laptop', description: 'A silver laptop with a black keyboard.' },
  },
  {
    name: 'leather, which has a worth',
    text: json({
      title: 'Leather armchair',
      description: 'A brown leather armchair with rolled arms.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: {
      title: 'Armchair',
      description: 'A brown armchair with rolled arms.',
      asks: { material: 'Leather' },
    },
    never: /leather/i,
  },
  {
    name: 'a brand that is read on the item',
    text: json({
      title: 'Bialetti Moka Express Coffee Maker',
      description: 'An aluminum Bialetti moka pot with a black handle.',
      category: 'home-garden',
      condition: 'good',
      tags: ['moka pot', 'bialetti', 'coffee'],
      markings: ['BIALETTI', 'moka express'],
    }),
    draft: {
      title: 'Bialetti Moka Express coffee maker',
      description: 'An aluminum Bialetti moka pot with a black handle.',
      tags: ['moka pot', 'bialetti', 'coffee'],
    },
  },
  {
    name: 'a brand in capitals',
    text: json({
      title: 'JBL Portable Speaker in Red',
      description: 'A red JBL speaker with a fabric grille.',
      category: 'Electronics',
      condition: 'Like New',
      markings: ['JBL'],
    }),
    draft: {
      title: 'JBL portable speaker in red',
      description: 'A red JBL speaker with a fabric grille.',
      condition: 'like-new',
    },
  },
  {
    name: 'a fence of Markdown around it',
    text: `Here is the listing:\n\`\`\`json\n${json({
      title: 'Wooden Bookshelf',
      description: 'A wooden bookshelf with five shelves.',
      category: 'home-garden',
      condition: 'good',
    })}\n\`\`\`\nLet me know if you want changes!`,
    draft: { title: 'Wooden bookshelf', description: 'A wooden bookshelf with five shelves.' },
  },
  {
    name: 'Markdown inside the fields',
    text: json({
      title: '**Green Velvet Accent Chair**',
      description:
        '**Details:**\n- Green velvet upholstery\n- Tapered wooden legs\n- Button-tufted back\n\nPerfect for any living room!',
      category: 'home-garden',
      condition: 'good',
      tags: ['#chair', '#GreenVelvet', 'accent chair'],
    }),
    draft: {
      title: 'Green velvet accent chair',
      description: 'Green velvet upholstery. Tapered wooden legs. Button-tufted back.',
      tags: ['chair', 'accent chair'],
    },
    never: /\*|perfect/i,
  },
  {
    name: 'Markdown in place of JSON',
    text: '**Title:** Red Stand Mixer\n\n**Description:** A red stand mixer with a steel bowl.\n\n**Category:** Home & Garden\n**Condition:** Good\n**Tags:** mixer, kitchen, baking',
    draft: {
      title: 'Red stand mixer',
      description: 'A red stand mixer with a steel bowl.',
      category: 'home-garden',
      condition: 'good',
      tags: ['mixer', 'kitchen', 'baking'],
    },
  },
  {
    name: 'thoughts before the answer',
    text: `<think>The photo shows a lamp. I should not name a brand.</think>${json({
      title: 'Orange mushroom lamp',
      description: 'An orange table lamp shaped like a mushroom.',
      category: 'home-garden',
      condition: null,
    })}`,
    draft: {
      title: 'Orange mushroom lamp',
      description: 'An orange table lamp shaped like a mushroom.',
    },
  },
  {
    name: 'fields that nobody asked for',
    text: json({
      title: 'Black Acoustic Guitar',
      brand: null,
      color: 'black',
      price: 150,
      currency: 'USD',
      confidence: 0.92,
      description: 'A black acoustic guitar with a strap.',
      category: 'musical-instruments',
      condition: 'good',
      estimated_value: '$100-$200',
    }),
    draft: {
      title: 'Black acoustic guitar',
      description: 'A black acoustic guitar with a strap.',
      category: 'musical-instruments',
    },
    never: /150|\$/,
  },
  {
    name: 'the answer inside another object',
    text: JSON.stringify({
      listing: {
        title: 'Gray Hooded Sweatshirt',
        description: 'A gray sweatshirt with a hood and a front pocket.',
        category: 'Clothing',
        condition: 'good',
        tags: ['hoodie'],
        markings: [],
      },
    }),
    draft: { title: 'Gray hooded sweatshirt', category: 'clothing', tags: ['hoodie'] },
  },
  {
    name: 'a list of one',
    text: `[${json({
      title: 'Yellow Rain Boots',
      description: 'A pair of yellow rubber rain boots.',
      category: 'clothing',
      condition: 'good',
    })}]`,
    draft: { title: 'Yellow rain boots', description: 'A pair of yellow rubber rain boots.' },
  },
  {
    name: 'names with capitals for fields',
    text: JSON.stringify({
      Title: 'White Desk Lamp',
      Description: 'A white desk lamp with a flexible arm.',
      Category: 'Home and Garden',
      Condition: 'Used - Good',
      Tags: 'lamp, desk lamp, lighting',
    }),
    draft: {
      title: 'White desk lamp',
      category: 'home-garden',
      condition: 'good',
      tags: ['lamp', 'desk lamp', 'lighting'],
    },
  },
  {
    name: 'null fields',
    text: JSON.stringify({
      title: 'Wicker basket',
      description: null,
      category: null,
      condition: null,
      tags: null,
      markings: null,
    }),
    draft: { title: 'Wicker basket', description: 'Wicker basket.', condition: null, tags: [] },
  },
  {
    name: 'an item that a person wears',
    text: JSON.stringify({
      title: 'Woman Wearing a Red Dress',
      description: 'A red dress.',
      category: 'clothing',
    }),
    draft: { title: 'Red dress', description: 'A red dress.', category: 'clothing' },
  },
  {
    name: 'an item for a person',
    text: JSON.stringify({
      title: "Men's Denim Jacket",
      description: 'A blue denim jacket.',
      category: 'clothing',
    }),
    draft: { title: "Men's denim jacket", category: 'clothing' },
  },
  {
    name: 'an item for a child',
    text: JSON.stringify({ title: 'Baby Stroller', description: 'A gray stroller.', category: 'other' }),
    draft: { title: 'Baby stroller', description: 'A gray stroller.' },
  },
  {
    name: 'fields that are missing',
    text: JSON.stringify({ title: 'Skateboard', category: 'sporting-goods' }),
    draft: { title: 'Skateboard', description: 'Skateboard.', category: 'sporting-goods' },
  },
  {
    name: 'arrays in place of texts',
    text: JSON.stringify({
      title: ['Round Wall Mirror'],
      description: ['A round mirror with a black frame.', 'A cord to hang it.'],
      category: ['home-garden'],
      condition: ['good'],
      tags: ['mirror', ['round']],
      markings: 'none',
    }),
    draft: {
      title: 'Round wall mirror',
      description: 'A round mirror with a black frame. A cord to hang it.',
      tags: ['mirror', 'round'],
    },
  },
  {
    name: 'an object in place of a category',
    text: json({
      title: 'Plaid Wool Scarf',
      description: 'A red and black plaid scarf with fringes.',
      category: { name: 'Clothing', id: 4 },
      condition: { value: 'good', confidence: 0.7 },
    }),
    draft: {
      title: 'Plaid scarf',
      category: 'clothing',
      condition: 'good',
      asks: { material: 'Wool' },
    },
  },
  {
    name: 'numbers as texts, one of them read on the item',
    text: json({
      title: 'Model 0001165 Moka Pot',
      description: 'A silver moka pot.',
      category: '2',
      condition: '4',
      markings: ['0001165'],
    }),
    draft: { title: 'Model 0001165 moka pot', description: 'A silver moka pot.' },
  },
  {
    name: 'a count of parts',
    text: json({
      title: '6-Drawer White Dresser',
      description: 'A white dresser with 6 drawers and round knobs.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: {
      title: '6-drawer white dresser',
      description: 'A white dresser with 6 drawers and round knobs.',
    },
  },
  {
    name: 'a set of several',
    text: json({
      title: 'Set of 4 Dining Chairs',
      description: 'Four wooden dining chairs with beige cushions.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: {
      title: 'Set of 4 dining chairs',
      description: 'Four wooden dining chairs with beige cushions.',
    },
  },
  {
    name: 'a dash before the color',
    text: json({
      title: 'Ceramic Plant Pot - Terracotta | Indoor/Outdoor',
      description: 'A terracotta plant pot.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: { title: 'Ceramic plant pot, terracotta, indoor/outdoor', description: 'A terracotta plant pot.' },
  },
  {
    name: 'capitals throughout',
    text: json({
      title: 'PINK KIDS BICYCLE WITH TRAINING WHEELS',
      description: 'A pink bicycle for children, with training wheels and a basket.',
      category: 'sporting-goods',
      condition: 'good',
    }),
    draft: { title: 'Pink kids bicycle with training wheels' },
  },
  {
    name: 'no capitals at all',
    text: json({
      title: 'striped beach umbrella',
      description: 'a blue and white striped beach umbrella.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: { title: 'Striped beach umbrella', description: 'A blue and white striped beach umbrella.' },
  },
  {
    name: 'emoji and sales talk',
    text: json({
      title: '🔥 Stunning Glass Coffee Table 🔥',
      description:
        "✨ A glass coffee table with black metal legs. ✨ A must-have for your home! Don't miss out!",
      category: 'home-garden',
      condition: 'excellent',
    }),
    draft: {
      title: 'Glass coffee table',
      description: 'A glass coffee table with black metal legs.',
      condition: 'like-new',
    },
    never: /stunning|must|miss|🔥|✨/iu,
  },
  {
    name: 'flaws that are seen',
    text: json({
      title: 'White Ceramic Mug with Chip',
      description: 'A white mug. The rim is chipped and there are coffee stains inside.',
      category: 'home-garden',
      condition: 'fair',
    }),
    draft: {
      title: 'White ceramic mug with chip',
      description: 'A white mug. The rim is chipped and there are coffee stains inside.',
      condition: 'fair',
    },
  },
  {
    name: 'a book, whose title is read',
    text: json({
      title: 'The Great Gatsby by F. Scott Fitzgerald Paperback',
      description: 'A paperback of The Great Gatsby with a blue cover.',
      category: 'other',
      condition: 'good',
      markings: ['The Great Gatsby', 'F. Scott Fitzgerald'],
    }),
    draft: {
      title: 'The Great Gatsby by F. Scott Fitzgerald paperback',
      description: 'A paperback of The Great Gatsby with a blue cover.',
    },
  },
  {
    name: 'a television',
    text: json({
      title: 'Samsung TV with Stand',
      description: 'A black flat-screen TV on a stand.',
      category: 'electronics',
      condition: 'good',
      markings: ['SAMSUNG'],
    }),
    draft: { title: 'Samsung TV with stand', description: 'A black flat-screen TV on a stand.' },
  },
  {
    name: 'a box that is the item',
    text: json({
      title: 'Wooden Jewelry Box',
      description: 'A small wooden jewelry box with a mirror in the lid.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: {
      title: 'Wooden jewelry box',
      description: 'A small wooden jewelry box with a mirror in the lid.',
    },
  },
  {
    name: 'words of the seller beside it',
    said: 'works great, about ten years old, 25 dollars',
    text: json({
      title: 'Black Box Fan',
      description: 'A black box fan with three speeds. It works great and is about ten years old.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: { title: 'Black box fan' },
  },
  {
    name: 'an answer that is cut off',
    text: json({
      title: 'Beige Office Chair',
      category: 'home-garden',
      description: 'A beige office chair on wheels. The backrest is made of mesh and the arm',
    }).slice(0, -60),
    draft: { title: 'Beige office chair' },
  },
  {
    name: 'a category of its own',
    text: json({
      title: 'Chess Set',
      description: 'A wooden chess set with a folding board.',
      category: 'Toys & Games',
      condition: 'Very Good',
    }),
    draft: { title: 'Chess set', description: 'A wooden chess set with a folding board.', condition: 'good' },
  },
  {
    name: 'words that nobody else uses',
    text: json({
      title: 'Macramé Wall Hanging',
      description: 'A beige macramé wall hanging on a wooden dowel.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: {
      title: 'Macramé wall hanging',
      description: 'A beige macramé wall hanging on a wooden dowel.',
    },
  },
  {
    name: 'two sentences, one with hedges',
    text: json({
      title: 'Brown Hiking Boots',
      description:
        'A pair of brown lace-up hiking boots. They appear to be in good condition, possibly size 9.',
      category: 'clothing',
      condition: 'good',
    }),
    draft: {
      title: 'Brown hiking boots',
      description: 'A pair of brown lace-up hiking boots.',
      asks: { 'shoe-size': '9' },
    },
    never: /size|9|condition/i,
  },
  {
    name: 'a sentence for a title',
    text: json({
      title: 'This is a photo of a red electric kettle on a kitchen counter.',
      description: 'The image shows a red electric kettle.',
      category: 'home-garden',
      condition: 'good',
    }),
    draft: { title: 'Red electric kettle', description: 'A red electric kettle.' },
    never: /image|photo|counter/i,
  },
];
