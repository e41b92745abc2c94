import { expect, it } from 'vitest'
import { inSentence } from './inSentence'

it.each([
  { text: 'Unleaded Petrol', within: 'unleaded petrol' },
  { text: ' SUV ', within: 'SUV' },
  { text: '4X4  Dual Range', within: '4X4 dual range' },
  { text: 'CVT', within: 'CVT' },
  { text: '', within: '' },
])('a page writes “$text” within a sentence (VDP-02)', ({ text, within }) => expect(inSentence(text)).toBe(within))
