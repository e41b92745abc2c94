import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import type { ParsedPrice } from '../parsePrice'
import { isPrivateFeature, isPromotion, isUnfinished, publicComments, saysChargesOnTop } from './privateSentences'

const isPrice = ({ cents }: ParsedPrice): boolean => cents === 1_599_000
const read = (text: string) => publicComments(`Tidy car. ${text}. One owner`, isPrice)

it.each([
  {
    kind: 'what the car cost or may be sold for',
    texts: [
      ...['Stands us at 11k', 'We paid 8500 at Manheim', 'our cost 10,200', 'Cost price 9900', 'Bought for $7,000', 'Traded in at 6k'],
      ...['Will take 13k', 'reserve 12500', 'min 14', 'Bottom dollar thirteen', 'Floor price 12', 'let it go for 12k', 'margin 1800'],
    ],
  },
  {
    kind: 'notes between staff',
    texts: [
      ...['Dealers only', 'Internal note check brakes', 'staff use', 'Not for publication', "Don't mention the hail", 'Confidential'],
      ...['Needs RWC', 'awaiting parts', 'photos to come', 'Customer wants it Friday', 'Owner desperate, owner wants out', 'PPSR not done'],
      ...['Vendor owes money', 'Aged stock', 'On floor plan', 'Repossessed', 'Trade value low', 'Redbook says less'],
    ],
  },
  {
    kind: 'amounts of money',
    others: 'Tidy car. One owner',
    texts: [
      ...['Finance from $89 a week', 'Over $4,000 of extras', 'RRP $45,990', 'Deposit $500 holds it', 'AUD 12000', 'Save 3000 dollars'],
      ...['Now $12,990', '$15,990 or $99 a week', 'asking 15k', 'worth 18k'],
    ],
  },
])('comments are published without $kind, or not at all: $texts (ENT-01)', ({ texts, others = '' }) =>
  expect(texts.map((text) => [text, read(text).text])).toEqual(texts.map((text) => [text, others])),
)

it.each([
  'plus $440 dealer fee',
  'A documentation fee of $299 applies',
  'Dealer delivery charges extra',
  'Price excludes our admin fee',
  'add $795 for preparation fee',
  'Handling fee payable on top',
  'Surcharge applies',
])('a fee on top is left out, and named: “%s” (CAR-14)', (text) =>
  expect(read(text)).toMatchObject({ text: 'Tidy car. One owner', fee: text }),
)

it('sentences about the car are published (ENT-01)', () => {
  const texts = [
    ...[
      'Now $15,990',
      'Drive away $15,990',
      'Serviced at 60k and 75k kms',
      'Low running costs',
      'Cost effective to own',
      'Trade-ins welcome',
    ],
    ...[
      'No hidden fees',
      'No admin fees or charges',
      'Includes all on-road costs',
      'Price includes stamp duty and transfer',
      'Reserve yours today',
    ],
    ...[
      'Our friendly sales staff can help',
      'Contact our finance team',
      '5 years warranty',
      'Needs nothing',
      'Internal storage',
      'Lowest kms around',
    ],
    ...[
      'Must be seen',
      'Best value',
      'Excludes government charges',
      'Towing 3,500 kg',
      'Call 0412 345 678',
      'Owner manual and both keys',
      'Min. 6 months rego',
    ],
    ...['Full history, two owners', 'Customer service is what we do', '2.0L turbo', 'Delivery Australia-wide', 'Good offers considered'],
  ]
  expect(texts.filter((text) => read(text).without !== null)).toEqual([])
})

it.each([
  'Gearbox whines, $700 off',
  'Panels repaired for $2,400 after a bump',
  'Not registered, allow $1,100 for brakes',
  'Smells of smoke so only $9,990',
  'Engine replaced for $6,500 at 210,000 km',
])('comments with an amount in a sentence about the car are not published at all: “%s” (ENT-01)', (text) =>
  expect(read(text)).toMatchObject({ text: '', without: text }),
)

it('a sentence about a fee that a buyer may choose is left out, and the price stays (CAR-14)', () => {
  const texts = [
    'Interstate delivery fee from $500',
    'Delivery charges can be arranged from $200',
    'Finance establishment fee $395 applies',
  ]
  expect(texts.map((text) => read(text))).toEqual(
    texts.map((text) => ({ text: 'Tidy car. One owner', without: text, fee: null, isNotFree: false })),
  )
})

it.each([
  'Export only',
  'Trade buyers only',
  'Price is for trade buyers; retail $23,990',
  'Offered to the trade',
  'Rent to own only',
  'Not ours, we sell it for a friend',
  "It is at the owner's house",
  'Pending finance',
  'Being picked up on Monday',
  'Delivery booked for May',
  'Has a SOLD sticker',
  'Gone to auction',
  'In for repairs',
  'Do not drive',
  'Holding for Jo',
  'PPSR has an entry',
  'Payout is 9,200',
])('a car whose comments say that it may not be for sale waits: “%s” (ENT-01, CAR-05)', (text) =>
  expect(read(text)).toMatchObject({ text: '', isNotFree: true }),
)

it.each(['Price is per week', 'Priced at a monthly rate: price a month', 'The price shown is weekly', 'Prices pw'])(
  'a price that the comments call weekly or monthly isn’t advertised as the car’s price: “%s” (CAR-14)',
  (text) => expect(read(text)).toMatchObject({ text: 'Tidy car. One owner', fee: text }),
)

it('charges on top are found in any words (CAR-14)', () => {
  const texts = [
    ...[
      'Excludes ORC',
      'plus on-roads',
      'Statutory charges extra',
      "Excl. gov't charges",
      'rego not included',
      'ex rego',
      'Unregistered price',
    ],
    ...['dealer delivery payable', 'on roads extra', '+ stamp duty'],
  ]
  expect(texts.filter((text) => !saysChargesOnTop(`Tidy. ${text}`))).toEqual([])
  const others = [
    'Includes all on-road costs',
    'Great on and off road',
    'Long rego',
    'No extra charges',
    'Registered until May',
    'Plus size boot',
  ]
  expect(others.filter((text) => saysChargesOnTop(`Tidy. ${text}`))).toEqual([])
})

it.each(['Dealers only - one owner, tidy', '*** INTERNAL *** Tidy', 'Not for public: tidy', 'Office use only. Tidy', 'Confidential! Tidy'])(
  'comments for staff are not published at all: “%s” (ENT-01)',
  (text) => expect(publicComments(text, isPrice).text).toBe(''),
)

it('a feature with an amount or a note is private (ENT-01)', () => {
  const features = ['Tow bar', '$990 tint', 'Needs tyres', 'Cost us 400', 'Sunroof', 'Owner supplied mats', 'Leather seats']
  expect(features.filter(isPrivateFeature)).toEqual(['$990 tint', 'Needs tyres', 'Cost us 400'])
})

it.each(['$1 ', '. ', 'fee ', '. . $', 'min 1,', ' - ', 'cost '])(
  'parses long comments in time proportional to their length: “%s”',
  (part) =>
    expect(
      isLinear(
        () => publicComments(part.repeat(20_000), isPrice),
        () => publicComments(part.repeat(40_000), isPrice),
      ),
    ).toBe(true),
)

it('a sentence that also describes the car is no price promotion', () => {
  expect(['Now only $9,990', 'Plus $400 dealer fee', 'Finance from $80 p/w'].filter((text) => !isPromotion(text))).toEqual([])
  expect(['Dented so $9,990', 'Tyres $400'].filter(isPromotion)).toEqual([])
})

it.each(['Now $15,990 drive away', 'Drive away today for $15,990, nothing more to pay', 'Drive away this weekend for only $15,990'])(
  'a price that the comments call drive away isn’t advertised as a price without government charges: “%s” (CAR-14)',
  (comments) => {
    const priceOf = (more: object) =>
      parseLine(
        { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', price: '15990', comments, ...more },
        '2026-06-01T02:00:00.000Z',
        'egc',
      ).values.price
    expect(priceOf({})).toBeUndefined()
    expect(priceOf({ priceType: 'Drive away' })?.cents).toBe(1_599_000)
  },
)

it.each(['Lorem ipsum dolor', '{{ blurb }}', 'A great car in [suburb]', '<% blurb %>'])('“%s” is text of a template (ENT-01)', (text) => {
  expect(isUnfinished(`Tidy car. ${text}. Bluetooth`)).toBe(true)
  const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', comments: `Tidy car. ${text}. Bluetooth` }
  expect(parseLine(line, '2026-06-01T02:00:00.000Z').values.comments).toBeUndefined()
})

it.each(['[a ', '{{ ', 'lorem '])('marks of templates are found in time proportional to the text: “%s”', (part) =>
  expect(
    isLinear(
      () => isUnfinished(part.repeat(20_000)),
      () => isUnfinished(part.repeat(40_000)),
    ),
  ).toBe(true),
)
