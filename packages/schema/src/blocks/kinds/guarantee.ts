import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, count, entryList, heading, href, intro, longText, richText, text } from '../blockSettings'
import { box, columns, dot, headline, line } from '../sketch'

/** The dealer's guarantee, with its conditions (CNT-12 to CNT-14). */
export const guarantee = {
  schema: block('guarantee', 'Guarantee', 'Your promises with every car, and their conditions.', {
    heading: heading('Our guarantee'),
    text: intro(),
    moneyBackHours: count(
      'Money-back hours',
      'Hours within which a used car can be returned for a refund. Fills {hours} in the texts below. Enter 0 for no such promise.',
      0,
      720,
      0,
    ),
    entries: entryList('Promises', 'In order.', 'Promise', 8, {
      title: text('Promise', 'A few words.', 80),
      text: longText('Text', 'What it means, in a sentence.', 300),
      conditions: text(
        'Its condition',
        'What this promise alone depends on. Shown with the conditions below, wherever the promise is.',
        200,
      ),
      carType: choice(
        'Cars by condition',
        'A promise for used cars is left off the pages of new cars and demonstrators, and one for new cars off those of the others.',
        { any: 'Every car', used: 'Used cars', new: 'New cars' },
        'any',
      ),
      fuel: choice(
        'Cars by fuel',
        'A promise for some fuels is left off the pages of cars with another, or whose fuel isn’t stated.',
        {
          any: 'Every car',
          Petrol: 'Petrol',
          Diesel: 'Diesel',
          petrolOrHybrid: 'Petrol and hybrid',
          Hybrid: 'Hybrid',
          PHEV: 'Plug-in hybrid',
          Electric: 'Electric',
        },
        'any',
      ),
      kmBelow: count(
        'Kilometres below',
        'The promise is left off the pages of cars with this many kilometres or more, or whose kilometres aren’t stated. Enter 0 for no limit.',
        0,
        1_000_000,
        0,
      ),
    }),
    conditions: richText(
      'Conditions',
      'Who gives the guarantee, for which cars, for how long, and what it excludes. Statutory rights still apply.',
      2000,
    ),
    href: href('Full terms', 'The page with all terms. Leave empty for no link.'),
  }),
  position: 21,
  initialContent: {
    moneyBackHours: 48,
    entries: [
      { id: 'price', title: 'One haggle-free price', text: 'The price on the screen is the price you pay in the yard.' },
      { id: 'money-back', title: '{hours}hr money back', text: 'Not the right car? Bring it back within {hours} hours.' },
      { id: 'engine', title: 'Lifetime engine guarantee', text: 'For as long as you own the car and keep up its logbook services.' },
      { id: 'servicing', title: 'Cool value servicing for life', text: 'A fixed price for every logbook service.' },
      { id: 'roadside', title: '12 months roadside assist', text: 'Wherever you are, any time of day.' },
    ],
  },
  sketch: [
    headline,
    ...columns(4, (x, w) => [box(x, 19, w, 30), dot(x + w / 2, 27, 3, 0.7), line(x + 3, 36, w - 6, 0.6), line(x + 3, 42, w - 8)]),
  ],
} as const satisfies BlockDeclaration
