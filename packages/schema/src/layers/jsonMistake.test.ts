import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonMistake } from './jsonMistake'

describe('jsonMistake', () => {
  it.each([
    ['a comma too many in an object', '{"a": 1,}', 1, 9, 'There is a comma before “}”. Remove it.'],
    ['a comma too many in a list', '[1,\n]', 2, 1, 'There is a comma before “]”. Remove it.'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, 'A comma or “}” was expected, but there is “"”.'],
    ['an object that is not closed', '{"a": {"b": 1}', 1, 15, 'A comma or “}” was expected, but the text ends.'],
    ['a name without quotes', '{a: 1}', 1, 2, 'A name in double quotes was expected, but there is “a”.'],
    ['a missing colon', '{"a" 1}', 1, 6, 'A colon was expected, but there is “1”.'],
    ['single quotes', '{"a": \'x\'}', 1, 7, "A value was expected, but there is “'”."],
    ['a text that is not closed', '{"a": "x}', 1, 7, 'This text is not closed, or contains a character that must be escaped.'],
    ['something after the end', '{} {}', 1, 4, 'There is something after the end of the config.'],
    ['nothing', '', 1, 1, 'A value was expected, but the text ends.'],
  ])('jsonMistake finds $0', (_name, text, line, column, message) => {
    expect(jsonMistake(text)).toEqual({ line, column, message })
  })

  it('jsonMistake reads every JSON text to its end', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonMistake(text).message === 'The text is not JSON.'))
  })
})
