import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, entryList, heading, image, intro, text } from '../blockSettings'
import { box, columns, headline } from '../sketch'

export const photos = {
  schema: block('photos', 'Photos', 'Pictures of the place, the people or the work.', {
    heading: heading(''),
    text: intro(),
    layout: choice('Layout', 'How the pictures stand.', { grid: 'In rows, the first one larger', row: 'In one row that scrolls' }, 'grid'),
    entries: entryList('Pictures', 'The pictures, in order.', 'Picture', 12, {
      image: image('Image', 'The picture.'),
      caption: text('Caption', 'What the picture shows, also for people who cannot see it.', 120),
    }),
  }),
  place: 12,
  sketch: [headline, box(8, 19, 40, 34, 0.24), ...columns(4, (x, w) => (x > 48 ? [box(x, 19, w, 15, 0.24), box(x, 38, w, 15, 0.24)] : []))],
} as const satisfies BlockDeclaration
