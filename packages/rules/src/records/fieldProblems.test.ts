import { expect, it } from 'vitest'
import { fieldProblems } from './fieldProblems'
import type { RecordFields } from './RecordField'

const fields = {
  time: { kind: 'optional', label: 'Publish time', max: 5, as: 'time' },
  shade: { kind: 'optional', label: 'Shade', max: 7, as: 'colour' },
  name: { kind: 'text', label: 'Name', max: 5 },
  review: { kind: 'text', label: 'Review', max: 50, quoted: true },
  terms: { kind: 'optionalRichText', label: 'Terms', max: 200 },
} as const satisfies RecordFields
const plain = { time: null, shade: null, name: '', review: '', terms: null }

it.each([
  { name: 'nothing', entered: {}, problems: {} },
  { name: 'a time and a colour', entered: { time: '09:30', shade: '#1B4f8a' }, problems: {} },
  { name: 'a time past the day', entered: { time: '24:00' }, problems: { time: 'Enter a time, such as 09:30 or 17:00.' } },
  { name: 'a time with one digit', entered: { time: '9:30' }, problems: { time: 'Enter a time, such as 09:30 or 17:00.' } },
  { name: 'a time with am', entered: { time: '9.30am' }, problems: { time: 'Enter a time, such as 09:30 or 17:00.' } },
  { name: 'a colour by its name', entered: { shade: 'sand' }, problems: { shade: 'Choose a colour, or enter its code, such as #1b4f8a.' } },
  { name: 'half a colour', entered: { shade: '#1b4' }, problems: { shade: 'Choose a colour, or enter its code, such as #1b4f8a.' } },
  { name: 'too long a text', entered: { name: 'Ridges' }, problems: { name: 'At most 5 characters.' } },
  { name: 'a placeholder', entered: { name: 'TBC' }, problems: { name: '“TBC” is a placeholder. Replace or remove it.' } },
  {
    name: 'a placeholder in formatted words',
    entered: { terms: 'Valid until [date] (CNT-08).' },
    problems: { terms: '“[date]” is a placeholder. Replace or remove it.' },
  },
  { name: 'a customer’s quoted text', entered: { review: 'Delivery was TBC for weeks' }, problems: {} },
])('a record validates $name', ({ entered, problems }) => {
  expect(fieldProblems(fields, { ...plain, ...entered })).toEqual(problems)
})
