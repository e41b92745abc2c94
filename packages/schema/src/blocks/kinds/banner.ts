import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, dayTime, heading, href, intro, text } from '../blockSettings'
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
    start: dayTime('Goes live', 'The day it first shows, and from what time if not midnight. Leave empty to go live now.'),
    expiry: dayTime('Comes down', 'The last day it shows, and until what time if not midnight. Leave empty for no end.'),
  }),
  position: 11,
  initialContent: { heading: 'What’s on now', buttonLabel: 'Contact us', buttonHref: '/contact' },
  sketch: [band(14, 34), line(26, 22, 48, 0.9, 4), box(38, 34, 24, 8, 0.5)],
} as const satisfies BlockDeclaration
