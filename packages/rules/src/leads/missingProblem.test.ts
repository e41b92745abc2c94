import { expect, it } from 'vitest'
import type { FormField } from './formFields'
import { missingProblem } from './missingProblem'

const rows: readonly (Pick<FormField, 'name' | 'label' | 'type'> & { expected: string })[] = [
  { name: 'name', label: 'First Name', type: 'text', expected: 'Please enter your first name.' },
  { name: 'offerFromClient', label: 'Your offer', type: 'currency', expected: 'Please enter your offer.' },
  { name: 'locationId', label: 'Location', type: 'select', expected: 'Please choose a location.' },
  { name: 'category', label: 'Enquiry about', type: 'select', expected: 'Please choose what it is about.' },
  { name: 'message', label: 'Comments', type: 'textarea', expected: 'Please write a message.' },
  {
    name: 'vehicleDescription',
    label: 'Which car would you like to drive?',
    type: 'text',
    expected: 'Please say which car you would like to drive.',
  },
]

it.each(rows)('says in plain English what is missing (ENQ-32): $label', ({ expected, ...field }) => {
  expect(missingProblem(field)).toBe(expected)
})
