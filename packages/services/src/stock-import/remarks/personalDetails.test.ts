import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { createOwnDetails, noOwnDetails } from './ownDetails'
import { disclosesPerson, maskPersons, namesPerson, withoutPrivateContacts } from './personalDetails'

const own = createOwnDetails({
  contacts: ['02 4321 1234', '+61 411 222 333', '02 4321 9999', 'sales@testmotors.example'],
  streets: ['12-14 Smith Street', 'Unit 3/20 Old Mill Rd'],
  names: ['Alan Mance Motors', 'Penrith'],
  staff: ['Heidi Brandt', 'Zoran Ilic'],
})
const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', price: '15990', km: '61000' }
const read = (comments: string) => parseLine({ ...line, comments }, '2026-06-01T02:00:00.000Z', 'egc', 'AU', undefined, own)

it.each([
  ...['Call Bruce on 0412 333 444 after hours', 'call 0412 333 444', 'Ring Steve 0412333444', 'Text 0412-333-444', 'ph 0412 333 444'],
  ...['Mob: 0412 333 444', 'Call +61 412 333 444', 'Contact Karen on (02) 9876 5432', 'Phone 02 9876 5432 after hours'],
  ...['Email bruce.lee@gmail.com', 'Contact kim@elsewhere.example', 'Call Bruce or Karen 0412 333 444', 'Please call 0412.333.444 anytime'],
])('“%s” is left out of the comments and reported, and the rest is published (ENT-01)', (text) => {
  const { values, problems } = read(`Tidy car. ${text}. One owner`)
  expect(values.comments).toBe('Tidy car. One owner')
  expect(problems).toMatchObject([{ column: 'comments', effect: 'left out' }])
  expect(JSON.stringify(problems)).not.toMatch(/Bruce|0412|9876|Karen|@/)
  expect(read(`Tidy car, ${text}`).values.comments).toBe('Tidy car')
})

it.each([
  ...['Call us on 02 4321 1234', 'Call Bruce on 0411 222 333', 'Email sales@testmotors.example', 'Call our team on 02 9876 5432'],
  ...['Call 1300 123 456', 'Ask for Bruce', 'Email info@other.example', '61000 km', 'Serviced at 45 000 and 61 000 km', 'Towing 3500 kg'],
  ...['Stock 0004123', '2019 model', 'VIN KNADC51410A313766', 'kim@testmotors.example', 'Part 041 2333'],
])('“%s” stays in the comments (ENT-01)', (text) =>
  expect(read(`Tidy car. ${text}. One owner`).values.comments).toBe(`Tidy car. ${text}. One owner`),
)

it('comments are left out as a whole where a private number is in a sentence about the car (ENT-01)', () => {
  expect(read('Sold with no warranty call 0412 333 444. Tidy').values.comments).toBeUndefined()
  expect(withoutPrivateContacts('Mob 021 123 4567. Tidy', noOwnDetails, 'NZ').text).toBe('Tidy')
})

const named = [
  ...['Previous owner Bruce Lee', 'Owner: John Smith', 'Hold for Sarah', 'Held for Sarah Lee', 'SOLD - Smith', 'Sold to Karen Smith'],
  ...[
    'Deposit from Karen',
    'Deposit paid by Jim Wong',
    'Karen Smith has paid a deposit',
    'Owned by Bob',
    'Traded in by Kevin',
    'Vendor Steve',
  ],
  ...['Picked up by Peter', 'Going to Anna Rossi', 'On hold for Dave', 'Customer Jane Citizen wants it', 'Reserved for Nguyen Tran'],
  ...['Sold Karen', 'Dave collecting Friday', 'Belonged to Margaret', 'Dep - Wong', 'Promised to Ian', 'Client: Priya'],
]
it.each(named)('comments with “%s” name a person: they are not published (ENT-01)', (text) => {
  expect(namesPerson(text)).toBe(true)
  const { values, problems } = read(`Tidy car. ${text}. Bluetooth`)
  expect(values.comments).toBeUndefined()
  expect(JSON.stringify(problems)).not.toMatch(/Bruce|Lee|Smith|Sarah|Karen|Wong|Bob|Kevin|Steve|Peter|Rossi|Dave|Citizen|Tran|Priya/)
})

it('comments about owners and sales that name no person are published (ENT-01)', () => {
  const texts = [
    ...[
      'One Owner Full Service History',
      'Owner Manual Included',
      '1 Owner Log Books',
      'Sold New Here',
      'Sold with RWC',
      'Owned By One Lady',
    ],
    ...['Owned From New', 'Customer Service First', 'Deposit Taken Today', 'Sold As Is', 'Reserved For You Today', 'Hold Until Friday'],
    ...['Delivered Australia Wide', 'Trade In Welcome', 'Picking Up The Kids', 'Great For Families', 'Traded From New', 'Holden Astra'],
    ...[
      'Vendor Finance Available',
      'Client Approved',
      'Sold - Pending',
      'Deposit - Paid',
      'Previous Owner Looked After It',
      'Going To Auction',
    ],
  ]
  expect(texts.filter(namesPerson)).toEqual([])
})

it('a report quotes a cell without persons in it (ENT-01)', () => {
  expect(
    ['SOLD Karen 0412 000 333', 'White, sold to Sarah Lee', '19990 - sold Jim', 'LS-T (HOLD till Fri - Steve)', 'ask kim@home.example']
      .map(maskPersons)
      .join(),
  ).not.toMatch(/Karen|0412|Sarah|Lee|Jim|Steve|@/)
  const same = [
    '1AB2[D',
    'Ascent Sport',
    'White - hail',
    '150000 TMU',
    'Auto - slipping',
    'Mercedes-Benz GLC',
    'AUTO8',
    'SOLD',
    '61200 (clock changed)',
  ]
  expect(same.map(maskPersons)).toEqual(same)
})

it.each([
  'keys ',
  '14 Hill ',
  '12 Smith St ',
  'alarm ',
  '. ',
  '0 ',
  'sold ',
  'Karen ',
  '0412 ',
  'a@',
  'call Bruce ',
  '. ',
  'owner ',
  'a.',
  '0',
  'Aa ',
  'hold for ',
])('reads long texts in time proportional to their length: “%s”', (part) => {
  const judge = (times: number) => () => {
    const text = part.repeat(times)
    return [withoutPrivateContacts(text, own, 'AU'), disclosesPerson(text, own), maskPersons(text)]
  }
  expect(isLinear(judge(20_000), judge(40_000))).toBe(true)
})

it.each([
  ...['Deceased estate of the late Harold Simpson', 'The late Margaret Henley’s car', 'Owned by retired police sergeant Bill Hayes'],
  ...['Ex Mayor Bob Smith’s car', 'Ex nurse Priya Raman'],
])('“%s” names a person (ENT-01)', (text) => {
  expect(namesPerson(text)).toBe(true)
})
it('late models and estates name no person (ENT-01)', () => {
  expect(
    ['Late Model Low Kms', 'Late 2019 Build', 'Estate Of Origin', 'Volvo estate', 'Name your price', 'Doctor owned'].filter(namesPerson),
  ).toEqual([])
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
])('comments with “%s” are not advertised (ENT-01)', (text) => {
  const { values, problems } = read(`Tidy car. ${text}. Bluetooth`)
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
  expect(texts.filter((text) => disclosesPerson(`Tidy car. ${text}. Bluetooth`, noOwnDetails))).toEqual([])
})

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
  expect(disclosesPerson(`Tidy car. ${text}`, noOwnDetails)).toBe(true)
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
  expect(texts.filter((text) => disclosesPerson(text, noOwnDetails))).toEqual([])
})

it.each([
  ...['Pick up from 12 Bay St, Penrith', 'Located at 5 High Street Dubbo NSW 2830', 'view at 7 bay close', 'Car is at Unit 4/9 Ocean Pde'],
  ...['Inspect at 22 OLD MILL LANE', 'Garaged 14B Hill Rd', 'Address: 3 Kings Way, Southbank VIC', 'House 9 Rose Court'],
])('the private address “%s” is left out of the comments (ENT-01)', (text) => {
  const { values, problems } = read(`Tidy car. ${text}. One owner`)
  expect(values.comments).toBe('Tidy car. One owner')
  expect(problems).toMatchObject([{ column: 'comments', effect: 'left out' }])
  expect(JSON.stringify(problems)).not.toMatch(/Bay|High|Ocean|OLD|Hill|Kings|Rose/)
  const ofCar = parseLine({ ...line, features: `Sunroof; ${text}` }, '2026-06-01T02:00:00.000Z', 'egc', 'AU', undefined, own)
  expect(ofCar.values.features).toEqual(['Sunroof'])
})

it('comments are left out as a whole where a private address is in a sentence about the car (ENT-01)', () =>
  expect(read('Sold without warranty from 12 Bay St, Penrith. Tidy').values.comments).toBeUndefined())

it.each([
  ...['Visit us at 12 Smith St, Penrith', 'Located at 14 Smith Street', 'See it at 12-14 Smith Street Penrith', '20 Old Mill Road Dubbo'],
  ...[
    'Call Heidi on 02 9876 5432',
    'Phone service 02 4321 9999',
    'Traded in by Alan Mance Motors',
    'Ask for Zoran Ilic, sold by Heidi Brandt',
  ],
  ...['2021 Kia Rio Drive away', '2016 Ford Fiesta ST', '4 Wheel Drive', '3 selectable Drive modes', 'Lane assist', 'From 2 Way Radio'],
  ...['Serviced at 60,000 km Drives well', '5 Door Hatch', 'Test Drive today', '7 Seats Close to new', '12 months rego', 'One of 2 in WA'],
])('“%s” is no private address, name or number (ENT-01)', (text) =>
  expect(read(`Tidy car. ${text}. One owner`).values.comments).toBe(`Tidy car. ${text}. One owner`),
)

it('the names of other persons are private beside those of the dealer (ENT-01)', () => {
  expect(disclosesPerson('Sold by Heidi Brandt to Bruce Lee', own)).toBe(true)
  expect(disclosesPerson('Traded in by Heidi Brandtner', own)).toBe(true)
  expect(read('Tidy. Call Steve on 02 9876 5432').values.comments).toBe('Tidy.')
  expect(read('Tidy. Call Heidi on 0412 333 444').values.comments).toBe('Tidy.')
})

it.each(['sold to karen lee', 'SOLD KAREN LEE', 'Sold - Karen Lee', 'hold for jim', 'Deposit Karen', 'sold: steve brown'])(
  'the name in “%s” is masked (ENT-01)',
  (text) => expect(maskPersons(text)).not.toMatch(/karen|lee|jim|steve|brown/i),
)
