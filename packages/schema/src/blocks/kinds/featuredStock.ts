import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, count, heading, href, intro, phoneLayout, text } from '../blockSettings'
import { box, columns, headline, line } from '../sketch'

export const featuredStock = {
  schema: block('featuredStock', 'Featured stock', 'A row of cars from stock.', {
    heading: heading('Just in'),
    text: intro(),
    selection: choice(
      'Cars',
      'Which cars are shown.',
      {
        newest: 'Newest',
        reduced: 'Reduced',
        new: 'New',
        used: 'Used',
        demo: 'Demo',
        certified: 'Certified',
        electric: 'Electric',
        subscription: 'On subscription',
        caravan: 'Caravans',
        motorcycle: 'Motorcycles',
      },
      'newest',
    ),
    make: text('Make', 'Only cars of it, such as Toyota. Leave empty for any.', 40),
    model: text('Model', 'Only cars of it, such as Corolla. Leave empty for any.', 60),
    body: text('Body', 'Only cars of it, such as SUV, Ute or Hatch. Leave empty for any.', 40),
    limit: count('Number of cars', 'How many cars are shown.', 2, 12, 6),
    layout: choice(
      'Layout',
      'How the cars are laid out. A large first car is as wide as the page, with its picture beside the price. Cars of an earlier row come last.',
      { grid: 'In rows, all in sight', row: 'One scrolling row', lead: 'The first one large, the others in rows' },
      'grid',
    ),
    phoneLayout,
    linkLabel: text('Link text', 'The link to all of them. Leave empty for no link.', 40, 'See all'),
    linkHref: href('Link', 'Where the link goes.', '/search'),
  }),
  position: 2,
  sketch: [headline, ...columns(3, (x, w) => [box(x, 19, w, 19, 0.24), line(x, 42, w * 0.8), line(x, 48, w * 0.5, 0.6)])],
} as const satisfies BlockDeclaration
