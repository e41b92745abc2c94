import { expect, it } from 'vitest'
import { figureTexts } from './figureTexts'

const guide =
  'An estimate for private buyers in the state where the vehicle is for sale. Ask us for the price where you live, because it differs by state.'

it('prices, repayments and rates of a page are listed with what they are, in reading order, and then its small print (CFG-12)', () => {
  const lines = [
    ...['Photo', '2024 Nissan Leaf e+', '$35,490', 'Excl. gov. charges', 'About $37,026 on the road', 'Stamp duty', '$1,491', guide],
    ...['Finance from', '$180 a week*', '8.29% p.a. interest, 10.72% p.a. comparison rate', 'Odometer', '26,581 km', 'Seats', '5'],
  ]
  expect(figureTexts(lines)).toEqual([
    '2024 Nissan Leaf e+ · $35,490 · Excl. gov. charges · About $37,026 on the road · Stamp duty · $1,491',
    guide,
    'Finance from · $180 a week* · 8.29% p.a. interest, 10.72% p.a. comparison rate · Odometer',
  ])
})

it('a page without figures has none, and equal texts are listed once (CFG-12)', () => {
  expect(figureTexts(['About us', 'Our story'])).toEqual([])
  expect(figureTexts(['$5', 'a', 'b', 'c', '$5', 'a'])).toEqual(['$5 · a', 'c · $5 · a'])
})
