import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, heading, href, image, imageAlt, richText, text } from '../blockSettings'
import { box, button, line } from '../sketch'

export const feature = {
  schema: block('feature', 'Picture and words', 'A picture with words beside it.', {
    heading: heading(''),
    text: richText('Text', 'The words.', 2000),
    image: { ...image('Image', 'The picture; empty shows none.'), 'x-ratio': '4:3' },
    imageAlt,
    imageSide: choice('Picture on the', 'Which side the picture is on.', { left: 'Left', right: 'Right' }, 'left'),
    buttonLabel: text('Button text', 'Empty shows no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.'),
  }),
  place: 10,
  begins: { heading: 'A heading', text: 'Words beside a picture.' },
  sketch: [box(8, 9, 40, 44, 0.24), line(54, 15, 34, 0.7, 4), line(54, 25, 38), line(54, 31, 32), button(54, 42)],
} as const satisfies BlockDeclaration
