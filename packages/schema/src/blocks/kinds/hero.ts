import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, href, image, imageAlt, intro, text } from '../blockSettings'
import { box, button, line } from '../sketch'

export const hero = {
  schema: block('hero', 'Hero', 'The large opening of a page.', {
    layout: choice(
      'Layout',
      'How words and picture are arranged.',
      { cover: 'Picture behind', split: 'Picture beside', banner: 'Low banner', plain: 'Words only' },
      'cover',
    ),
    heading: text('Heading', 'The main heading of the page.', 100, 'Find your next car'),
    text: intro(),
    image: { ...image('Image', 'The picture; empty shows none.'), 'x-width': 1600 },
    imageAlt,
    buttonLabel: text('Button text', 'Empty shows no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.', '/search'),
    showSearch: { type: 'boolean', title: 'Quick search', description: 'Adds a search of the stock.', default: true },
    searchLook: choice(
      'Look of the search',
      'Choices of make, body and price beside the words, or one field for all that a shopper wants.',
      { choices: 'Choices and words', words: 'Words alone' },
      'choices',
    ),
  }),
  place: 1,
  alsoCalled: ['banner', 'carousel', 'slider'],
  sketch: [box(0, 0, 100, 62, 0.24), line(10, 20, 46, 0.85, 5), line(10, 29, 34), button(10, 38, 22)],
} as const satisfies BlockDeclaration
