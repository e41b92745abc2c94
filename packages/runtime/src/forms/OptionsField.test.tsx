import type { OptionQuestion } from '@forecourt/rules/leads/form/options/optionNames'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textIn } from '../testing/elementsIn'
import { OptionsField } from './FieldInput'

const question = (id: string, label: string, answers: OptionQuestion['answers'], required: boolean): OptionQuestion => ({
  ...{ id, label, answers, required },
  options: [
    { id: 'a', label: `${id} a` },
    { id: 'b', label: `${id} b` },
  ],
})
const questions = [question('around', 'How will you get around?', 'one', true), question('extras', 'Anything else?', 'any', false)]
const show = (problem: string) =>
  renderToStaticMarkup(
    <OptionsField
      field={{ name: 'options', label: 'Additional services', type: 'options', required: true, maxLength: 2000, questions }}
      id="options"
      problem={problem}
    />,
  )
const invalid = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => (input.includes('aria-invalid') ? [/ value="([^"]*)"/.exec(input)?.[1]] : []))

it('an options field shows an error under its question, and marks only that question (ERR-10, ENQ-20)', () => {
  const problem = 'Please choose an answer to “How will you get around?”'
  const html = show(problem)
  // The innermost groups are the questions.
  const [own, other] = [...html.matchAll(/<fieldset(?:(?!<fieldset).)*?<\/fieldset>/gs)].map(([group]) => group)
  expect(own).toMatch(/^<fieldset aria-describedby="options-problem"><legend[^>]*>How will you get around\?<\/legend>/)
  expect(own).toMatch(/<p id="options-problem"[^>]*>[^<]*<\/p><\/fieldset>$/)
  expect(textIn(own ?? '').endsWith(problem)).toBe(true)
  expect(other).not.toContain('describedby')
  expect(invalid(html)).toEqual(['around a', 'around b'])
})

it('an options field shows an error of all questions under the last', () => {
  const html = show('Additional services can be at most 2000 characters.')
  expect(html).toMatch(
    /^<fieldset id="options" .*<\/fieldset><p [^>]*>Additional services can be at most 2000 characters\.<\/p><\/fieldset>$/s,
  )
  expect(invalid(html)).toEqual(['around a', 'around b', 'extras a', 'extras b'])
})
