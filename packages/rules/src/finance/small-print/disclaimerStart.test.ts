import { expect, it } from 'vitest'
import { disclaimerStart } from './filledDisclaimer'

const words = (length: number) => 'x'.repeat(length)

it.each([
  { name: 'all of 200 characters', text: words(200), place: 'page', expected: null },
  { name: 'the first 200 of 201', text: words(201), place: 'page', expected: `${words(200)}…` },
  { name: 'all of 197 in the calculator', text: words(197), place: 'calculator', expected: null },
  { name: 'the first 197 of 198 in the calculator', text: words(198), place: 'calculator', expected: `${words(197)}…` },
  { name: 'no space before the ellipsis', text: `${words(196)} ${words(9)}`, place: 'calculator', expected: `${words(196)}…` },
  { name: 'no half of an emoji', text: `${words(196)}😀😀`, place: 'calculator', expected: `${words(196)}…` },
  { name: 'no half of a word', text: `${words(190)} and conditions`, place: 'calculator', expected: `${words(190)} and…` },
  { name: 'a word that just fits', text: `${words(193)} and conditions`, place: 'calculator', expected: `${words(193)} and…` },
  {
    name: 'formatted words on one line',
    text: `**${words(150)}**\n\n- ${words(60)}\n- more`,
    place: 'page',
    expected: `${words(150)} · ${words(47)}…`,
  },
  {
    name: 'list items, with a full stop added if they have no punctuation',
    text: `It rests on:\n\n- the term\n- the deposit.\n- the fees\n\n${words(200)}`,
    place: 'page',
    expected: `It rests on: the term · the deposit. the fees · ${words(152)}…`,
  },
  { name: 'nothing of an empty disclaimer', text: '', place: 'page', expected: null },
] as const)('shows $name before a disclaimer unfolds (UI-18)', ({ text, place, expected }) => {
  expect(disclaimerStart(text, place)).toBe(expected)
})
