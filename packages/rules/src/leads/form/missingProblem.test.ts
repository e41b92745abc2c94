import { expect, it } from 'vitest'
import type { AnswerField } from './FormContext'
import { missingProblem } from './missingProblem'

const rows: readonly (Pick<AnswerField, 'label' | 'type'> & { expected: string })[] = [
  { label: 'First Name', type: 'text', expected: 'Please enter your first name.' },
  { label: 'Your offer', type: 'currency', expected: 'Please enter your offer.' },
  { label: 'Location', type: 'select', expected: 'Please choose a location.' },
  { label: 'I have read it', type: 'checkbox', expected: 'Please tick “I have read it”.' },
]

it.each(rows)('the form’s error names a missing answer in plain English (ENQ-32): $label', ({ expected, ...field }) => {
  expect(missingProblem(field)).toBe(expected)
})
