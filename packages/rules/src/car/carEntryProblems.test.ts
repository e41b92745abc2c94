import { expect, it } from 'vitest'
import { blankEntry } from '../stock/CarEntry'
import { buildLender } from '../testing/buildLender'
import { carEntryProblems, type EnteredCar } from './carEntryProblems'

const entered: EnteredCar = {
  ...blankEntry,
  stockNumber: 'A1',
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  name: '2020 Kia Rio',
  locationId: 'yard',
  status: 'draft',
  reserved: false,
  preorder: false,
}
const context = { before: null, thisYear: 2026, country: 'AU' } as const

it('the car validation accepts a rate without a comparison rate in New Zealand, which has none (CFG-02, CAR-23)', () => {
  const financeLenders = { acme: buildLender({ comparisonRate: null }) }
  expect(carEntryProblems({ ...entered, financeLenders }, { ...context, country: 'NZ' })).toEqual({})
})

it('the car validation accepts a car with only the required fields (ENT-01)', () => expect(carEntryProblems(entered, context)).toEqual({}))

it.each<[name: string, change: Partial<EnteredCar>, field: string, message: RegExp]>([
  ['no stock number', { stockNumber: ' ' }, 'stockNumber', /stock number is missing/],
  ['a long stock number', { stockNumber: 'x'.repeat(41) }, 'stockNumber', /at most 40/],
  ['no make', { make: '' }, 'make', /make is missing/],
  ['no model', { model: '' }, 'model', /model is missing/],
  ['the year 1899', { year: 1899 }, 'year', /1900 to 2028/],
  ['a year too far ahead', { year: 2029 }, 'year', /1900 to 2028/],
  ['half a year', { year: 2020.5 }, 'year', /whole number/],
  ['a VIN with an O', { vin: 'JTNK43BE1O3012345' }, 'vin', /no letter O/],
  ['a negative price', { driveAwayCents: -1 }, 'driveAwayCents', /drive-away price.*zero or more/],
  ['a fraction of a cent', { egcCents: 0.5 }, 'egcCents', /government charges.*zero or more/],
  ['eleven million', { driveAwayCents: 1_100_000_000 }, 'driveAwayCents', /ten million/],
  ['negative charges', { driveAwayCents: 2_000_000, egcCents: 2_000_001 }, 'egcCents', /can’t be higher/],
  ['a negative price per week', { subscriptionPriceCents: -1 }, 'subscriptionPriceCents', /per week/],
  ['an absurd odometer', { km: 5_000_001 }, 'km', /odometer/],
  ['the thirty-first of February', { regoExpiry: '2026-02-31' }, 'regoExpiry', /expiry must be a date/],
  ['a date in another order', { buildDate: '01/02/2020' }, 'buildDate', /build date/],
  ['a plate that is too long', { regoPlate: 'x'.repeat(13) }, 'regoPlate', /at most 12/],
  ['an unknown body', { body: 'boat' as never }, 'body', /one of 4x4/],
  ['an engine in cubic centimetres', { engineSizeLitres: 1998 }, 'engineSizeLitres', /litres/],
  ['a rating of the year 22', { variant: { ancapYear: 22 } }, 'variant', /year of the ANCAP/],
  ['six stars', { variant: { ancapRating: 6 } }, 'variant', /0 to 5/],
  ['a torque that is too long', { variant: { torque: 'x'.repeat(161) } }, 'variant', /“torque”/],
  ['a caravan with a negative weight', { specifications: { tareWeight: -1 } }, 'specifications', /“tareWeight”/],
  ['a warrant until “soon”', { disclosure: { wofExpiry: 'soon' } }, 'disclosure', /warrant/],
  ['a negative average', { marketPrices: { stateAverageCents: -1 } }, 'marketPrices', /state’s average/],
  ['an excessive interest rate', { financeLenders: { acme: buildLender({ interestRate: 61 }) } }, 'financeLenders', /acme: a rate/],
  [
    'a rate without its comparison',
    { financeLenders: { acme: buildLender({ comparisonRate: null }) } },
    'financeLenders',
    /comparison rate/,
  ],
  [
    'a term of 50 months',
    { financeLenders: { acme: buildLender({ termYears: null, termMonths: 50 }) } },
    'financeLenders',
    /acme: a term.*half years/,
  ],
  [
    'a term of 100 weeks',
    { financeLenders: { acme: buildLender({ termYears: null, termWeeks: 100 }) } },
    'financeLenders',
    /acme: a term.*half years/,
  ],
  [
    'a term of 5 years and 48 months',
    { financeLenders: { acme: buildLender({ termMonths: 48 }) } },
    'financeLenders',
    /acme: the terms.*differ/,
  ],
  ['a negative repayment', { financeLenders: { acme: buildLender({ paymentWeekCents: -1 }) } }, 'financeLenders', /paymentWeek/],
  ['a quote at 70 percent', { financeQuote: { weeklyCents: 1, rate: 70, comparisonRate: 70 } }, 'financeQuote', /between 0 and 60/],
  ['a postcode of three digits', { privatePostcode: '200' }, 'privatePostcode', /four digits/],
  ['an invalid payment provider', { paymentProcessors: ['by hand'] }, 'paymentProcessors', /letters, digits/],
  ['a very long feature', { standardEquipment: ['x'.repeat(161)] }, 'standardEquipment', /at most 160/],
  ['a reserved draft', { reserved: true }, 'reserved', /Only a car in stock/],
])('the car form refuses $0 with an error at its field (ENT-01 to ENT-06)', (_name, change, field, message) => {
  const problems = carEntryProblems({ ...entered, ...change }, context)
  expect(Object.keys(problems)).toEqual([field])
  expect(problems[field]).toMatch(message)
})

it.each<{ from: EnteredCar['status']; to: EnteredCar['status']; message: string | undefined }>([
  { from: 'draft', to: 'sold', message: 'A car that is a draft can’t be changed to sold.' },
  { from: 'draft', to: 'in_stock', message: undefined },
  { from: 'sold', to: 'coming_soon', message: 'A car that is sold can’t be changed to coming soon.' },
  { from: 'sold', to: 'sold', message: undefined },
])('a status change from $from to $to follows the rules of the stock board (CAR-05)', ({ from, to, message }) => {
  expect(carEntryProblems({ ...entered, status: to }, { ...context, before: { status: from } }).status).toBe(message)
})
