import { expect, it } from 'vitest'
import { scenarios } from '../scenarios'

const voices = scenarios.flatMap(({ sites, stock }) => stock.map(({ voice }) => ({ name: sites[0]?.name, text: voice.testDrive })))

it.each(voices)('$name says of a test-drive car that it can be driven and no price (CAR-09)', ({ text }) => {
  expect(text).toMatch(/test[- ]drive/)
  expect(text).not.toMatch(/for sale|not buy|can’t buy|price/i)
})
