import { expect, it } from 'vitest'
import { writtenPhone } from './writtenPhone'

it.each([
  { name: 'a landline entered without spaces', text: '0299055551', country: 'AU', written: '02 9905 5551' },
  { name: 'a landline with brackets', text: '(07) 5550 1234', country: 'AU', written: '07 5550 1234' },
  { name: 'a mobile', text: '0491570006', country: 'AU', written: '0491 570 006' },
  { name: 'one with the country’s code', text: '+61 2 9905 5551', country: 'AU', written: '02 9905 5551' },
  { name: 'a number for the price of a local call', text: '1300975707', country: 'AU', written: '1300 975 707' },
  { name: 'a landline of New Zealand', text: '078341234', country: 'NZ', written: '07 834 1234' },
  { name: 'another country’s', text: '+6478341234', country: 'AU', written: '+64 7 834 1234' },
  { name: 'a number in letters', text: ' 1300 CAR NOW ', country: 'AU', written: '1300 CAR NOW' },
  { name: 'a number as dialled from New Zealand', text: '0061 2 9905 5551', country: 'AU', written: '02 9905 5551' },
  { name: 'no number', text: ' ask at reception ', country: 'AU', written: 'ask at reception' },
  { name: 'nothing', text: '', country: 'AU', written: '' },
] as const)('writtenPhone writes $name as “$written” (ENQ-31, CFG-02)', ({ text, country, written }) => {
  expect(writtenPhone(text, country)).toBe(written)
})
