import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonMistake } from './jsonMistake'

describe('jsonMistake', () => {
  it.each([
    {
      name: 'a comma too many in an object',
      text: '{"a": 1,}',
      line: 1,
      column: 9,
      message: 'There is a comma before “}”; please remove it.',
    },
    { name: 'a comma too many in a list', text: '[1,\n]', line: 2, column: 1, message: 'There is a comma before “]”; please remove it.' },
    {
      name: 'a missing comma',
      text: '{\n  "a": 1\n  "b": 2\n}',
      line: 3,
      column: 3,
      message: 'A comma or “}” was expected, but there is “"”.',
    },
    {
      name: 'an object that is not closed',
      text: '{"a": {"b": 1}',
      line: 1,
      column: 15,
      message: 'A comma or “}” was expected, but the text ends.',
    },
    {
      name: 'a name without quotes',
      text: '{a: 1}',
      line: 1,
      column: 2,
      message: 'A name in double quotes was expected, but there is “a”.',
    },
    { name: 'a missing colon', text: '{"a" 1}', line: 1, column: 6, message: 'A colon was expected, but there is “1”.' },
    { name: 'single quotes', text: '{"a": \'x\'}', line: 1, column: 7, message: "A value was expected, but there is “'”." },
    {
      name: 'a text that is not closed',
      text: '{"a": "x}',
      line: 1,
      column: 7,
      message: 'This text is not closed, or contains a character that must be escaped.',
    },
    { name: 'something after the end', text: '{} {}', line: 1, column: 4, message: 'There is something after the end of the config.' },
    { name: 'nothing', text: '', line: 1, column: 1, message: 'A value was expected, but the text ends.' },
  ])('finds $name', ({ text, line, column, message }) => {
    expect(jsonMistake(text)).toEqual({ line, column, message })
  })

  it('reads every JSON text to its end', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonMistake(text).message === 'The text is not JSON.'))
  })
})
