import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinear } from '../../testing/isLinear'
import { shownComments } from './commentLines'

const withoutPrice = (dealerComments: string | null) => shownComments({ priceCents: null, dealerComments })

describe('comments of a car that shows no price (CAR-14)', () => {
  it.each([
    [null, null],
    ['One owner. Two keys.', 'One owner. Two keys.'],
    ['One owner. Now $12,990 drive away! Two keys.', 'One owner. Two keys.'],
    ['One owner.|Now $12,990|Two keys.', 'One owner.||Two keys.'],
    ['- Leather\n- $12990 drive away\n- Tow bar', '- Leather\n\n- Tow bar'],
    ['Was $15,990', null],
    ['Priced at $12.9k', null],
    ['12,990 drive away', null],
    ['Yours for 12990 DAP. Call us.', 'Call us.'],
    ['$990 drive away', null],
    ['AUD 12,990 plus on roads', null],
    ['$ 12 990 ono. Great car', 'Great car'],
    ['**Now $12,990. Great car.** Two keys.', null],
    ['**Now $12,990.** Two keys.', 'Two keys.'],
    ['See [it for $12,990. Enquire](/contact) now', null],
    ['From $89 per week. 48,210 km. Tows 3,500 kg.', 'From $89 per week. 48,210 km. Tows 3,500 kg.'],
    ['Built in 2019. Call 0412 345 678. Seats 7.', 'Built in 2019. Call 0412 345 678. Seats 7.'],
  ])('comments of a car that shows no price of “%s” are “%s”', (text, shown) => expect(withoutPrice(text)).toBe(shown))

  it('comments of a car that shows no price contain no price that the importer recognises, and nothing the dealer didn’t write', () => {
    const parts = fc.constantFrom(
      'One owner.',
      'Now $12,990 drive away!',
      '$9,000',
      '**',
      '|',
      '\n',
      ' ',
      '- ',
      '[a](/b)',
      'Price: $12,990',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (written) => {
        const text = written.join('')
        const shown = withoutPrice(text) ?? ''
        expect(shown).not.toMatch(/\$\d/)
        for (const word of shown.split(/\s+|\|/)) expect(text).toContain(word)
      }),
    )
  })

  it.each(['$1,000 ', '1,', '1 ', '. ', ' ', '|', '$1,', '1'])(
    'comments of a car that shows no price are parsed in linear time if they repeat “%s”',
    (part) =>
      expect(
        isLinear(
          () => withoutPrice(part.repeat(50_000 / part.length)),
          () => withoutPrice(part.repeat(100_000 / part.length)),
        ),
      ).toBe(true),
  )
})

it('comments of a car with a price are as the dealer wrote them (VDP-23)', () => {
  const dealerComments = 'Now $12,990 drive away!|Two keys.'
  expect(shownComments({ priceCents: 1_299_000, dealerComments })).toBe(dealerComments)
  expect(shownComments({ priceCents: 0, dealerComments })).toBe('Two keys.')
})
