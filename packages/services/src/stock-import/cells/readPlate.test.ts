import { expect, it } from 'vitest'
import { parseColumn } from '../parseColumn'
import { parseLine } from '../parseLine'

const now = '2026-06-01T02:00:00.000Z'
const read = (text: string) => parseColumn('rego', text, now).is

it.each<{ kind: string; texts: readonly string[] }>([
  { kind: 'a single character', texts: ['1', 'A', 'Y', '0', '7'] },
  {
    kind: 'a word for a plate that is to come or gone',
    texts: ['TEMP', 'LOST', 'ASAP', 'Stolen', 'Same', 'Used', 'DEMO', 'ORC', 'WOL', 'Import', 'Permit'],
  },
  { kind: 'a term of registration', texts: ['12M', '6m', '12 mo', '12MTHS', '3 wks', '6 months'] },
  {
    kind: 'the end of a registration',
    texts: ['MAR27', 'mar2027', 'SEPT26', 'EXP327', 'EXP 03/27', 'exp0327', 'REGO 0327', '2027', '202703', '31/03/27'],
  },
  { kind: 'a number of a program', texts: ['1E+05', '20270331', '12345678', '3-Mar', '0000'] },
  { kind: 'a note', texts: ['AVAILABLE', 'REGISTERED', 'TRANSFERS', 'On hold', 'see notes', 'own plates'] },
])('$kind is no number plate, so it is left out with a message (ENT-01)', ({ texts }) =>
  expect(texts.map((text) => [text, read(text)])).toEqual(texts.map((text) => [text, 'not understood'])),
)

it.each([
  ...['ABC123', '1ABC234', 'ABC12D', 'S123ABC', 'CB12AB', '111JKL', '12MAR', 'MAR01', 'MAR99', 'MAY123', 'EXP1', 'EXP12', '12MA', '12'],
  ...[
    'KAREN',
    'BAZZA1',
    'GT',
    'V8',
    'MEGANE',
    'TEMPER',
    'LOSTIT',
    'USEDUP',
    'HOLD12',
    '0012',
    '445821',
    '1999',
    '2015',
    'ABC 12D',
    'ABC-12D',
  ],
])('“%s” may be a plate, also a personalised one (ENT-01)', (text) => expect(read(text)).toBe('understood'))

it('a number that may be an Excel date is a plate only beside the end of the registration (ENT-01)', () => {
  const plate = (line: Record<string, string>) => parseLine({ stockNumber: 'A1', year: '2020', ...line }, now).values.rego
  expect(plate({ rego: '44927' })).toBe(undefined)
  expect(plate({ rego: '44927', regoExpiry: '' })).toBe(undefined)
  expect(plate({ rego: '44927', regoExpiry: 'ABC12D' })).toBe(undefined)
  expect(plate({ rego: '44927', regoExpiry: '31/03/2027' })).toBe('44927')
})
