import { expect, it } from 'vitest'
import { filledTemplate, unknownPlaceholders, usualTemplates } from './filledTemplate'

const facts = { firstName: 'Ana', car: '2021 Kia Rio', dealership: 'Saltbush Motors', me: 'Lena', phone: '02 5550 1234' }
const nothing = { firstName: '', car: '', dealership: '', me: '', phone: '' }

it.each([
  ['all of them', '{firstName}, the {car} of {dealership}: {me}, {phone}', 'Ana, the 2021 Kia Rio of Saltbush Motors: Lena, 02 5550 1234'],
  ['twice', '{car} {car}', '2021 Kia Rio 2021 Kia Rio'],
  ['something else in braces', '{price} {constructor} {firstName', '{price} {constructor} {firstName'],
])('fills a template in: $0 (ENT-16)', (_name, text, says) => expect(filledTemplate(text, facts)).toBe(says))

it('says something in place of what is not known (ENT-16)', () => {
  expect(filledTemplate('Hi {firstName}, about the {car} at {dealership}', nothing)).toBe('Hi there, about the car at us')
  for (const { subject, text } of usualTemplates) expect(filledTemplate(`${subject}${text}`, nothing)).not.toMatch(/[{}]/)
})

it('takes what a shopper calls themselves as a text, not as another template (ENT-16)', () => {
  expect(filledTemplate('Hi {firstName}', { ...facts, firstName: '{me} $& $1' })).toBe('Hi {me} $& $1')
})

it.each([
  { text: 'Hi {firstName}, {car} {dealership} {phone} {me}', unknown: [] },
  { text: 'Hi {firstname} {firstname}, { car }', unknown: ['{firstname}', '{ car }'] },
  { text: '{constructor} {} {a b} {', unknown: ['{constructor}'] },
])('finds unknown placeholders: $text (ENT-16)', ({ text, unknown }) => expect(unknownPlaceholders(text)).toEqual(unknown))
