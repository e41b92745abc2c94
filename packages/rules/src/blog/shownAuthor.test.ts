import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { shownAuthor } from './postState'

it.each([
  { showAuthor: true, author: 'Kim', expected: 'Kim' },
  { showAuthor: false, author: 'Kim', expected: null },
  { showAuthor: true, author: '', expected: null },
  { showAuthor: true, author: null, expected: null },
])('the blog shows the author $author, with authors shown $showAuthor, as: $expected (RTE-24)', ({ showAuthor, author, expected }) => {
  expect(shownAuthor({ author }, buildConfig({ blog: { showAuthor } }))).toBe(expected)
})
