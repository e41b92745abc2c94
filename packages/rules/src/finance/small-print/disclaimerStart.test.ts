import { expect, it } from 'vitest'
import { disclaimerStart } from './filledDisclaimer'

const textOfLength = (length: number) => 'x'.repeat(length)

it.each([
  { name: 'all of 200 characters', text: textOfLength(200), place: 'page', expected: null },
  { name: 'the first 200 of 201', text: textOfLength(201), place: 'page', expected: `${textOfLength(200)}…` },
  { name: 'all of 197 in the calculator', text: textOfLength(197), place: 'calculator', expected: null },
  { name: 'the first 197 of 198 in the calculator', text: textOfLength(198), place: 'calculator', expected: `${textOfLength(197)}…` },
  {
    name: 'no space before the ellipsis',
    text: `${textOfLength(196)} ${textOfLength(9)}`,
    place: 'calculator',
    expected: `${textOfLength(196)}…`,
  },
  { name: 'no half of an emoji', text: `${textOfLength(196)}😀😀`, place: 'calculator', expected: `${textOfLength(196)}…` },
  { name: 'no half of a word', text: `${textOfLength(190)} and conditions`, place: 'calculator', expected: `${textOfLength(190)} and…` },
  {
    name: 'a word that just fits',
    text: `${textOfLength(193)} and conditions`,
    place: 'calculator',
    expected: `${textOfLength(193)} and…`,
  },
  {
    name: 'formatted words on one line',
    text: `**${textOfLength(150)}**\n\n- ${textOfLength(60)}\n- more`,
    place: 'page',
    expected: `${textOfLength(150)} · ${textOfLength(47)}…`,
  },
  {
    name: 'list items, with a full stop added if they have no punctuation',
    text: `It rests on:\n\n- the term\n- the deposit.\n- the fees\n\n${textOfLength(200)}`,
    place: 'page',
    expected: `It rests on: the term · the deposit. the fees · ${textOfLength(152)}…`,
  },
  { name: 'nothing of an empty disclaimer', text: '', place: 'page', expected: null },
] as const)('a page shows $name before a disclaimer unfolds (UI-18)', ({ text, place, expected }) => {
  expect(disclaimerStart(text, place)).toBe(expected)
})
