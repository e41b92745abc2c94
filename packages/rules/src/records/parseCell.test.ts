import { describe, expect, it } from 'vitest'
import { buildVariant } from '../testing/buildModel'
import { fieldProblems } from './fieldProblems'
import { chargeFields } from './kinds/chargeFields'
import { customerFields } from './kinds/customerFields'
import { lenderFields } from './kinds/lenderFields'
import { modelFields } from './kinds/modelFields'
import { offerFields } from './kinds/offerFields'
import { postFields } from './kinds/postFields'
import { reviewFields } from './kinds/reviewFields'
import { fieldsOfColumns, headedFields, isOpposite, parseCell, writeCell } from './parseCell'
import { blankValues, type RecordField, type RecordFields } from './RecordField'

const idNamed = (_field: RecordField, name: string) => (name === 'The Yard' ? 'yard' : null)
const locationName = () => 'The Yard'

describe('parseCell', () => {
  it.each<{ name: string; field: RecordField; text: string; value: unknown }>([
    { name: 'a rate', field: lenderFields.interestRate, text: ' 6,49 % p.a.', value: 6.49 },
    { name: 'dollars', field: lenderFields.establishmentCents, text: '$1,360.50', value: 136_050 },
    { name: 'millimetres', field: modelFields.lengthMm, text: '4,630 mm', value: 4630 },
    { name: 'an Australian date', field: offerFields.endsOn, text: '30/6/2026', value: '2026-06-30' },
    { name: 'no day', field: offerFields.endsOn, text: '', value: null },
    { name: 'a choice by its label', field: offerFields.category, text: 'used cars', value: 'Used' },
    { name: 'a choice in another spelling', field: customerFields.consent, text: 'Opted in', value: 'yes' },
    { name: 'several choices', field: chargeFields.states, text: 'nsw, VIC', value: ['NSW', 'VIC'] },
    { name: 'a yes', field: lenderFields.published, text: 'Yes', value: true },
    { name: 'a time with am or pm', field: postFields.publishTime, text: '9.30 am', value: '09:30' },
    { name: 'no time', field: postFields.publishTime, text: '', value: null },
    { name: 'stars', field: reviewFields.rating, text: '4/5', value: 4 },
    { name: 'a place', field: reviewFields.locationId, text: 'The Yard', value: 'yard' },
    { name: 'the whole business', field: reviewFields.locationId, text: 'the whole business', value: null },
    { name: 'several places', field: offerFields.locationIds, text: 'The Yard | The Yard', value: ['yard', 'yard'] },
    { name: 'every place', field: offerFields.locationIds, text: 'every location', value: [] },
    {
      name: 'rows',
      field: modelFields.variants,
      text: 'GX; 39990; drive away; Petrol; | GXL; ; egc',
      value: [buildVariant({ name: 'GX', priceCents: 3_999_000, fuel: 'Petrol' }), buildVariant({ name: 'GXL', priceType: 'egc' })],
    },
  ])('parseCell parses $name', ({ field, text, value }) => expect(parseCell(field, text, idNamed)).toEqual({ value }))

  it.each<[name: string, field: RecordField, text: string, message: RegExp]>([
    ['a word for a number', lenderFields.interestRate, 'six', /“six” isn’t a number\. Write it as 6\.49/],
    ['a power of ten', lenderFields.interestRate, '1e3', /isn’t a number/],
    ['an invalid date', offerFields.endsOn, '31/2/2026', /Write it as 2026-06-30/],
    ['an unknown choice', lenderFields.provider, 'Acme', /isn’t one of Taurus, /],
    ['an unknown place', reviewFields.locationId, 'Elsewhere', /no location named “Elsewhere”/],
    ['one unknown place of several', offerFields.locationIds, 'The Yard | Elsewhere', /no location named “Elsewhere”/],
    ['a row with a wrong price', modelFields.variants, 'GX; cheap', /^Price: “cheap” isn’t a number/],
  ])('parseCell reports $0 and suggests a valid format', (_name, field, text, message) => {
    expect(parseCell(field, text, idNamed)).toEqual({ problem: expect.stringMatching(message) })
  })

  it('parseCell parses what it writes back to the same value', () => {
    const variants = [buildVariant({ priceCents: 3_999_050, fuel: 'Petrol', consumption: 6.4 })]
    const values = { ...blankValues(modelFields), fuels: ['Petrol', 'PHEV'], seats: 5, lengthMm: 4630, variants, published: true }
    for (const [name, field] of Object.entries(modelFields))
      if (field.kind !== 'reference')
        expect(parseCell(field, writeCell(field, values[name as never], locationName), idNamed), name).toEqual({
          value: values[name as never],
        })
  })
})

it.each<{ name: string; fields: RecordFields; headings: Readonly<Record<string, string | null>> }>([
  {
    name: 'labels and names',
    fields: lenderFields,
    headings: { 'Interest rate': 'interestRate', interestrate: 'interestRate', 'COMPARISON RATE': 'comparisonRate', colour: null },
  },
  {
    name: 'a file of reviews',
    fields: reviewFields,
    headings: { Customer: 'customerName', Stars: 'rating', Date: 'reviewDate', Review: 'text', Location: 'locationId' },
  },
  {
    name: 'another file of reviews',
    fields: reviewFields,
    headings: { Reviewer: 'customerName', Rating: 'rating', 'Review date': 'reviewDate', Comments: 'text', Branch: 'locationId' },
  },
  {
    name: 'a label before another heading, and one column for each field',
    fields: reviewFields,
    headings: { Name: null, Customer: 'customerName', Branch: 'locationId', Store: null },
  },
])('a file import finds the field of each heading: $name', ({ fields, headings }) =>
  expect(headedFields(fields, Object.keys(headings))).toEqual(Object.entries(headings)),
)

it.each([
  {
    name: 'nothing chosen',
    chosen: [],
    mapped: { Name: 'name', Surname: 'lastName', Mobile: null, Phone: 'phone', 'Opt out': null },
  },
  {
    name: 'a field of another column, which loses it',
    chosen: [{ heading: 'Mobile', field: 'phone' }],
    mapped: { Name: 'name', Surname: 'lastName', Mobile: 'phone', Phone: null, 'Opt out': null },
  },
  {
    name: 'a column left out',
    chosen: [{ heading: 'Surname', field: null }],
    mapped: { Name: 'name', Surname: null, Mobile: null, Phone: 'phone', 'Opt out': null },
  },
  {
    name: 'a column for a field of the opposite meaning',
    chosen: [{ heading: 'Opt out', field: 'consent' }],
    mapped: { Name: 'name', Surname: 'lastName', Mobile: null, Phone: 'phone', 'Opt out': null },
  },
])('parseCell maps the columns of a file by what a user chose: $name (ENT-16)', ({ chosen, mapped }) => {
  expect(fieldsOfColumns(customerFields, Object.keys(mapped), chosen)).toEqual(Object.entries(mapped))
})

it.each([
  ...['Opt out', 'Opted-out', 'Unsubscribed', 'Do not contact', 'DNC', 'No marketing', 'Marketing suppressed', 'Declined marketing'],
])('“%s” is never a consent (ENT-16)', (heading) => expect(isOpposite(customerFields.consent, heading)).toBe(true))

it.each(['Marketing consent', 'Consent to marketing', 'Opt in', 'Opted in', 'Email notifications'])(
  '“%s” can be a consent (ENT-16)',
  (heading) => expect(isOpposite(customerFields.consent, heading)).toBe(false),
)

it.each([
  { name: 'a new lender', values: {}, at: ['name', 'provider', 'interestRate'] },
  {
    name: 'rates out of bounds',
    values: { interestRate: 41, comparisonRate: 49 },
    at: ['name', 'provider', 'interestRate', 'comparisonRate'],
  },
])('a file import reports the problems of $name at their fields (ENT-26)', ({ values, at }) => {
  expect(Object.keys(fieldProblems(lenderFields, { ...blankValues(lenderFields), ...values }))).toEqual(at)
})

it('the record import reports problems within a row', () => {
  const variants = [{ name: '', priceCents: -1, priceType: 'driveAway', fuel: null, transmission: null }]
  const problems = fieldProblems(modelFields, { ...blankValues(modelFields), name: 'X', manufacturerId: 'kia', variants })
  expect(problems).toEqual({ 'variants.0.name': 'Enter a name.', 'variants.0.priceCents': 'From $0 to $5,000,000.' })
})
