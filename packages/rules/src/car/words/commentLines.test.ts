import { expect, it } from 'vitest'
import { commentLines } from './commentLines'

const written = (text: string | null) =>
  commentLines(text).map(({ kind, spans }) => `${kind}: ${spans.map(({ text: words, bold }) => (bold ? `<${words}>` : words)).join('')}`)

it.each([
  { name: 'one paragraph', text: 'One owner.', lines: ['paragraph: One owner.'] },
  { name: 'parted by bars', text: 'One owner.| Full history. |', lines: ['paragraph: One owner.', 'paragraph: Full history.'] },
  { name: 'lines of one paragraph', text: 'One owner.\nFull history.', lines: ['paragraph: One owner.\nFull history.'] },
  { name: 'nothing', text: null, lines: [] },
  { name: 'only bars and spaces', text: ' | | ', lines: [] },
  {
    name: 'points of a feed',
    text: 'Has:|• Sunroof|•Tow bar|Ask us.',
    lines: ['paragraph: Has:', 'point: Sunroof', 'point: Tow bar', 'paragraph: Ask us.'],
  },
  { name: 'points as typed', text: '- Sunroof\n* Tow bar\n– Camera', lines: ['point: Sunroof', 'point: Tow bar', 'point: Camera'] },
  { name: 'a dash that begins one line', text: 'Priced to go|- call now', lines: ['paragraph: Priced to go', 'paragraph: - call now'] },
  { name: 'stars of small print', text: '*Conditions apply.|*On road.', lines: ['paragraph: *Conditions apply.', 'paragraph: *On road.'] },
  { name: 'numbers below nothing', text: '-5 degrees|-10 degrees', lines: ['paragraph: -5 degrees', 'paragraph: -10 degrees'] },
  {
    name: 'headings and strong words',
    text: '## Inside\nAll **leather**, new.',
    lines: ['heading: Inside', 'paragraph: All <leather>, new.'],
  },
])('reads a dealer’s words (VDP-23): $name', ({ text, lines }) => expect(written(text)).toEqual(lines))

it('leads to addresses alone, and never runs anything', () =>
  expect(commentLines('[Warranty](/warranty) and [this](javascript:alert(1))')[0]?.spans).toEqual([
    { text: 'Warranty', href: '/warranty' },
    { text: ' and this)' },
  ]))
