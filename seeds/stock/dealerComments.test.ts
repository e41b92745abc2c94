import { expect, it } from 'vitest'
import { listed } from './dealerComments'

it.each([
  [
    ['Front and rear parking sensors', 'Blind-spot monitor', 'Bull bar', 'Tow bar'],
    'front and rear parking sensors, a blind-spot monitor, a bull bar and a tow bar',
  ],
  [['188 L fridge', 'Gas cooktop and grill', 'Smart TV'], 'a 188 L fridge, a gas cooktop and grill, and a smart TV'],
  [['LED headlight', 'Riding modes'], 'an LED headlight and riding modes'],
  [['External shower'], 'an external shower'],
])('a sentence of the seed lists %j with an article each', (features, text) => {
  expect(listed(features, true)).toBe(text)
})
