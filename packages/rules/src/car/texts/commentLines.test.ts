import { expect, it } from 'vitest'
import { commentLines } from './commentLines'

const written = (text: string | null) =>
  commentLines(text).map(({ kind, spans }) => `${kind}: ${spans.map(({ text: span, bold }) => (bold ? `<${span}>` : span)).join('')}`)

it.each([
  ['one paragraph', 'One owner.', ['paragraph: One owner.']],
  ['paragraphs separated by bars', 'One owner.| Full history. |', ['paragraph: One owner.', 'paragraph: Full history.']],
  ['lines of one paragraph', 'One owner.\nFull history.', ['paragraph: One owner.\nFull history.']],
  ['nothing', null, []],
  ['only bars and spaces', ' | | ', []],
  [
    'list items of a feed',
    'Has:|• Sunroof|•Tow bar|Ask us.',
    ['paragraph: Has:', 'point: Sunroof', 'point: Tow bar', 'paragraph: Ask us.'],
  ],
  ['list items as entered', '- Sunroof\n* Tow bar\n– Camera', ['point: Sunroof', 'point: Tow bar', 'point: Camera']],
  ['a dash that begins one line', 'Priced to go|- call now', ['paragraph: Priced to go', 'paragraph: - call now']],
  ['stars of small print', '*Conditions apply.|*On road.', ['paragraph: *Conditions apply.', 'paragraph: *On road.']],
  ['negative numbers', '-5 degrees|-10 degrees', ['paragraph: -5 degrees', 'paragraph: -10 degrees']],
  ['headings and strong words', '## Inside\nAll **leather**, new.', ['heading: Inside', 'paragraph: All <leather>, new.']],
])('a car page parses a dealer’s comments (VDP-23): $0', (_name, text, lines) => expect(written(text)).toEqual(lines))

it('the comments section links only to addresses, never to scripts', () =>
  expect(commentLines('[Warranty](/warranty) and [this](javascript:alert(1))')[0]?.spans).toEqual([
    { text: 'Warranty', href: '/warranty' },
    { text: ' and this)' },
  ]))
