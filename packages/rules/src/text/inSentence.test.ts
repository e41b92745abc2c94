import { expect, it } from 'vitest'
import { inSentence } from './inSentence'

it.each([
  { text: 'Unleaded Petrol', words: 'unleaded petrol' },
  { text: ' SUV ', words: 'SUV' },
  { text: '4X4  Dual Range', words: '4X4 dual range' },
  { text: 'CVT', words: 'CVT' },
  { text: '', words: '' },
])('writes “$text” within a sentence (VDP-02)', ({ text, words }) => expect(inSentence(text)).toBe(words))
