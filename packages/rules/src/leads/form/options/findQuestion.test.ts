import { expect, it } from 'vitest'
import { findQuestion, type OptionQuestion, optionProblems } from './optionNames'

const question = (id: string, label: string): OptionQuestion => ({ id, label, answers: 'one', required: true, options: [] })
const around = question('around', 'How will you get around?')
const extras = question('extras', 'Anything else?')

it.each([
  { name: 'the first of two', problem: optionProblems.unanswered(around), found: around },
  { name: 'the second', problem: optionProblems.several(extras), found: extras },
  { name: 'another field', problem: 'Please enter your name.', found: null },
  { name: 'nothing', problem: '', found: null },
])('a form finds the question that a problem of $name is about (ERR-10)', ({ problem, found }) => {
  expect(findQuestion([around, extras], problem)).toBe(found)
})
