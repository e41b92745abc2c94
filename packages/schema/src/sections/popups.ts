import { choice, count, day, entryList, href, image, longText, text } from '../blocks/blockSettings'
import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Popups with a picture and text (CNT-01 to CNT-06, ENT-25). */
export const popups = {
  type: 'object',
  title: 'Popups',
  description:
    'Windows that open over a page: one at most on a page, never on the way to paying or on a shopper’s own pages. Whoever closes one, or follows it, has seen it.',
  'x-group': 'Content',
  'x-preview': 'home',
  'x-role': 'dealer',
  properties: {
    list: {
      ...entryList('Popups', 'In order: of those that are due on a page, the first opens.', 'Popup', 8, {
        shown: { type: 'boolean', title: 'Shown', description: 'Whether it opens at all.', default: true },
        src: image('Image', 'A picture over the words, best 1200 pixels across; it leads where the button does.'),
        title: text('Title', 'What it is about; screen readers say it first.', 80),
        description: longText('Text', 'A sentence or two.', 400),
        buttonText: text('Button', 'What the button says.', 30, 'Find out more'),
        linkTo: href('Link', 'Where picture and button lead; empty shows no button.'),
        start: day('First day', 'Opens from this day on; empty starts at once.'),
        expiryDate: day('Last day', 'Opens until the end of this day, by the site’s clock; empty never ends.'),
        trigger: choice(
          'Opens',
          'What it waits for.',
          {
            open: 'With the page',
            time: 'After some seconds',
            scroll: 'Once part of the page was read',
            exit: 'As the pointer leaves, on computers alone',
          },
          'open',
        ),
        after: count('Seconds or percent', 'How many seconds it waits, or how much of the page was scrolled, in percent.', 0, 300, 10),
        pages: {
          type: 'array',
          title: 'Pages',
          description: 'Where it opens; none chosen is everywhere.',
          maxItems: 6,
          uniqueItems: true,
          items: {
            type: 'string',
            ...choices({ home: 'Home', stock: 'Stock lists', car: 'Cars', offers: 'Offers', blog: 'Blog', other: 'Other pages' }),
          },
          default: [],
          'x-control': 'choices',
          'x-empty': 'Every page.',
        },
        devices: choice('Screens', 'On which screens it opens.', { all: 'All', large: 'Computers and tablets', small: 'Phones' }, 'all'),
        again: choice(
          'Again',
          'When somebody who closed it may see it again.',
          { never: 'Never', month: 'After 30 days', week: 'After 7 days', day: 'The next day' },
          'never',
        ),
      }),
    },
  },
} as const satisfies SectionSchema
