import { choice, count, dayTime, entryList, href, image, longText, text } from '../blocks/blockSettings'
import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Popups with a picture and text (CNT-01 to CNT-06, ENT-25). */
export const popups = {
  type: 'object',
  title: 'Popups',
  description:
    'Popups over a page: at most one per page, never during payment or on a shopper’s own pages. A shopper who closes or follows one has seen it.',
  'x-group': 'Content',
  'x-preview': 'home',
  'x-role': 'dealer',
  properties: {
    list: {
      ...entryList('Popups', 'In order. The first one that is due on a page opens.', 'Popup', 8, {
        shown: { type: 'boolean', title: 'Shown', description: 'Whether it is shown at all.', default: true },
        src: image('Image', 'A picture above the text, ideally 1200 pixels wide. It has the same link as the button.'),
        title: text('Title', 'The title, which screen readers read first.', 80),
        description: longText('Text', 'A sentence or two.', 400),
        buttonText: text('Button', 'The text of the button.', 30, 'Find out more'),
        linkTo: href('Link', 'Where the picture and button go. Leave empty for no button.'),
        start: dayTime('Goes live', 'The day it first opens, and from what time if not midnight. Leave empty to go live now.'),
        expiryDate: dayTime('Comes down', 'The last day it opens, and until what time if not midnight. Leave empty for no end.'),
        trigger: choice(
          'Opens',
          'When it opens.',
          {
            open: 'Straight away',
            time: 'After some seconds',
            scroll: 'After scrolling',
            exit: 'When the pointer leaves (computers only)',
          },
          'open',
        ),
        after: count('Seconds or per cent', 'How many seconds it waits, or how far the page was scrolled, in per cent.', 0, 300, 10),
        pages: {
          type: 'array',
          title: 'Pages',
          description: 'Where it opens. Leave empty for every page.',
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
          'Show again',
          'When someone who closed it can see it again.',
          { never: 'Never', month: 'After 30 days', week: 'After 7 days', day: 'The next day' },
          'never',
        ),
      }),
    },
  },
} as const satisfies SectionSchema
