import { expect, test } from 'vitest'
import { formatPhone } from './formatPhone'

const cases = [
  { name: 'an Australian mobile', stored: '+61491570156', text: '0491 570 156' },
  { name: 'a landline', stored: '+61255501234', text: '(02) 5550 1234' },
  { name: 'a 1300 number', stored: '+611300975707', text: '1300 975 707' },
  { name: 'a New Zealand mobile', stored: '+64215550143', text: '+64 21 555 0143' },
  { name: 'a number from elsewhere', stored: '+442079460958', text: '+442079460958' },
  { name: 'something that is no number', stored: 'ask at reception', text: 'ask at reception' },
]

test.each(cases)('the site formats phone numbers: $name', ({ stored, text }) => {
  expect(formatPhone(stored)).toBe(text)
})
