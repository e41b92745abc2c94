import { expect, it } from 'vitest'
import { nameProblem } from './missingProblem'

const field = { label: 'First Name', type: 'text', required: true, maxLength: 60 } as const

it.each([
  { name: 'letters', text: 'Anna', problem: null },
  { name: 'another script', text: '李', problem: null },
  { name: 'digits', text: '12345', problem: 'Please enter your first name.' },
  { name: 'dots', text: '...', problem: 'Please enter your first name.' },
])('a form validates a name of $name (ENQ-31)', ({ text, problem }) => expect(nameProblem({ field, text })).toBe(problem))
