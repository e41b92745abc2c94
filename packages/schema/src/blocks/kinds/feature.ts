import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, heading, href, image, imageAlt, richText, text } from '../blockSettings'
import { box, button, line } from '../sketch'

export const feature = {
  schema: block('feature', 'Picture and text', 'A picture with text beside it.', {
    heading: heading(''),
    text: richText('Text', 'The text.', 2000),
    image: { ...image('Image', 'The picture. Leave empty to show none.'), 'x-ratio': '4:3' },
    imageAlt,
    imageSide: choice('Picture position', 'Which side the picture is on.', { left: 'Left', right: 'Right' }, 'left'),
    buttonLabel: text('Button text', 'Leave empty for no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.'),
  }),
  position: 10,
  initialContent: { heading: 'A heading', text: 'Words beside a picture.' },
  sketch: [box(8, 9, 40, 44, 0.24), line(54, 15, 34, 0.7, 4), line(54, 25, 38), line(54, 31, 32), button(54, 42)],
} as const satisfies BlockDeclaration
