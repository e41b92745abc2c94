import { expect, it } from 'vitest'
import { draftLines, type FormField } from './formFields'

const fields: readonly FormField[] = [
  { name: 'name', label: 'First name', type: 'text', required: true, maxLength: 5 },
  { name: 'category', label: 'About', type: 'select', required: true, maxLength: 9, options: [{ value: 'a', label: 'Parts' }] },
  { name: 'followUp', label: 'Keep it', type: 'checkbox', required: false, maxLength: 5 },
  { name: 'message', label: 'Comments', type: 'textarea', required: false, maxLength: 50 },
]

it('an unfinished form lists answers with their labels, cut to the field’s length, and ignores other data (ENQ-08)', () => {
  expect(draftLines(fields, { name: '  Joanna ', category: 'a', followUp: true, message: { not: 'text' }, other: 'x' })).toEqual([
    { label: 'First name', value: 'Joann' },
    { label: 'About', value: 'Parts' },
    { label: 'Keep it', value: 'yes' },
  ])
})
