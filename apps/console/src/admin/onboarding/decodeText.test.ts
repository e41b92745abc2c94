import { expect, it } from 'vitest'
import { decodeText, isWorkbook } from './decodeText'

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])])

it.each([
  { name: 'UTF-8', bytes: new TextEncoder().encode('Citroën, Škoda'), text: 'Citroën, Škoda' },
  { name: 'UTF-8 with its mark', bytes: new TextEncoder().encode('\ufeffMake'), text: 'Make' },
  { name: 'UTF-16', bytes: utf16('Citroën\tC3'), text: 'Citroën\tC3' },
  { name: 'Windows-1252', bytes: new Uint8Array([0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e]), text: 'Citroën' },
  { name: 'nothing', bytes: new Uint8Array(), text: '' },
])('reads $name (ENT-01)', ({ bytes, text }) => {
  expect(decodeText(bytes)).toBe(text)
})

it.each([
  { name: 'an .xlsx', bytes: [0x50, 0x4b, 0x03, 0x04, 0x14], expected: true },
  { name: 'an .xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1], expected: true },
  { name: 'a table', bytes: [0x53, 0x74, 0x6f, 0x63, 0x6b], expected: false },
  { name: 'nothing', bytes: [], expected: false },
])('tells a workbook from a table: $name', ({ bytes, expected }) => {
  expect(isWorkbook(new Uint8Array(bytes))).toBe(expected)
})
