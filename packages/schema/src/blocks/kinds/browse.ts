import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, count, heading } from '../blockSettings'
import { box, columns, headline } from '../sketch'

export const browse = {
  schema: block('browse', 'Browse', 'Links into the stock by make, model, body, price or location.', {
    heading: heading('Browse by make'),
    by: choice(
      'By',
      'What the entries list.',
      {
        make: 'Make',
        model: 'New car model',
        body: 'Body',
        type: 'Type of vehicle',
        price: 'Price',
        location: 'Location',
        dealership: 'Dealership',
      },
      'make',
    ),
    layout: choice(
      'Layout',
      'How the entries look. Pictures show cars in stock. Large pictures have room for the price and body of a model.',
      { tiles: 'Tiles', pictures: 'Pictures', row: 'Large pictures in one scrolling row', chips: 'Chips' },
      'tiles',
    ),
    ownMakes: choice(
      'Makes of your dealerships',
      'For tiles of makes: how the makes that your dealerships represent are shown.',
      { same: 'Like the other makes', large: 'Large, with the other makes as chips' },
      'same',
    ),
    firstMakes: count('Makes shown at first', 'Makes shown before “All makes”; those you represent are always shown.', 4, 60, 8),
  }),
  position: 3,
  sketch: [headline, ...columns(4, (x, w) => [box(x, 19, w, 15), box(x, 38, w, 15)])],
} as const satisfies BlockDeclaration
