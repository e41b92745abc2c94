import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { pricesInComments } from './pricesInComments'

const driveAway = (dollars: number) => [{ cents: dollars * 100, priceType: 'driveAway' }]
const egc = (dollars: number) => [{ cents: dollars * 100, priceType: 'egc' }]
const unstated = (dollars: number) => [{ cents: dollars * 100, priceType: null }]

it.each<{ text: string; prices: readonly object[] }>([
  { text: 'Now $12,990 drive away', prices: driveAway(12_990) },
  { text: 'One owner. NOW ONLY $12,990!', prices: unstated(12_990) },
  { text: 'Priced at $12990 plus on roads', prices: egc(12_990) },
  { text: 'Price: $12,990', prices: unstated(12_990) },
  { text: 'Drive away price $12,990.', prices: driveAway(12_990) },
  { text: '12,990 drive away', prices: driveAway(12_990) },
  { text: '$12,990 ono', prices: unstated(12_990) },
  { text: 'Reduced to $12,990.00', prices: unstated(12_990) },
  { text: 'Was $15,990. Now $12,990', prices: unstated(12_990) },
  { text: 'No deposit finance!\nNow $12,990 drive away', prices: driveAway(12_990) },
  { text: '$12,990 drive away, or finance from $89 per week', prices: driveAway(12_990) },
])('“$text” names a price (CAR-14)', ({ text, prices }) => expect(pricesInComments(text)).toEqual(prices))

it.each([
  'Was $15,990',
  'Save $3,000',
  'Now save $3,000',
  'Now only $2,000 deposit',
  'Only $5,000 off',
  'Now $1,250 per month',
  'Just $2,100 a month drive away',
  'Finance from $12,990 drive away',
  'Loan of $12,990 over 5 years',
  'RRP $45,990 drive away',
  'Over $4,000 of extras',
  'Now with $1,500 bonus',
  'Only $1,000 factory bonus',
  'Price new $65,990',
  'Now 48,210 km',
  'Only 48,210 kms, drive away today',
  'Towing 3,500 kg',
  'Cost $65,990 new',
  'Call 0412 345 678',
  'Drive away today',
  'Price drop of $2,000',
  'Now $2,000 cheaper',
  'From $12,990 drive away',
  'Valued at $12,990',
  'Now $12.990',
])('“%s” names no price (CAR-14)', (text) => expect(pricesInComments(text)).toEqual([]))

it.each([
  ['$1,000 ', ''],
  ['1,', ''],
  [' ', '$1'],
  ['$', ''],
])('the parser of comments parses long comments in time proportional to their length: “%s”', (part, end) =>
  expect(
    isLinear(
      () => pricesInComments(part.repeat(50_000) + end),
      () => pricesInComments(part.repeat(100_000) + end),
    ),
  ).toBe(true),
)

it.each([
  ...[
    'Was $35,990 now $32,990',
    'Only $32,990 drive away',
    'Priced at $32,990',
    '$32,990',
    'Asking 32,990 ono',
    'Retail $32,990',
    '32,990 DAP',
  ],
  ...['Price $32990', 'Now 32k', 'reduced to $32,990', '32990 drive away', 'Yours for $32,990'],
])('a price in comments is not published for a car without a price, or with another: “%s” (ENT-01, CAR-14)', (text) => {
  const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', km: '61000', comments: `Tidy car. ${text}` }
  for (const price of [undefined, '35990']) {
    const { values } = parseLine({ ...line, ...(price && { price }) }, '2026-06-01T02:00:00.000Z', 'egc')
    expect(values.comments ?? '').not.toMatch(/32/)
  }
})
