import { expect, it } from 'vitest'
import { fieldProblems } from './fieldProblems'
import type { RecordFields } from './RecordField'

const fields = {
  time: { kind: 'optional', label: 'From this time on', most: 5, as: 'time' },
  shade: { kind: 'optional', label: 'Shade', most: 7, as: 'colour' },
  name: { kind: 'text', label: 'Name', most: 5 },
} as const satisfies RecordFields
const plain = { time: null, shade: null, name: '' }

it.each([
  { name: 'nothing', typed: {}, problems: {} },
  { name: 'a time and a colour', typed: { time: '09:30', shade: '#1B4f8a' }, problems: {} },
  { name: 'a time past the day', typed: { time: '24:00' }, problems: { time: 'Write a time of day, such as 09:30 or 17:00.' } },
  { name: 'a time with one digit', typed: { time: '9:30' }, problems: { time: 'Write a time of day, such as 09:30 or 17:00.' } },
  { name: 'a time in words, however long', typed: { time: '9.30am' }, problems: { time: 'Write a time of day, such as 09:30 or 17:00.' } },
  { name: 'a colour by its name', typed: { shade: 'sand' }, problems: { shade: 'Pick a colour, or write its code, such as #1b4f8a.' } },
  { name: 'half a colour', typed: { shade: '#1b4' }, problems: { shade: 'Pick a colour, or write its code, such as #1b4f8a.' } },
  { name: 'too long a text', typed: { name: 'Ridges' }, problems: { name: 'At most 5 characters.' } },
])('says of $name what keeps it from being stored', ({ typed, problems }) => {
  expect(fieldProblems(fields, { ...plain, ...typed })).toEqual(problems)
})
