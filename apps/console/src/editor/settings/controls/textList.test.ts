import { expect, test } from 'vitest'
import { pastedLines, spreadEntries } from './textList'

test.each([
  { name: 'one line stays text', text: 'Open on Sunday', lines: null },
  { name: 'lines become entries', text: 'Inspected\nServiced\r\nWarranted', lines: ['Inspected', 'Serviced', 'Warranted'] },
  {
    name: 'bullets and numbers are removed',
    text: '- Inspected\n• Serviced\n3. Warranted',
    lines: ['Inspected', 'Serviced', 'Warranted'],
  },
  { name: 'empty lines are skipped', text: 'Inspected\n\n  \nServiced', lines: ['Inspected', 'Serviced'] },
  { name: 'empty text gives no entries', text: '\n', lines: null },
])('the list control splits pasted text into entries: $name', ({ text, lines }) => expect(pastedLines(text)).toEqual(lines))

test('pasted entries replace an empty entry, up to the maximum', () => {
  expect(spreadEntries(['a', '', 'c'], 1, ['x', 'y'], 8)).toEqual(['a', 'x', 'y', 'c'])
  expect(spreadEntries(['a', '', 'c'], 1, ['x', 'y'], 3)).toEqual(['a', 'x', 'y'])
})
