import { expect, it } from 'vitest'
import { formatColour } from './carSummaryText'

it.each([
  { colour: 'White', text: 'white' },
  { colour: ' Light  blue ', text: 'light blue' },
  { colour: 'Glacier White', text: 'Glacier White' },
  { colour: 'Platinum White Pearl', text: 'Platinum White Pearl' },
  { colour: 'Blue & Grey', text: 'Blue & Grey' },
  { colour: '', text: '' },
])('a car page formats the colour “$colour” as “$text” (VDP-02)', ({ colour, text }) => expect(formatColour(colour)).toBe(text))
