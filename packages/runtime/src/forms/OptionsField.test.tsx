// @vitest-environment jsdom
import type { OptionQuestion } from '@forecourt/rules/leads/form/options/OptionQuestion'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OptionsField } from './OptionsField'

afterEach(cleanup)

const question = (id: string, label: string, answers: OptionQuestion['answers'], required: boolean): OptionQuestion => ({
  ...{ id, label, answers, required },
  options: [
    { id: 'a', label: `${id} a` },
    { id: 'b', label: `${id} b` },
  ],
})
const questions = [question('around', 'How will you get around?', 'one', true), question('extras', 'Anything else?', 'any', false)]
const show = (problem: string) =>
  render(
    <OptionsField
      field={{ name: 'options', label: 'Additional services', type: 'options', required: true, maxLength: 2000, questions }}
      id="options"
      problem={problem}
    />,
  )
const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ value }) => value)

it('says what is wrong under the question that it is about, and marks that one alone (ERR-10, ENQ-20)', () => {
  const problem = 'Please choose an answer to “How will you get around?”'
  show(problem)
  const own = screen.getByRole('group', { name: 'How will you get around?', description: problem })
  expect(own.lastElementChild?.textContent).toBe(problem)
  expect(invalid()).toEqual(['around a', 'around b'])
})

it('says what is wrong with all of them under the last', () => {
  show('Additional services can be at most 2000 characters.')
  expect(document.querySelector('#options')?.lastElementChild?.textContent).toBe('Additional services can be at most 2000 characters.')
  expect(invalid()).toEqual(['around a', 'around b', 'extras a', 'extras b'])
})
