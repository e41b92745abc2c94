import { expect, it } from 'vitest'
import { formatColour } from './carSummaryText'

it.each([
  { colour: 'White', words: 'white' },
  { colour: ' Light  blue ', words: 'light blue' },
  { colour: 'Glacier White', words: 'Glacier White' },
  { colour: 'Platinum White Pearl', words: 'Platinum White Pearl' },
  { colour: 'Blue & Grey', words: 'Blue & Grey' },
  { colour: '', words: '' },
])('formats the colour “$colour” as “$words” (VDP-02)', ({ colour, words }) => expect(formatColour(colour)).toBe(words))
