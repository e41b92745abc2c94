import { expect, it } from 'vitest'
import { parseColumn } from './parseColumn'
import type { ImportColumn } from './stockColumns'

const now = '2026-06-01T02:00:00.000Z'
const parsed = (column: ImportColumn, text: string, country?: 'AU' | 'NZ'): unknown => {
  const outcome = parseColumn(column, text, now, country)
  return outcome.is === 'understood' ? outcome.value : outcome.is
}
const egc = (cents: number) => ({ cents, priceType: 'egc' })
const driveAway = (cents: number) => ({ cents, priceType: 'driveAway' })
const unstated = (cents: number) => ({ cents, priceType: null })
const km = (distance: number, unit: 'km' | 'miles' | null = null) => ({ distance, unit })

it.each<{ column: ImportColumn; values: readonly (readonly [text: string, value: unknown])[] }>([
  {
    column: 'price',
    values: [
      ['AUD 29990', unstated(2_999_000)],
      ['29990.45', unstated(2_999_045)],
      ['29 990', unstated(2_999_000)],
      ['29990 DAP', driveAway(2_999_000)],
      ['$28,990 Drive Away', driveAway(2_899_000)],
      ['Drive away $28,990', driveAway(2_899_000)],
      ['29,990 + ORC', egc(2_999_000)],
      ['$27,990 Plus On Road Costs', egc(2_799_000)],
      ['$26,990 Excl. Govt. Charges', egc(2_699_000)],
      ['29990 EGC', egc(2_999_000)],
      ['1,800,000', unstated(180_000_000)],
      ['$1800000', unstated(180_000_000)],
      ['A$15,990', unstated(1_599_000)],
      ['AU$ 15,990', unstated(1_599_000)],
      ['15990 AUD', unstated(1_599_000)],
      ['$15,990 AUD drive away', driveAway(1_599_000)],
      ['15,990 ono', unstated(1_599_000)],
      ['$15,990 o.n.o.', unstated(1_599_000)],
      ['15,990 ONO drive away', driveAway(1_599_000)],
      ['15,990 drive away, neg.', driveAway(1_599_000)],
      ['15,990 + ORC negotiable', egc(1_599_000)],
      ['15,990 or near offer', unstated(1_599_000)],
      ['15,990 (neg)', unstated(1_599_000)],
      ['15,990 ORC incl', driveAway(1_599_000)],
      ['15,990 incl ORC', driveAway(1_599_000)],
      ['15,990 ORC included', driveAway(1_599_000)],
      ['15,990 on roads included', driveAway(1_599_000)],
      ['15,990 (on-road costs incl.)', driveAway(1_599_000)],
      ['15,990 ORC', egc(1_599_000)],
      ['15,990 before ORC', egc(1_599_000)],
      ['15990 d/a inc 3yr warranty', driveAway(1_599_000)],
      ['15,990 inc GST', unstated(1_599_000)],
      ['$15,990 (incl. GST) drive away', driveAway(1_599_000)],
      ['15,990 drive away with 12 months warranty', driveAway(1_599_000)],
      ['$15,990 incl. 3 year dealer warranty', unstated(1_599_000)],
      ["$15'990", unstated(1_599_000)],
      ["41'200", unstated(4_120_000)],
      ["15'990", unstated(1_599_000)],
      ['Was $35,990 Now $32,990', unstated(3_299_000)],
      ['Was: 35,990 / Now: 32,990 drive away', driveAway(3_299_000)],
      ['Was $30,990 Now $32,990', 'not understood'],
    ],
  },
  {
    column: 'comments',
    values: [
      ['<p>One owner.<br>Tow bar &amp; <b>canopy</b></p>', 'One owner.\nTow bar & canopy'],
      ['<script>alert("<p>")</script>Tidy<style>p{}</style>', 'Tidy'],
      ['Tows < 3,500 kg, range > 600 km', 'Tows < 3,500 kg, range > 600 km'],
      ['Full history\n\nNew tyres', 'Full history\n\nNew tyres'],
      ['<p></p>', 'empty'],
    ],
  },
  {
    column: 'km',
    values: [
      ['0', km(0)],
      ['42,310 km', km(42_310, 'km')],
      ['45,000 kms.', km(45_000, 'km')],
      ['30,000 mi', km(30_000, 'miles')],
      ['30,000 Miles', km(30_000, 'miles')],
      ['899,999', km(899_999)],
      ['48,210 kms (ex-rental)', km(48_210, 'km')],
      ['48,210 (ex demo)', km(48_210)],
      ['48,210 (km)', km(48_210, 'km')],
      ['30,000 (miles)', km(30_000, 'miles')],
      ['48K', km(48_000)],
      ['48.5k', km(48_500)],
      ['48k km', km(48_000, 'km')],
      ['48 K kms', km(48_000, 'km')],
      ['30k miles', km(30_000, 'miles')],
      ['45,200.00', km(45_200)],
      ['45200.00', km(45_200)],
      ['45,200.00 km', km(45_200, 'km')],
    ],
  },
  {
    column: 'year',
    values: [
      ['1901', 1901],
      ['2028', 2028],
      ['2019.0', 2019],
      ['06/2017', 2017],
      ['201804', 2018],
      ['Dec-19', 2019],
      ['2019-03-01', 2019],
      ['3/80', 1980],
      ['Mar 2016', 2016],
      ['Blt 11/2018 Cpl 02/2019', 2018],
      ['Built: 11/18, Complied: 2/19', 2018],
    ],
  },
  {
    column: 'seats',
    values: [
      ['0', 0],
      ['80', 80],
      ['5 Seater', 5],
    ],
  },
  { column: 'cylinders', values: [['4 cyl', 4]] },
  {
    column: 'engine',
    values: [
      ['2.0 L', 2],
      ['649 cc', 0.649],
      ['1.8L/1798', 1.8],
      ['2143cc / 2.2', 2.143],
      ['3.0/V6', 3],
      ['2.0 L/16V', 2],
      ['2.0/Turbo', 2],
      ['1998', 1.998],
      ['2.755', 2.755],
      ['1998 ccm', 1.998],
      ['1998 cm3', 1.998],
      ['1998 cm³', 1.998],
      ['1.199 cm³', 1.199],
    ],
  },
  { column: 'tare', values: [['1,980 kg', 1980]] },
  { column: 'vin', values: [['jtn K43BE-103012345', 'JTNK43BE103012345']] },
  {
    column: 'rego',
    values: [
      ['1ABC234', '1ABC234'],
      ['MAR01', 'MAR01'],
      ['0012', '0012'],
    ],
  },
  {
    column: 'stockNumber',
    values: [
      ['00123', '00123'],
      ['445821', '445821'],
    ],
  },
  {
    column: 'regoExpiry',
    values: [
      ['31/03/27', '2027-03-31'],
      ['20270331', '2027-03-31'],
      ['45657', '2024-12-31'],
      ['31/03/2027 12:00:00 AM', '2027-03-31'],
    ],
  },
  {
    column: 'buildDate',
    values: [
      ['12/2019', '2019-12-01'],
      ['03/19', '2019-03-01'],
      ['Mar-19', '2019-03-01'],
      ['March 2019', '2019-03-01'],
      ['2019-03', '2019-03-01'],
      ['201903', '2019-03-01'],
      ['2019-03-01T00:00:00+10:00', '2019-03-01'],
    ],
  },
  {
    column: 'arrived',
    values: [
      ['3/11/26', '2026-11-03'],
      ['1-Nov-26', '2026-11-01'],
      ['2026/11/01', '2026-11-01'],
      ['Sunday 1 November 2026', '2026-11-01'],
      ['20261101', '2026-11-01'],
    ],
  },
  {
    column: 'certified',
    values: [
      ['Yes', true],
      ['N', false],
    ],
  },
  {
    column: 'status',
    values: [
      ['Sold STF', 'reserved'],
      ['Delisted', 'withdrawn'],
    ],
  },
  { column: 'transmission', values: [['6M', { value: 'Manual', text: '6M' }]] },
  { column: 'comments', values: [['Caf&eacute; &amp; more &#8211; one owner&#x21;', 'Café & more – one owner!']] },
  { column: 'securityInterest', values: [['None', false]] },
])('$column is understood (ENT-01, CAR-14)', ({ column, values }) =>
  expect(values.map(([text]) => [text, parsed(column, text)])).toEqual(values.map(([text, value]) => [text, value])),
)

it.each<{ columns: readonly ImportColumn[]; texts: readonly string[] }>([
  { columns: ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'], texts: ['POA', 'P.O.A.', '0.00', '$0', 'Call', 'TBA'] },
  {
    columns: ['stockNumber', 'make', 'model', 'badge', 'series', 'comments', 'rego'],
    texts: ['N/A', 'None', 'TBC', 'not specified', '--', '?'],
  },
  { columns: ['colour', 'body', 'transmission', 'fuel', 'carType'], texts: ['N/A', 'null', '-', ' '] },
  { columns: ['regoExpiry', 'buildDate', 'arrived'], texts: ['00/00/0000', '1900-01-00'] },
])('$columns with $texts are empty (ENT-01)', ({ columns, texts }) => {
  for (const column of columns)
    expect(
      texts.map((text) => parsed(column, text)),
      column,
    ).toEqual(texts.map(() => 'empty'))
})

it.each<{ columns: readonly ImportColumn[]; texts: readonly string[] }>([
  {
    columns: ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'],
    texts: [
      '3,000,001',
      '12.990',
      '12,99',
      '-1',
      '1e6',
      '$1',
      '99.99',
      '999999',
      '1111111',
      '123456',
      '29,990 negative',
      '15,990 ono?',
      '15,990 ORC included?',
      'NZD 15,990',
      'NZ$15,990',
      '15,990 NZD',
      'USD 15,990',
      'US$15,990',
      '€15,990',
      '1599000',
      '500000',
      '1599000.00',
      '29,990 plus GST',
      '$29,990*',
      'from 29,990',
      '17.990,00',
      '29990 to 31990',
      '29k',
      '29 99',
      '299 90',
    ],
  },
  {
    columns: ['km'],
    texts: [
      '900,001',
      'low',
      '-1',
      '48.210',
      '45.200',
      '999999',
      '48.2',
      '1200 hours',
      '12,34',
      '45.00',
      '452.00',
      '45,200.50.00',
      '48,210k',
      '1,200k',
      '48.25k',
      '48,210 km (replaced)',
      '48,210 km (approx)',
      '48,210 (30,000 miles)',
      '(ex-rental)',
      '48k hours',
    ],
  },
  { columns: ['year'], texts: ['2019-20-01', '1900', '2029', '2020.5', 'MYT20', '20', '26.5', 'MY99'] },
  { columns: ['seats', 'doors', 'cylinders'], texts: ['101', '4.5', 'many'] },
  { columns: ['doors', 'cylinders'], texts: ['25', '81'] },
  { columns: ['engine'], texts: ['big', '100,001 cc', '2.0/2.4', '1.6/2.0', '2.5 / 2.0', '1.8L/1998', '2.0/1,8'] },
  { columns: ['range', 'battery', 'sleeps', 'length', 'tare', 'atm', 'rucPaidTo'], texts: ['1,000,001', 'much', '1.980'] },
  {
    columns: ['vin'],
    texts: ['JTNK43BE10301234', 'JTNK43BE1030123456', 'JTNK43BE10301234O', '00000000000000000', '11111111111111112', 'XXXXXXXXXXXXXXXXX'],
  },
  { columns: ['stockNumber', 'rego'], texts: ['1.23457E+11', '1E+05', '3-Mar', 'Mar-01', '####', '#REF!'] },
  { columns: ['arrived', 'regoExpiry', 'wofExpiry'], texts: ['31/09/2026', '29/02/2026', 'soon', 'Mar-27', '11/26/2027', '03/19'] },
  { columns: ['buildDate', 'complianceDate'], texts: ['12/13/2019', '0319', 'old', '2019-02-28T13:00:00Z'] },
  {
    columns: ['regoExpiry', 'wofExpiry'],
    texts: [
      '2027-03-30T11:00:00Z',
      '2027-03-30T12:00:00.000Z',
      '2027-03-30 13:00:00+00:00',
      '2027-03-30 11:00 UTC',
      '2027-03-30T00:30:00Z',
    ],
  },
  { columns: ['badge'], texts: ['Black Cloth', 'Leather', 'Blk Lthr', 'Cloth/Vinyl', 'Jet Black', 'Part leather - grey', 'ditto'] },
  { columns: ['colour'], texts: ['ditto', '″', 'As above', 'N', 'RED 5D', 'White 4 door', '5D'] },
  { columns: ['make', 'model'], texts: ['ditto', '"', 'same as above'] },
  { columns: ['website'], texts: ['-1'] },
  { columns: ['colour', 'interiorColour'], texts: ['Black\nWhite', 'White\nWhite Pearl'] },
  { columns: ['fuel', 'transmission', 'body', 'drive', 'carType'], texts: ['Petrol\nDiesel', 'Manual\nAutomatic', 'New\nUsed'] },
  { columns: ['make', 'model', 'year', 'doors', 'engine', 'series', 'buildDate'], texts: ['1\n2', '2019\n2020', 'Rio\nCerato'] },
  { columns: ['certified', 'damagedImport', 'securityInterest'], texts: ['maybe', '2'] },
])('$columns with $texts are not understood (ENT-01)', ({ columns, texts }) => {
  for (const column of columns)
    expect(
      texts.map((text) => parsed(column, text)),
      column,
    ).toEqual(texts.map(() => 'not understood'))
})

it.each<{ column: ImportColumn; text: string; value: unknown }>([
  { column: 'regoExpiry', text: '2027-03-31T00:00:00Z', value: '2027-03-31' },
  { column: 'regoExpiry', text: '2027-03-31T00:00:00.000Z', value: '2027-03-31' },
  { column: 'regoExpiry', text: '2027-03-31T00:00:00+13:00', value: '2027-03-31' },
  { column: 'regoExpiry', text: '2027-03-31 11:00', value: '2027-03-31' },
  { column: 'arrived', text: '2026-05-20T03:12:55Z', value: '2026-05-20' },
  { column: 'badge', text: 'Black Edition', value: 'Black Edition' },
  { column: 'badge', text: 'SR5 Premium Leather', value: 'SR5 Premium Leather' },
  { column: 'badge', text: 'GT-Line', value: 'GT-Line' },
  { column: 'colour', text: 'Red', value: 'Red' },
  { column: 'colour', text: 'Red\nred\n', value: 'Red' },
  { column: 'fuel', text: 'Petrol\nPetrol', value: 'petrol' },
  { column: 'doors', text: '5\n5', value: 5 },
  { column: 'colour', text: 'Super White II', value: 'Super White II' },
])('$column with “$text” is understood (ENT-01)', ({ column, text, value }) => {
  expect(parseColumn(column, text, now)).toEqual({ is: 'understood', value })
})

it('a price in the currency of another country is not understood (CAR-14, CFG-02)', () => {
  const texts = ['NZD 15,990', 'NZ$15,990', '15,990 NZD drive away', 'AUD 15,990', 'A$15,990', 'AU$15,990', 'USD 15,990', '$15,990']
  const understood = (country: 'AU' | 'NZ') => texts.filter((text) => parsed('price', text, country) !== 'not understood')
  expect(understood('NZ')).toEqual(['NZD 15,990', 'NZ$15,990', '15,990 NZD drive away', '$15,990'])
  expect(understood('AU')).toEqual(['AUD 15,990', 'A$15,990', 'AU$15,990', '$15,990'])
})

it('a plate is read without the state beside it (ENT-01)', () => {
  const texts = ['XYZ98K (NSW)', 'QLD: 123ABC', 'CB12AB NT', '1ABC234 [WA]', 'S123ABC/SA', 'ABC-12D - TAS']
  const plates = texts.map((text) => parseColumn('rego', text, now))
  expect(plates.map((each) => (each.is === 'understood' ? each.value : each.is))).toEqual([
    ...['XYZ98K', '123ABC', 'CB12AB', '1ABC234', 'S123ABC', 'ABC-12D'],
  ])
  const others = ['XYZ98K (exp 3/27)', 'Plates', 'Available', 'XYZ98K or ABC12D', 'VIC (ABC)', 'Withdrawn']
  expect(others.filter((text) => parsed('rego', text) !== 'not understood')).toEqual([])
})

it('a date with a time elsewhere, or with other words, is not understood (ENT-01)', () => {
  const dates = [
    ...['Wed Mar 31 2027 00:00:00 GMT+0000 (Coordinated Universal Time)', 'Wed Mar 31 2027 00:00:00 GMT+1100 (AEDT)'],
    ...['Wed, 31 Mar 2027 00:00:00 GMT', '2027-03-31T00:00:00.000+00:00', '31/03/2027 12:00:00 AM', '2027-03-31T09:30:00+10:00'],
  ]
  expect(dates.map((text) => parseColumn('regoExpiry', text, now))).toEqual(dates.map(() => ({ is: 'understood', value: '2027-03-31' })))
  const others = [
    ...['Tue Mar 30 2027 13:00:00 GMT+0000 (UTC)', 'Tue Mar 30 2027 23:00:00 GMT-0500 (EST)', 'Tue, 30 Mar 2027 14:00:00 GMT'],
    ...['2027-03-30T13:00:00+0000', '31/03/2027?', '31/03/2027 or 30/04/2027', '31/03/2027 (expired)', '31/03/2027 approx'],
  ]
  expect(others.filter((text) => parsed('regoExpiry', text) !== 'not understood')).toEqual([])
})

it.each([
  { text: '2019/20', choices: ['2019', '2020'] },
  { text: '2019-2020', choices: ['2019', '2020'] },
  { text: '19', choices: ['2019'] },
  { text: "'19", choices: ['2019'] },
  { text: '99', choices: ['1999'] },
  { text: '26.5', choices: ['2026'] },
  { text: '11/12', choices: ['2011', '2012'] },
  { text: '2020 plate 2019', choices: ['2020', '2019'] },
  { text: '2019/21', choices: undefined },
  { text: 'H30', choices: undefined },
])('A year written as “$text” is a question (ENT-01)', ({ text, choices }) =>
  expect(parseColumn('year', text, now)).toEqual(
    choices === undefined
      ? { is: 'not understood', message: `“${text}” isn’t a year of a car.` }
      : { is: 'not understood', message: `“${text}” may be ${choices.join(' or ')}.`, choices },
  ),
)

it.each<{ column: ImportColumn; text: string; value: unknown }>([
  { column: 'km', text: "41'200", value: km(41_200) },
  { column: 'km', text: '41’200 km', value: km(41_200, 'km') },
  { column: 'km', text: "41'2", value: 'not understood' },
  { column: 'transmission', text: '10-Spd A/T', value: { value: 'Automatic', text: '10-Spd A/T' } },
  { column: 'transmission', text: '6-Spd M/T', value: { value: 'Manual', text: '6-Spd M/T' } },
  { column: 'features', text: 'Tow bar~Hard lid', value: ['Tow bar', 'Hard lid'] },
  { column: 'features', text: 'Range ~ 400 km', value: ['Range ~ 400 km'] },
])('“$text” under $column is read as other systems write it (ENT-01)', ({ column, text, value }) =>
  expect(parsed(column, text)).toEqual(value),
)

it.each<{ column: ImportColumn; text: string; message: string }>([
  { column: 'tare', text: '45000 kg', message: '“45000 kg” isn’t a tare weight in kg between 100 and 20,000.' },
  { column: 'tare', text: 'heavy', message: '“heavy” was not recognised as a tare weight in kg.' },
])('The message of “$text” under $column names the limits if it is a number (ENT-01)', ({ column, text, message }) =>
  expect(parseColumn(column, text, now)).toEqual({ is: 'not understood', message }),
)
