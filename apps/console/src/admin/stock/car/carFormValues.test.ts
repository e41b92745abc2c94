import { blankEntry } from '@forecourt/rules/stock/CarEntry'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, it } from 'vitest'
import { blankCar, type LenderFormValues, parseCarEntry, toCarFormValues, withTitle } from './carFormValues'

const lender = {
  ...{ interestRate: 8.29, comparisonRate: 10.72, paymentWeekCents: 18_004, paymentMonthCents: null, termYears: 5 },
  ...{ depositCents: 0, balloonCents: null, establishmentFeesCents: null, totalPayableCents: 4_729_640, disclaimer: null },
}
const car = {
  ...blankEntry,
  ...buildCar({
    driveAwayCents: 2_499_050,
    km: 45_200,
    certified: true,
    dealerComments: 'One owner.|Full history.',
    standardEquipment: ['Sunroof', 'Tow bar'],
    variant: { ancapRating: 5, torque: '400 Nm' },
    disclosure: { damagedAtImport: false },
    financeLenders: { angle: lender },
    financeQuote: { weeklyCents: 12_000, rate: 7, comparisonRate: 8, simulated: true },
    regoExpiry: '2027-01-20',
  }),
}
const entered = toCarFormValues(car)

it('the car form shows every field in the format in which it is entered (ENT-01 to ENT-06)', () => {
  expect(entered).toMatchObject({
    ...{ driveAwayCents: '24990.5', km: '45200', certified: true, regoExpiry: '2027-01-20' },
    ...{ dealerComments: 'One owner.\n\nFull history.', standardEquipment: 'Sunroof\nTow bar' },
    ...{ 'variant.ancapRating': '5', 'disclosure.damagedAtImport': 'false', 'financeQuote.weeklyCents': '120' },
  })
})

it('the car form parses the values it shows to the same car: entering a value unchanged changes nothing', () => {
  const { data, problems } = parseCarEntry(car, entered)
  expect(problems).toEqual({})
  for (const [field, value] of Object.entries(data)) {
    // An edited quote loses its `simulated` flag; the server adds to a lender's figures the price that they are for.
    const known = field === 'financeLenders' ? { angle: lender } : car[field as keyof typeof car]
    const { simulated: _simulated, ...rest } = (field === 'financeQuote' ? known : {}) as Record<string, unknown>
    expect([field, value]).toEqual([field, field === 'financeQuote' ? rest : known])
  }
})

it.each([
  ['km', '45,200', { km: 45_200 }],
  ['km', '', { km: null }],
  ['driveAwayCents', '$24,990', { driveAwayCents: 2_499_000 }],
  ['tag', '  Test Drive Only ', { tag: 'Test Drive Only' }],
  ['stockNumber', '', { stockNumber: '' }],
  ['customRank', '', { customRank: 0 }],
  ['standardEquipment', 'Sunroof, Tow bar\n\nRadio', { standardEquipment: ['Sunroof', 'Tow bar', 'Radio'] }],
  ['standardEquipment', 'Towing, 2,500 kg', { standardEquipment: ['Towing', '2,500 kg'] }],
  ['paymentProcessors', 'card, wallet', { paymentProcessors: ['card', 'wallet'] }],
  ['dealerComments', 'One owner.\n\nFull\nhistory.', { dealerComments: 'One owner.|Full\nhistory.' }],
  ['variant.torque', '', { variant: { ancapRating: 5 } }],
  ['variant.rangeKm', '480', { variant: { ancapRating: 5, torque: '400 Nm', rangeKm: 480 } }],
  ['disclosure.damagedAtImport', '', { disclosure: {} }],
  ['disclosure.securityInterest', 'true', { disclosure: { damagedAtImport: false, securityInterest: true } }],
] as const)('the car form parses %s “%s” (ENT-01, ENT-02)', (path, text, data) =>
  expect(parseCarEntry(car, { [path]: text })).toEqual({ data, problems: {} }),
)

it('the car form keeps the other facts of a group when one of them changes', () => {
  expect(parseCarEntry(car, { 'variant.torque': '450 Nm', 'variant.ancapRating': '' }).data).toEqual({ variant: { torque: '450 Nm' } })
})

it.each([
  ['km', 'many', /number/],
  ['driveAwayCents', 'POA', /dollars/],
  ['year', '-3', /number/],
])('the car form reports at %s that “%s” has the wrong format', (path, text, message) => {
  const { data, problems } = parseCarEntry(car, { [path]: text })
  expect(data).toEqual({})
  expect(problems[path]).toMatch(message)
})

it('the car form requires all or none of the fields of a finance quote (ENT-05)', () => {
  expect(Object.keys(parseCarEntry({ ...car, financeQuote: null }, { 'financeQuote.rate': '7' }).problems)).toEqual([
    'financeQuote.weeklyCents',
    'financeQuote.comparisonRate',
  ])
  const none = { 'financeQuote.rate': '', 'financeQuote.comparisonRate': '', 'financeQuote.weeklyCents': '' }
  expect(parseCarEntry(car, none)).toEqual({ data: { financeQuote: null }, problems: {} })
})

it('the car form refuses the same lender twice (ENT-06)', () => {
  const [own] = entered.financeLenders as readonly LenderFormValues[]
  if (!own) throw new Error('There is a lender.')
  const { problems } = parseCarEntry(car, {
    financeLenders: [own, own, { ...own, provider: ' ' }, { ...own, provider: 'b', depositCents: 'x' }],
  })
  expect(Object.keys(problems)).toEqual(['financeLenders.1.provider', 'financeLenders.2.provider', 'financeLenders.3.depositCents'])
})

it('the car form derives the title from the input, until the user enters one', () => {
  const start = toCarFormValues(blankCar)
  const values = { ...start, make: 'Kia', model: 'Rio', year: '2020' }
  expect(withTitle(blankCar, values).name).toBe('2020 Kia Rio')
  expect(withTitle(blankCar, { ...values, name: 'Our best Kia' }).name).toBe('Our best Kia')
  const named = { ...car, name: 'Our best Kia' }
  expect(withTitle(named, { ...toCarFormValues(named), make: 'Toyota' }).name).toBe('Our best Kia')
})
