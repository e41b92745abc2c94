import { expect, it } from 'vitest'
import { countNoun } from './countNoun'

it.each([
  { name: 'one', count: 1, noun: 'Menu item', text: '1 menu item' },
  { name: 'several', count: 2, noun: 'Menu item', text: '2 menu items' },
  { name: 'none', count: 0, noun: 'Promotion', text: '0 promotions' },
  { name: 'a noun that ends in y', count: 3, noun: 'Entry', text: '3 entries' },
  { name: 'a noun that ends in a vowel and y', count: 3, noun: 'Day', text: '3 days' },
  { name: 'a noun that ends in s', count: 2, noun: 'Address', text: '2 addresses' },
  { name: 'thousands', count: 1_200, noun: 'Car', text: '1,200 cars' },
  { name: 'one without a noun', count: 1, noun: undefined, text: '1 entry' },
])('a page counts $name', ({ count, noun, text }) => {
  expect(countNoun(count, noun)).toBe(text)
})
