import { expect, it } from 'vitest'
import { isGoneNote } from './saleNotes'
import { spacedText } from './spacedText'

it.each([
  ['finance_owing', 'finance owing'],
  ['Written_Off_Repairable', 'Written Off Repairable'],
  ['hailDamage, towBar', 'hail Damage, tow Bar'],
  ['RepairableWriteOff', 'Repairable Write Off'],
  ['Apple CarPlay and LandCruiser', 'Apple CarPlay and LandCruiser'],
  ['https://x.example/written_off', 'https://x.example/written_off'],
  ['kim_lee@x.example', 'kim_lee@x.example'],
  ['WOVR', 'WOVR'],
])('words of programs are read apart: %s (ENT-01)', (text, spaced) => {
  expect(spacedText(text)).toBe(spaced)
})

it.each(['written_off_repairable', 'deposit_taken', 'writtenOff'])('a mark in one word is a note: %s (ENT-01)', (mark) => {
  expect(isGoneNote('Flags', mark, '2026-06-01T02:00:00.000Z')).toBe(true)
})
