import { expect, test } from 'vitest'
import { parseColour } from './colourPairs'

const cases = [
  { name: 'is left alone when it is right', entered: '#1f4fd8', colour: '#1f4fd8' },
  { name: 'gets its #', entered: 'c8102e', colour: '#c8102e' },
  { name: 'loses blanks around it', entered: '  #C8102E ', colour: '#c8102e' },
  { name: 'of three digits gets six', entered: '#fa0', colour: '#ffaa00' },
  { name: 'with an opacity stays as typed', entered: '#1f4fd880', colour: '#1f4fd880' },
  { name: 'by name stays as typed', entered: 'red', colour: 'red' },
  { name: 'that is no colour stays as typed', entered: '#ggg', colour: '#ggg' },
  { name: 'that is empty stays empty', entered: '', colour: '' },
] as const

test.each(cases)('a colour $name', ({ entered, colour }) => {
  expect(parseColour(entered)).toBe(colour)
})
