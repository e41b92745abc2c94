import { expect, it } from 'vitest'
import { withoutMarkup } from './withoutMarkup'

it.each([
  { name: 'plain words', text: 'One owner, 5 seats.', expected: 'One owner, 5 seats.' },
  { name: 'nothing', text: '', expected: '' },
  { name: 'paragraphs and breaks', text: '<p>One<br>Two</p><p class="x">Three</p>', expected: 'One\nTwo\nThree\n' },
  { name: 'a script with its content', text: 'a<script src=x>alert(1)</script>b', expected: 'ab' },
  { name: 'a script in capitals that closes with a space', text: 'a<SCRIPT>alert(1)</script >b', expected: 'ab' },
  { name: 'a script that never ends', text: 'a<script>alert(1)', expected: 'a' },
  { name: 'a style', text: '<style>p{display:none}</style>b', expected: 'b' },
  { name: 'a picture with a handler', text: 'a<img src=x onerror=alert(1)>b', expected: 'ab' },
  { name: 'a comment', text: 'a<!-- secret -->b', expected: 'ab' },
  { name: 'signs that are no tags', text: 'I <3 it: 4 < 5 and 6 > 2', expected: 'I <3 it: 4 < 5 and 6 > 2' },
  { name: 'a tag that never ends', text: 'price <b 5000', expected: 'price <b 5000' },
])('an import removes HTML from a dealer’s text (VDP-23): $name', ({ text, expected }) => expect(withoutMarkup(text)).toBe(expected))

it.each(['<script', '<style>', '<a', '<', '<!--', '</script'])(
  'the text parser parses a million repetitions of %s quickly (VDP-23)',
  (piece) => {
    expect(withoutMarkup(piece.repeat(1_000_000)).length).toBeLessThanOrEqual(piece.length * 1_000_000)
  },
)
