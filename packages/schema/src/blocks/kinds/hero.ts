import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, href, image, imageAlt, intro, text } from '../blockSettings'
import { box, button, line } from '../sketch'

export const hero = {
  schema: block('hero', 'Hero', 'The large opening of a page.', {
    layout: choice(
      'Layout',
      'How the text and picture are arranged.',
      {
        cover: 'Picture in the background',
        panel: 'Panel on the picture',
        stage: 'Text above a wide picture',
        split: 'Picture beside the text',
        banner: 'Low banner',
        plain: 'Text only',
      },
      'cover',
    ),
    heading: text('Heading', 'The main heading of the page.', 100, 'Find your next car'),
    text: intro(),
    image: { ...image('Image', 'The picture. Leave empty to show none.'), 'x-width': 1600 },
    imageAlt,
    buttonLabel: text('Button text', 'Leave empty for no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.', '/search'),
    showSearch: { type: 'boolean', title: 'Quick search', description: 'Adds a stock search.', default: true },
    searchLook: choice(
      'Search style',
      'Choices of make, body and price beside a text field, or a single text field.',
      { choices: 'Choices and text', words: 'Text only' },
      'choices',
    ),
  }),
  position: 1,
  searchTerms: ['banner', 'carousel', 'slider'],
  sketch: [box(0, 0, 100, 62, 0.24), line(10, 20, 46, 0.85, 5), line(10, 29, 34), button(10, 38, 22)],
} as const satisfies BlockDeclaration
