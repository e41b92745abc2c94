import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import type { AnswerField } from './FormContext'
import { fieldProblem } from './fieldProblem'

const config = buildConfig()
const field = (type: AnswerField['type'], more: Partial<AnswerField> = {}): AnswerField => ({
  label: 'Field',
  type,
  required: true,
  maxLength: 120,
  ...more,
})
const problem = (answer: AnswerField, text: string) => fieldProblem(answer, text, { config, missing: 'It is missing.' })

it.each(['21500', '215', '21a0', '２１５０', ' '])(
  'the form refuses the postcode “%s” with a message about postcodes (ENQ-30, ERR-06)',
  (text) => {
    expect(problem(field('postcode', { maxLength: 4 }), text)).toBe('Invalid postcode. Please enter a 4-digit number.')
  },
)

it('the form accepts four digits, and an empty optional postcode (ENQ-30)', () => {
  expect(problem(field('postcode'), '0800')).toBeNull()
  expect(problem(field('postcode', { required: false }), '')).toBeNull()
  expect(problem(field('postcode', { required: false }), '123')).toBe('Invalid postcode. Please enter a 4-digit number.')
})

describe('email addresses entered in a form (ENQ-31)', () => {
  it.each(['anna@example.com', 'anna.o’brien@example.com', "o'brien+cars@sub.example.com.au", 'anna@exämple.com'])(
    'the check of entered email addresses accepts %s',
    (text) => {
      expect(problem(field('email'), text)).toBeNull()
    },
  )
  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna @example.com',
    'anna@-example.com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'anna@example.com, bob@example.com',
    '<anna@example.com>',
  ])('the check of entered email addresses refuses %s', (text) =>
    expect(problem(field('email'), text)).toBe('Please enter a valid email address.'),
  )
  // Superlinear time would exceed the test's timeout.
  it.each([`a@${'a-'.repeat(40_000)}`, `a@${'a.'.repeat(40_000)}!`])(
    'the check of entered email addresses validates hostile texts in linear time',
    (text) => {
      expect(problem(field('email', { maxLength: 100_000 }), text)).toBe('Please enter a valid email address.')
    },
  )
})

it.each([
  { name: 'an empty required field', answer: field('text'), text: '', expected: 'It is missing.' },
  { name: 'an empty required postcode', answer: field('postcode'), text: '', expected: 'It is missing.' },
  { name: 'an empty optional field', answer: field('text', { required: false }), text: '', expected: null },
  { name: 'exactly the longest text', answer: field('text', { maxLength: 3 }), text: 'abc', expected: null },
  { name: 'one too long', answer: field('text', { maxLength: 3 }), text: 'abcd', expected: 'Field can be at most 3 characters.' },
  { name: 'a phone number', answer: field('tel'), text: '0491 570 006', expected: null },
  { name: 'no phone number', answer: field('tel'), text: '000', expected: 'Please enter a valid phone number.' },
  { name: 'a phone number in a field for either contact', answer: field('contact'), text: '0491 570 006', expected: null },
  { name: 'an email address in a field for either contact', answer: field('contact'), text: 'anna@example.com', expected: null },
  { name: 'neither of the two', answer: field('contact'), text: 'anna', expected: 'Please enter a mobile number or an email address.' },
  { name: 'neither in a field for either contact', answer: field('contact'), text: '', expected: 'It is missing.' },
  { name: 'an offer', answer: field('currency'), text: '$12,500', expected: null },
  { name: 'an offer of nothing', answer: field('currency'), text: '$0', expected: 'Please enter an amount in whole dollars.' },
  { name: 'a time', answer: field('datetime'), text: '2026-03-10T09:30', expected: null },
  { name: 'an invalid date', answer: field('datetime'), text: '2026-02-30T09:30', expected: 'Please choose a valid date and time.' },
  { name: 'an invalid hour', answer: field('datetime'), text: '2026-03-10T24:00', expected: 'Please choose a valid date and time.' },
  { name: 'an option', answer: field('select', { options: [{ value: 'a', label: 'A' }] }), text: 'a', expected: null },
  { name: 'no option', answer: field('select', { options: [{ value: 'a', label: 'A' }] }), text: 'b', expected: 'It is missing.' },
  { name: 'nothing chosen', answer: field('select', { options: [] }), text: '', expected: 'It is missing.' },
])('a form describes problems in plain words (ENQ-31, ERR-10): $name', ({ answer, text, expected }) =>
  expect(problem(answer, text)).toBe(expected),
)
