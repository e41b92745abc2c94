import { expect, it } from 'vitest'
import { isAbsent, isPlaceholder } from './placeholders'

it.each(['N/A', 'n.a.', 'NA', 'None', '(none)', 'NIL', 'null', 'undefined', 'Not applicable', '-', '--', '—', '.'])(
  '“%s” is a word for no value (ENT-01)',
  (text) => expect([isAbsent(text), isPlaceholder(text)]).toEqual([true, true]),
)

it.each([
  ...['TBD', 't.b.c.', 'To be confirmed', '(TBA)', 'Unknown', 'UNK', 'Not specified', 'Not yet known', 'No data', 'No details available'],
  ...['?', '??', '...', '*', '_', 'Other', 'Misc', 'Various', 'Please select', '-- Select --', 'Choose one', 'xxx', 'Test', 'Default'],
])('“%s” means that a value is not known (ENT-01)', (text) => expect([isAbsent(text), isPlaceholder(text)]).toEqual([false, true]))

it.each([
  'GXL',
  'X',
  'S',
  'ST-X',
  'No',
  '0',
  'Selector',
  'Pick up',
  'Pick-up Double Cab',
  'Other Ranks',
  'Testarossa',
  'NX',
  'Black',
  'Base',
  'Pending',
  '**',
  '***',
])('“%s” is a value (ENT-01)', (text) => expect(isPlaceholder(text)).toBe(false))
