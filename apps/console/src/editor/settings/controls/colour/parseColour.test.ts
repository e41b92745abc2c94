import { expect, test } from 'vitest'
import { parseColour } from './colourPairs'

const cases = [
  { name: 'that is valid stays unchanged', entered: '#1f4fd8', colour: '#1f4fd8' },
  { name: 'without a # gets one', entered: 'c8102e', colour: '#c8102e' },
  { name: 'is trimmed', entered: '  #C8102E ', colour: '#c8102e' },
  { name: 'of three digits is expanded to six', entered: '#fa0', colour: '#ffaa00' },
  { name: 'with an opacity stays as entered', entered: '#1f4fd880', colour: '#1f4fd880' },
  { name: 'by name stays as entered', entered: 'red', colour: 'red' },
  { name: 'that is invalid stays as entered', entered: '#ggg', colour: '#ggg' },
  { name: 'that is empty stays empty', entered: '', colour: '' },
] as const

test.each(cases)('a colour $name', ({ entered, colour }) => {
  expect(parseColour(entered)).toBe(colour)
})
