import { expect, test } from 'vitest'
import { parseColour } from './colourPairs'

const cases = [
  { name: 'is left alone when it is right', typed: '#1f4fd8', colour: '#1f4fd8' },
  { name: 'gets its #', typed: 'c8102e', colour: '#c8102e' },
  { name: 'loses blanks around it', typed: '  #C8102E ', colour: '#c8102e' },
  { name: 'of three digits gets six', typed: '#fa0', colour: '#ffaa00' },
  { name: 'with an opacity stays as typed', typed: '#1f4fd880', colour: '#1f4fd880' },
  { name: 'by name stays as typed', typed: 'red', colour: 'red' },
  { name: 'that is no colour stays as typed', typed: '#ggg', colour: '#ggg' },
  { name: 'that is empty stays empty', typed: '', colour: '' },
] as const

test.each(cases)('a colour $name', ({ typed, colour }) => {
  expect(parseColour(typed)).toBe(colour)
})
