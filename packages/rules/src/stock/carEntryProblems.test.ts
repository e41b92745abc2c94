import { expect, it } from 'vitest'
import { buildLender } from '../testing/buildLender'
import { blankEntry } from './CarEntry'
import { carEntryProblems, type EnteredCar } from './carEntryProblems'

const typed: EnteredCar = {
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
const about = { before: null, thisYear: 2026 }

it('takes a car of which nothing is known but what none can be without (ENT-01)', () => {
  expect(carEntryProblems(typed, about)).toEqual({})
})

it.each<{ name: string; given: Partial<EnteredCar>; field: string; says: RegExp }>([
  { name: 'no stock number', given: { stockNumber: ' ' }, field: 'stockNumber', says: /stock number is missing/ },
  { name: 'a long stock number', given: { stockNumber: 'x'.repeat(41) }, field: 'stockNumber', says: /at most 40/ },
  { name: 'no make', given: { make: '' }, field: 'make', says: /make is missing/ },
  { name: 'no model', given: { model: '' }, field: 'model', says: /model is missing/ },
  { name: 'the year 1899', given: { year: 1899 }, field: 'year', says: /1900 to 2028/ },
  { name: 'a year too far ahead', given: { year: 2029 }, field: 'year', says: /1900 to 2028/ },
  { name: 'half a year', given: { year: 2020.5 }, field: 'year', says: /whole number/ },
  { name: 'a VIN with an O', given: { vin: 'JTNK43BE1O3012345' }, field: 'vin', says: /no letter O/ },
  { name: 'a negative price', given: { driveAwayCents: -1 }, field: 'driveAwayCents', says: /drive-away price.*zero or more/ },
  { name: 'a fraction of a cent', given: { egcCents: 0.5 }, field: 'egcCents', says: /government charges.*zero or more/ },
  { name: 'eleven million', given: { driveAwayCents: 1_100_000_000 }, field: 'driveAwayCents', says: /ten million/ },
  {
    name: 'charges that cost less than nothing',
    given: { driveAwayCents: 2_000_000, egcCents: 2_000_001 },
    field: 'egcCents',
    says: /can’t be above/,
  },
  { name: 'a negative price per week', given: { subscriptionPriceCents: -1 }, field: 'subscriptionPriceCents', says: /per week/ },
  { name: 'an absurd odometer', given: { km: 5_000_001 }, field: 'km', says: /odometer/ },
  { name: 'the thirty-first of February', given: { regoExpiry: '2026-02-31' }, field: 'regoExpiry', says: /expiry must be a date/ },
  { name: 'a date the other way round', given: { buildDate: '01/02/2020' }, field: 'buildDate', says: /build date/ },
  { name: 'a plate for a lorry train', given: { regoPlate: 'x'.repeat(13) }, field: 'regoPlate', says: /at most 12/ },
  { name: 'a body nobody builds', given: { body: 'boat' as never }, field: 'body', says: /one of 4x4/ },
  { name: 'an engine in cubic centimetres', given: { engineSizeLitres: 1998 }, field: 'engineSizeLitres', says: /litres/ },
  { name: 'six stars', given: { variant: { ancapRating: 6 } }, field: 'variant', says: /0 to 5/ },
  { name: 'a torque that is a novel', given: { variant: { torque: 'x'.repeat(161) } }, field: 'variant', says: /“torque”/ },
  { name: 'a caravan lighter than air', given: { specifications: { tareWeight: -1 } }, field: 'specifications', says: /“tareWeight”/ },
  { name: 'a warrant until soon', given: { disclosure: { wofExpiry: 'soon' } }, field: 'disclosure', says: /warrant/ },
  { name: 'an average below nothing', given: { marketPrices: { stateAverageCents: -1 } }, field: 'marketPrices', says: /state’s average/ },
  {
    name: 'a usurer',
    given: { financeLenders: { acme: buildLender({ interestRate: 61 }) } },
    field: 'financeLenders',
    says: /acme: a rate/,
  },
  {
    name: 'a rate without its comparison',
    given: { financeLenders: { acme: buildLender({ comparisonRate: null }) } },
    field: 'financeLenders',
    says: /comparison rate/,
  },
  {
    name: 'a repayment below nothing',
    given: { financeLenders: { acme: buildLender({ paymentWeekCents: -1 }) } },
    field: 'financeLenders',
    says: /paymentWeek/,
  },
  {
    name: 'a quote at 70 percent',
    given: { financeQuote: { weeklyCents: 1, rate: 70, comparisonRate: 70 } },
    field: 'financeQuote',
    says: /0 to 60/,
  },
  { name: 'a postcode of three digits', given: { privatePostcode: '200' }, field: 'privatePostcode', says: /four digits/ },
  { name: 'a way to pay in words', given: { paymentProcessors: ['by hand'] }, field: 'paymentProcessors', says: /letters, digits/ },
  { name: 'an endless feature', given: { standardEquipment: ['x'.repeat(161)] }, field: 'standardEquipment', says: /at most 160/ },
  { name: 'a reserved draft', given: { reserved: true }, field: 'reserved', says: /Only a car in stock/ },
])('refuses $name, and says so at its field (ENT-01 to ENT-06)', ({ given, field, says }) => {
  const problems = carEntryProblems({ ...typed, ...given }, about)
  expect(Object.keys(problems)).toEqual([field])
  expect(problems[field]).toMatch(says)
})

it.each<{ from: EnteredCar['status']; to: EnteredCar['status']; says: string | undefined }>([
  { from: 'draft', to: 'sold', says: 'A car that is a draft cannot become sold.' },
  { from: 'draft', to: 'in_stock', says: undefined },
  { from: 'sold', to: 'coming_soon', says: 'A car that is sold cannot become coming soon.' },
  { from: 'sold', to: 'sold', says: undefined },
])('goes from $from to $to as the yard does (CAR-05)', ({ from, to, says }) => {
  expect(carEntryProblems({ ...typed, status: to }, { ...about, before: { status: from } }).status).toBe(says)
})
