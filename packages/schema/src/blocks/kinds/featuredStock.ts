import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, count, heading, href, intro, text } from '../blockSettings'
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
    make: text('Of a make', 'Only cars of it, such as Toyota; empty is any.', 40),
    model: text('Of a model', 'Only cars of it, such as Corolla; empty is any.', 60),
    body: text('Of a body', 'Only cars of it, such as SUV, Ute or Hatch; empty is any.', 40),
    limit: count('Number of cars', 'How many cars are shown.', 2, 12, 6),
    layout: choice('Layout', 'How the cars stand.', { grid: 'In rows, all in sight', row: 'In one row that scrolls' }, 'grid'),
    linkLabel: text('Link text', 'The link to all of them; empty shows none.', 40, 'See all'),
    linkHref: href('Link', 'Where the link goes.', '/search'),
  }),
  place: 2,
  sketch: [headline, ...columns(3, (x, w) => [box(x, 19, w, 19, 0.24), line(x, 42, w * 0.8), line(x, 48, w * 0.5, 0.6)])],
} as const satisfies BlockDeclaration
