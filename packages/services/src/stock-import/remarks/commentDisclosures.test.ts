import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { isOtherGearbox, isPersonalOrUnfinished, isPromotion } from './commentDisclosures'
import { reasonToWait } from './reasonsToWait'

const line = (more: object) => ({
  ...{ stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', price: '15990', km: '61000', transmission: 'Manual' },
  ...more,
})
const read = (more: object) => parseLine(line(more), '2026-06-01T02:00:00.000Z', 'egc')

const disclosures = [
  ...[
    'New speedometer fitted, correct kms about 190,000',
    'Odometer is not accurate',
    'Replaced instrument cluster at 80k',
    'Speedo has stopped',
  ],
  ...['Real mileage higher', 'kms unknown', 'Clock wound back we think', "Odometer doesn't work"],
  ...[
    'Repaired write-off',
    'Was written off in 2021',
    'On the WOVR',
    'Previous RWO',
    'Light hail on roof',
    'Came from the floods',
    'Ex salvage',
  ],
  ...['Sold as is, engine knocks and leaks', 'Unregistered. Needs a clutch, unregistered', 'Noisy diff, no warranty'],
  ...["Please don't list before Monday", 'Do not advertise', 'Not to be published', 'Hold until the tyres are on', "Don't upload yet"],
]
it('comments about the odometer, history, faults or when to advertise keep a car off the website (ENT-01, CAR-05)', () => {
  expect(disclosures.filter((text) => reasonToWait(`Tidy car. ${text}. Bluetooth`) === null)).toEqual([])
  const { problems } = read({ comments: 'Tidy. Speedo swapped last year.' })
  expect(problems).toMatchObject([{ column: 'status', effect: 'waits' }])
})

it('a car is advertised whose comments say that nothing happened to it (ENT-01)', () => {
  const texts = [
    ...[
      'Never written off',
      'No hail damage',
      'Hail free',
      'Not a statutory write-off',
      'WOVR clear',
      'LED flood lights',
      'Digital speedo',
    ],
    ...['3 months statutory warranty', 'Low odometer reading', 'Genuine kms', 'No accidents', "Don't miss out", 'Low kms, new tyres'],
    ...['Needs nothing', '12 months registration', "This one won't last", 'Has never been in a flood'],
  ]
  expect(texts.filter((text) => reasonToWait(`Tidy car. ${text}. Bluetooth`) !== null)).toEqual([])
})

it.each([
  'Sold new to Mr Papas',
  "MRS O'Brien kept it in a garage",
  'Ask Dr Nguyen for the books',
  'Traded by K Wallace',
  'Lady owner, call 0491 570 110',
  'Owner lives at 7 Bay Road',
  'Deceased estate from 22 Old Mill Lane',
  'Radio code 9917',
  'Immobiliser: 55210',
  'Keys on the board',
  'Spare is with Terry',
  'Lorem ipsum dolor',
  '{{ blurb }}',
  'A great car in [suburb]',
  '<% blurb %>',
])('comments with “%s” are not advertised (ENT-01)', (text) => {
  const { values, problems } = read({ comments: `Tidy car. ${text}. Bluetooth` })
  expect(values.comments).toBeUndefined()
  expect(problems.map(({ column }) => column)).toContain('comments')
  expect(JSON.stringify(problems)).not.toContain(text)
})

it('comments with a dealer’s own details are advertised (ENT-01)', () => {
  const texts = [
    ...[
      'Call us on 02 5550 1234',
      'Visit us at 14 Hill Street',
      '4 Dr Sedan',
      'Paint code 1F7',
      'Both keys in hand',
      'Two keys with books',
    ],
    ...[
      'One lady owner',
      'Alarm and immobiliser',
      "Don't Miss Out",
      'Previously a demo',
      '4 speakers, 8 airbags',
      'Smart key with push start',
    ],
  ]
  expect(texts.filter((text) => isPersonalOrUnfinished(`Tidy car. ${text}. Bluetooth`))).toEqual([])
})

it.each([
  { text: 'Easy to drive automatic', isManual: true, is: true },
  { text: 'Automatic headlights and wipers', isManual: true, is: false },
  { text: 'Automatic version also here, this one is manual', isManual: true, is: false },
  { text: '5 speed manual, tidy', isManual: false, is: true },
  { text: 'Owners manual', isManual: false, is: false },
  { text: 'Auto with manual mode', isManual: false, is: false },
])('“$text” of a manual ($isManual) contradicts its gearbox: $is (CAR-04)', ({ text, isManual, is }) =>
  expect(isOtherGearbox(text, isManual)).toBe(is),
)

it('comments about the other gearbox are not advertised (CAR-04)', () =>
  expect(read({ comments: 'Lovely automatic hatch.' }).values.comments).toBeUndefined())

it.each(['Now $15,990 drive away', 'Drive away today for $15,990, nothing more to pay', 'Drive away this weekend for only $15,990'])(
  'a price that its comments call drive away isn’t advertised without charges: “%s” (CAR-14)',
  (comments) => {
    expect(read({ comments }).values.price).toBeUndefined()
    expect(read({ comments, priceType: 'Drive away' }).values.price?.cents).toBe(1_599_000)
  },
)

it('a sentence that also describes the car is no price promotion', () => {
  expect(['Now only $9,990', 'Plus $400 dealer fee', 'Finance from $80 p/w'].filter((text) => !isPromotion(text))).toEqual([])
  expect(['Dented so $9,990', 'Tyres $400'].filter(isPromotion)).toEqual([])
})

it.each(['odometer ', 'no ', 'keys ', '14 Hill ', 'alarm ', '. ', '0 ', 'not a any ', 'automatic ', '[a '])(
  'reads long comments in time proportional to their length: “%s”',
  (part) =>
    expect(
      isLinear(
        () => [reasonToWait(part.repeat(20_000)), isPersonalOrUnfinished(part.repeat(20_000)), isOtherGearbox(part.repeat(20_000), true)],
        () => [reasonToWait(part.repeat(40_000)), isPersonalOrUnfinished(part.repeat(40_000)), isOtherGearbox(part.repeat(40_000), true)],
      ),
    ).toBe(true),
)

it.each([
  ...[
    'DOB 12/03/1961',
    'Date of birth: 1 March 1961',
    'Lic 081234567',
    'Licence no 081234567',
    'TFN 123 456 782',
    'BSB 062-000 acc 12345678',
  ],
  ...['Ex Dr Patel, always garaged', 'Sold new to M. Jones of Dubbo', 'Traded by the Nguyens of Epping', 'Traded by Nguyen family'],
  ...['Rego in name of K Shah', 'owner: T Nguyen', 'Ring Karen for keys'],
])('comments with “%s” aren’t advertised (ENT-01)', (text) => {
  expect(isPersonalOrUnfinished(`Tidy car. ${text}`)).toBe(true)
})

it('comments without data of a person are advertised (ENT-01)', () => {
  const texts = [
    ...[
      'Dealer licence no 12345',
      'Motor licence 123456',
      'Licensed until May',
      'LMCT 12345',
      'Great for the family',
      'In the name of safety',
    ],
    ...[
      'One owner: Full history',
      'Accessories 250000 km',
      'Traded from a local family',
      'Bought by the dealership',
      'Ex demo',
      'Late model SUV',
    ],
  ]
  expect(texts.filter(isPersonalOrUnfinished)).toEqual([])
})
