import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, day, heading, href, intro, text } from '../blockSettings'
import { band, box, line } from '../sketch'

export const banner = {
  schema: block('banner', 'Banner', 'A coloured band with a headline and a button (CNT-07).', {
    heading: heading(''),
    text: intro(),
    tone: choice(
      'Colour',
      'The colour of the band.',
      { brand: 'Brand colour', accent: 'Accent colour', dark: 'Dark', surface: 'Plain' },
      'brand',
    ),
    buttonLabel: text('Button text', 'Leave empty for no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.'),
    secondLabel: text('Second button text', 'Leave empty for no second button.', 40),
    secondHref: href('Second button link', 'Where the second button goes.'),
    start: day('Goes live', 'Shows from this day on. Leave empty to go live now.'),
    expiry: day('Comes down', 'Shows until the end of this day. Leave empty for no end.'),
  }),
  position: 11,
  initialContent: { heading: 'What’s on now', buttonLabel: 'Contact us', buttonHref: '/contact' },
  sketch: [band(14, 34), line(26, 22, 48, 0.9, 4), box(38, 34, 24, 8, 0.5)],
} as const satisfies BlockDeclaration
