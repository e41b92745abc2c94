import { describe, expect, it } from 'vitest'
import { findMatches } from './findMatches'

describe('The matches of a pattern', () => {
  it.each([
    ['one two three', /\w+/g],
    ['one two three', /(?<first>t)(\w)/g],
    ['', /\w+/g],
    ['nothing here', /\d/g],
    ['empty matches', /x*/g],
    ['at the end: ', /$/g],
  ] as const)('The matches of a pattern of “%s” by %s are those of matchAll, at every call', (text, pattern) => {
    const expected = [...text.matchAll(pattern)]
    expect(findMatches(text, pattern)).toEqual(expected)
    pattern.lastIndex = 3
    expect(findMatches(text, pattern)).toEqual(expected)
  })
})
