import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, entryList, heading, image, intro, text } from '../blockSettings'
import { box, columns, headline } from '../sketch'

export const photos = {
  schema: block('photos', 'Photos', 'Pictures of the location, the team or your work.', {
    heading: heading(''),
    text: intro(),
    layout: choice('Layout', 'How the pictures are laid out.', { grid: 'In rows, the first one larger', row: 'One scrolling row' }, 'grid'),
    entries: entryList('Pictures', 'The pictures, in order.', 'Picture', 12, {
      image: image('Image', 'The picture.'),
      caption: text('Caption', 'Describes the picture, also for people who can’t see it.', 120),
    }),
  }),
  position: 12,
  sketch: [headline, box(8, 19, 40, 34, 0.24), ...columns(4, (x, w) => (x > 48 ? [box(x, 19, w, 15, 0.24), box(x, 38, w, 15, 0.24)] : []))],
} as const satisfies BlockDeclaration
