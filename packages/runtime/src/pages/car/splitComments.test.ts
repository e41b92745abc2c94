import { expect, it } from 'vitest'
import { splitComments } from './splitComments'

const words = (count: number) => Array.from({ length: count }, () => 'words').join(' ')
const shownOf = (paragraphs: readonly string[], limit: number) => splitComments(paragraphs, limit).map(({ shown }) => shown)

it('Comments are cut after about 400 characters, between words (VDP-22).', () => {
  const [paragraph] = splitComments([words(200)], 400)
  expect(paragraph?.shown.length).toBeLessThanOrEqual(400)
  expect(paragraph?.shown.length).toBeGreaterThan(390)
  expect(paragraph?.shown.endsWith('words')).toBe(true)
  expect(`${paragraph?.shown}${paragraph?.rest}`).toBe(words(200))
})

it('Short comments, and those that would leave less than a line, are shown whole.', () => {
  expect(shownOf([words(10)], 400)).toEqual([words(10)])
  const slightlyLonger = 'a'.repeat(440)
  expect(shownOf([slightlyLonger], 400)).toEqual([slightlyLonger])
})

it('The cut falls in the paragraph that crosses the limit; later ones are folded away (VDP-23).', () => {
  expect(shownOf(['a'.repeat(100), words(100), 'The end.'], 200)).toEqual(['a'.repeat(100), expect.stringMatching(/^words.*words$/), ''])
})

it('A word without end is cut where it must be.', () => {
  expect(shownOf(['a'.repeat(1000)], 400)).toEqual(['a'.repeat(400)])
})
