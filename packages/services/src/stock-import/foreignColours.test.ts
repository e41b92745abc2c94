import { expect, it } from 'vitest'
import { englishColour } from './foreignColours'
import { parseColumn } from './parseColumn'

it.each([
  ['Schwarz', 'Black'],
  ['Weiss', 'White'],
  ['WEIß', 'White'],
  ['Weiß metallic', 'White'],
  ['Grau Perleffekt', 'Grey'],
  ['Noir', 'Black'],
  ['Gris métallisé', 'Grey'],
  ['Rosso', 'Red'],
  ['Azul', 'Blue'],
  ['黒', 'Black'],
  ['ブラック', 'Black'],
  // Names of paints.
  ['Rosso Corsa', null],
  ['Nero Daytona', null],
  ['Bianco White', null],
  ['Black', null],
  ['Silver', null],
  ['', null],
])('“%s” is %s in English (ENT-01)', (text, english) => expect(englishColour(text)).toBe(english))

const outcome = (text: string) => parseColumn('colour', text, '2026-06-01T02:00:00.000Z')

it.each([
  ['Schwarz', ['Black']],
  ['Weiss', ['White']],
  ['W', []],
  ['BK', []],
])('the colour “%s” is asked about (ENT-01)', (text, choices) => expect(outcome(text)).toMatchObject({ is: 'not understood', choices }))

it.each(['Black', 'Rosso Corsa', 'Nero Daytona', 'Glacier White', 'Red', 'Tan'])('the colour “%s” is shown as written (ENT-01)', (text) =>
  expect(outcome(text)).toEqual({ is: 'understood', value: text }),
)
