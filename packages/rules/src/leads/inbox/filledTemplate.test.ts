import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultTemplates, filledTemplate, placeholdersIn, templateProblem, unfilledProblem } from './filledTemplate'

const facts = { firstName: 'Ana', car: '2021 Kia Rio', dealership: 'Saltbush Motors', me: 'Lena', phone: '02 5550 1234' }
const nothing = { firstName: '', car: '', dealership: '', me: '', phone: '' }

it.each([
  ['all of them', '{firstName}, the {car} of {dealership}: {me}, {phone}', 'Ana, the 2021 Kia Rio of Saltbush Motors: Lena, 02 5550 1234'],
  ['twice', '{car} {car}', '2021 Kia Rio 2021 Kia Rio'],
  ['something else in braces', '{price} {constructor} {firstName', '{price} {constructor} {firstName'],
])('the inbox fills a template in: $0 (ENT-16)', (_name, text, message) => expect(filledTemplate(text, facts)).toBe(message))

it('a filled message template replaces unknown values with neutral words (ENT-16)', () => {
  expect(filledTemplate('Hi {firstName}, about the {car} at {dealership}', nothing)).toBe('Hi there, about the car at us')
  for (const { subject, text } of defaultTemplates) expect(filledTemplate(`${subject}${text}`, nothing)).not.toMatch(/[{}]/)
})

it('a filled message template treats a shopper’s name as text, not as a template (ENT-16)', () => {
  expect(filledTemplate('Hi {firstName}', { ...facts, firstName: '{me} $& $1' })).toBe('Hi {me} $& $1')
})

it.each([
  { text: 'Hi {firstName}, {car} {dealership} {phone} {me}', unknown: null },
  { text: 'Hi {firstname}, about { car }', unknown: '{firstname}' },
  { text: 'Hi {first name}, is the {car} here?', unknown: '{first name}' },
  { text: 'About { car }', unknown: '{ car }' },
  { text: 'Hi {{prénom}}', unknown: '{prénom}' },
  { text: '{constructor}', unknown: '{constructor}' },
  { text: 'No letters: {} {1} {', unknown: null },
])('the inbox reports an unknown placeholder and lists the known ones: $text (ENT-16)', ({ text, unknown }) =>
  expect(templateProblem(text)).toBe(
    unknown === null ? undefined : `Unknown placeholder ${unknown}. Use {firstName}, {car}, {dealership}, {phone} or {me}.`,
  ),
)

it('a filled message template refuses a message only if it still contains a placeholder (ENT-16)', () => {
  expect(unfilledProblem('Hi Ana :} {')).toBeUndefined()
  const known = fc.constantFrom('firstName', 'car', 'dealership', 'me', 'phone', 'first name', 'Price')
  const part = fc.oneof(
    fc.stringMatching(/^[^{}\n]{0,9}$/),
    known.map((name) => `{${name}}`),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('')
      const left = parts.find((each) => each.startsWith('{'))
      expect(unfilledProblem(text)).toBe(left === undefined ? undefined : `Replace ${left} before sending.`)
      expect(placeholdersIn(filledTemplate(text, facts)).every((each) => /first name|Price/.test(each))).toBe(true)
    }),
  )
})
