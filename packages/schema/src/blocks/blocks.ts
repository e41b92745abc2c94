import { emailAddressOrEmpty } from '../emailAddress'
import { phoneNumberOrEmpty } from '../phoneNumber'
import type { SchemaNode } from '../SchemaNode'
import { block, choice, count, day, entries, entryList, href, image, imageAlt, longText, text } from './block'

/** Form variants a page or a car button can open; each stores a real lead. */
export const formKinds = ['general', 'vehicle', 'testDrive', 'finance', 'tradeIn', 'service', 'parts', 'fleet', 'feedback'] as const
export type FormKind = (typeof formKinds)[number]

const heading = (value: string) => text('Heading', 'The heading of the block; empty shows none.', 100, value)
const intro = (value = '') => longText('Text', 'A sentence or two under the heading.', 600, value)

export const hero = block('hero', 'Hero', 'The large opening of a page.', {
  layout: choice(
    'Layout',
    'How words and picture are arranged.',
    ['cover', 'split', 'banner', 'plain'],
    ['Picture behind', 'Picture beside', 'Low banner', 'Words only'],
    'cover',
  ),
  heading: text('Heading', 'The main heading of the page.', 100, 'Find your next car'),
  text: intro(),
  image: { ...image('Image', 'The picture; empty shows none.'), 'x-width': 1600 },
  imageAlt,
  buttonLabel: text('Button text', 'Empty shows no button.', 40),
  buttonHref: href('Button link', 'Where the button goes.', '/search'),
  showSearch: { type: 'boolean', title: 'Quick search', description: 'Adds a search of the stock.', default: true },
  searchLook: choice(
    'Look of the search',
    'Choices of make, body and price beside the words, or one field for all that a shopper wants.',
    ['choices', 'words'],
    ['Choices and words', 'Words alone'],
    'choices',
  ),
})

export const featuredStock = block('featuredStock', 'Featured stock', 'A row of cars from stock.', {
  heading: heading('Just in'),
  text: intro(),
  selection: choice(
    'Cars',
    'Which cars are shown.',
    ['newest', 'reduced', 'new', 'used', 'demo', 'certified', 'electric', 'subscription', 'caravan', 'motorcycle'],
    ['Newest', 'Reduced', 'New', 'Used', 'Demo', 'Certified', 'Electric', 'On subscription', 'Caravans', 'Motorcycles'],
    'newest',
  ),
  limit: count('Number of cars', 'How many cars are shown.', 2, 12, 6),
  layout: choice('Layout', 'How the cars stand.', ['grid', 'row'], ['In rows, all in sight', 'In one row that scrolls'], 'grid'),
  linkLabel: text('Link text', 'The link to all of them; empty shows none.', 40, 'See all'),
  linkHref: href('Link', 'Where the link goes.', '/search'),
})

export const browse = block('browse', 'Browse', 'Ways into the stock: by make, model, body, price or location.', {
  heading: heading('Browse by make'),
  by: choice(
    'By',
    'What the entries are.',
    ['make', 'model', 'body', 'price', 'location', 'dealership'],
    ['Make', 'Model of new cars', 'Body', 'Price', 'Location', 'Dealership'],
    'make',
  ),
  layout: choice(
    'Layout',
    'How the entries look; pictures are of cars in stock.',
    ['tiles', 'pictures', 'chips'],
    ['Tiles', 'Pictures', 'Chips'],
    'tiles',
  ),
})

export const offers = block('offers', 'Offers', 'Current offers.', {
  heading: heading('Current offers'),
  limit: count('Number of offers', 'How many are shown.', 1, 12, 3),
})

export const reviewList = block('reviews', 'Reviews', 'What customers say, when the average is high enough.', {
  heading: heading('What our customers say'),
  limit: count('Number of reviews', 'How many are shown.', 1, 9, 3),
})

/** Locations by their ids. */
const places = (title: string, description: string) =>
  ({
    type: 'array',
    title,
    description,
    maxItems: 40,
    uniqueItems: true,
    items: { type: 'string', minLength: 1, maxLength: 60 },
    default: [],
    'x-control': 'choices',
  }) as const satisfies SchemaNode

export const locationList = block('locations', 'Locations', 'The places shoppers can visit (LOC-02 to LOC-06).', {
  heading: heading('Our Locations'),
  filter: text('Filter', 'One of primary, sales, service, parts, service-and-parts and all, or the id of one location.', 60, 'all'),
  manufacturer: text('Manufacturer', 'Only locations that represent this make; empty shows those of any.', 40),
  subtype: text('Subtype', 'Only locations of this subtype, such as body-shop; empty shows those of any.', 40),
  include: places('Always shown', 'Ids of locations shown whatever the filter says.'),
  exclude: places('Never shown', 'Ids of locations left out.'),
  layout: choice('Layout', 'How several locations are shown.', ['cards', 'carousel', 'list'], ['Cards', 'Carousel', 'List'], 'cards'),
})

export const reasons = block('reasons', 'Reasons', 'Short reasons, steps or figures.', {
  heading: heading('Why buy from us'),
  text: intro(),
  layout: choice(
    'Layout',
    'How the entries are arranged.',
    ['columns', 'steps', 'figures', 'band'],
    ['Columns', 'Numbered steps', 'Large figures', 'Coloured band'],
    'columns',
  ),
  entries: entries('Entries', 'The reasons, in order.'),
})

export const prose = block('prose', 'Text', 'Running text; blank lines part paragraphs, lines starting with - make a list, ## a heading.', {
  heading: heading(''),
  text: longText('Text', 'The words.', 20000),
})

export const feature = block('feature', 'Picture and words', 'A picture with words beside it.', {
  heading: heading(''),
  text: longText('Text', 'The words.', 2000),
  image: { ...image('Image', 'The picture; empty shows none.'), 'x-ratio': '4:3' },
  imageAlt,
  imageSide: choice('Picture on the', 'Which side the picture is on.', ['left', 'right'], ['Left', 'Right'], 'left'),
  buttonLabel: text('Button text', 'Empty shows no button.', 40),
  buttonHref: href('Button link', 'Where the button goes.'),
})

export const banner = block('banner', 'Banner', 'A coloured band that asks for one thing (CNT-07).', {
  heading: heading(''),
  text: intro(),
  tone: choice('Tone', 'The colour of the band.', ['brand', 'accent', 'dark', 'surface'], ['Brand', 'Accent', 'Dark', 'Surface'], 'brand'),
  buttonLabel: text('Button text', 'Empty shows no button.', 40),
  buttonHref: href('Button link', 'Where the button goes.'),
  secondLabel: text('Second button text', 'Empty shows no second button.', 40),
  secondHref: href('Second button link', 'Where the second button goes.'),
  start: day('First day', 'Shows from this day on; empty starts at once.'),
  expiry: day('Last day', 'Shows until the end of this day; empty never ends.'),
})

export const photos = block('photos', 'Photos', 'Pictures of the place, the people or the work.', {
  heading: heading(''),
  text: intro(),
  layout: choice(
    'Layout',
    'How the pictures stand.',
    ['grid', 'row'],
    ['In rows, the first one larger', 'In one row that scrolls'],
    'grid',
  ),
  entries: entryList('Pictures', 'The pictures, in order.', 'Picture', 12, {
    image: image('Image', 'The picture.'),
    caption: text('Caption', 'What the picture shows, also for people who cannot see it.', 120),
  }),
})

export const people = block('people', 'People', 'Who works here and how to reach them.', {
  heading: heading('Who you will meet'),
  text: intro(),
  entries: entryList('People', 'The people, in order.', 'Person', 24, {
    name: text('Name', 'The person’s name.', 60),
    role: text('Role', 'What the person does here.', 80),
    image: { ...image('Image', 'A portrait; without one, initials stand there.'), 'x-width': 320 },
    phone: { ...text('Phone', 'A number of the person’s own; empty shows none.', 24), ...phoneNumberOrEmpty },
    email: { ...text('Email', 'An address of the person’s own; empty shows none.', 120), ...emailAddressOrEmpty },
  }),
})

export const prices = block('prices', 'Price list', 'What things cost, such as a service by model (CNT-15 to CNT-27).', {
  heading: heading('What it costs'),
  text: intro(),
  entries: entryList('Prices', 'The lines of the list, in order.', 'Price', 40, {
    title: text('What', 'What the price is for.', 120),
    price: text('Price', 'The price as it is read, such as $250.', 40),
    text: text('Details', 'What the price includes.', 240),
  }),
  note: longText('Small print', 'Under the list; empty shows none.', 800),
  buttonLabel: text('Button text', 'Empty shows no button.', 40),
  buttonHref: href('Button link', 'Where the button goes.'),
})

export const authorities = block('regulators', 'Consumer regulators', 'The authorities that shoppers can turn to (LEG-01, LEG-04).', {
  heading: heading('Who else can help'),
  text: intro('If you are not happy with our answer, you can turn to these authorities or seek independent legal advice.'),
})

export const questions = block('questions', 'Questions', 'Questions and answers that unfold.', {
  heading: heading('Good to know'),
  entries: entries('Questions', 'Each entry’s title is the question, its text the answer.'),
})

export const links = block('links', 'Links', 'A grid of links to other pages.', {
  heading: heading(''),
  entries: entries('Links', 'Each entry is a card with a title, words and a link.'),
})

export const form = block('form', 'Form', 'An enquiry form; what is sent becomes a lead.', {
  heading: heading('Send us a message'),
  text: intro(),
  form: choice(
    'Form',
    'What the form is about.',
    formKinds,
    ['General enquiry', 'About a car', 'Test drive', 'Finance', 'Trade-in', 'Service booking', 'Parts', 'Fleet', 'Feedback'],
    'general',
  ),
  showContact: {
    type: 'boolean',
    title: 'Contact details beside',
    description: 'Shows address, phone and hours beside the form.',
    default: true,
  },
})

export const calculator = block('calculator', 'Finance calculator', 'A calculator of repayments (FIN-11).', {
  heading: heading('Work out your repayments'),
  text: intro(),
})

export const priceSearch = block('priceSearch', 'Price search', 'A search by price range, dearest first (SRC-30).', {
  heading: heading('What do you want to spend?'),
  text: intro(),
  from: { ...count('Lower end', 'Where the lower handle starts, in dollars.', 5_000, 250_000, 15_000), multipleOf: 500 },
  to: { ...count('Upper end', 'Where the upper handle starts, in dollars.', 5_000, 250_000, 45_000), multipleOf: 500 },
  buttonLabel: text('Button text', 'The words of the button; {count} is filled in.', 40, 'Search {count} cars'),
})

/** Every kind of block, in the order in which the editor offers them. */
export const blocks = {
  hero,
  featuredStock,
  browse,
  priceSearch,
  offers,
  reviews: reviewList,
  locations: locationList,
  reasons,
  prose,
  feature,
  banner,
  photos,
  people,
  prices,
  questions,
  links,
  form,
  calculator,
  regulators: authorities,
} as const satisfies Record<string, SchemaNode>

export type BlockKind = keyof typeof blocks
