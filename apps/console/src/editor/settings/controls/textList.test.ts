import { expect, test } from 'vitest'
import { pastedLines, spreadEntries } from './textList'

test.each([
  { name: 'one line is just text', text: 'Open on Sunday', lines: null },
  { name: 'lines are entries', text: 'Inspected\nServiced\r\nWarranted', lines: ['Inspected', 'Serviced', 'Warranted'] },
  {
    name: 'bullets and numbers are left out',
    text: '- Inspected\n• Serviced\n3. Warranted',
    lines: ['Inspected', 'Serviced', 'Warranted'],
  },
  { name: 'empty lines are none', text: 'Inspected\n\n  \nServiced', lines: ['Inspected', 'Serviced'] },
  { name: 'nothing', text: '\n', lines: null },
])('pasting: $name', ({ text, lines }) => expect(pastedLines(text)).toEqual(lines))

test('entries take the place of one, as many as there is room for', () => {
  expect(spreadEntries(['a', '', 'c'], 1, ['x', 'y'], 8)).toEqual(['a', 'x', 'y', 'c'])
  expect(spreadEntries(['a', '', 'c'], 1, ['x', 'y'], 3)).toEqual(['a', 'x', 'y'])
})
