import { expect, it } from 'vitest'
import { countNoun } from './countNoun'

it.each([
  { name: 'one', count: 1, noun: 'Menu item', words: '1 menu item' },
  { name: 'several', count: 2, noun: 'Menu item', words: '2 menu items' },
  { name: 'none', count: 0, noun: 'Promotion', words: '0 promotions' },
  { name: 'a noun that ends in y', count: 3, noun: 'Entry', words: '3 entries' },
  { name: 'a noun that ends in a vowel and y', count: 3, noun: 'Day', words: '3 days' },
  { name: 'a noun that ends in s', count: 2, noun: 'Address', words: '2 addresses' },
  { name: 'thousands', count: 1_200, noun: 'Car', words: '1,200 cars' },
  { name: 'one without a noun', count: 1, noun: undefined, words: '1 entry' },
])('counts $name', ({ count, noun, words }) => {
  expect(countNoun(count, noun)).toBe(words)
})
