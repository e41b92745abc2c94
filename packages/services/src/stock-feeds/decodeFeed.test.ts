import { describe, expect, it } from 'vitest'
import { decodeFeed } from './decodeFeed'

const bytes = (...numbers: number[]) => Uint8Array.from(numbers)

describe('the text of a feed', () => {
  it.each([
    { name: 'UTF-8', file: new TextEncoder().encode('Škoda'), text: 'Škoda' },
    { name: 'UTF-8 with a byte order mark', file: bytes(0xef, 0xbb, 0xbf, 0x4b), text: 'K' },
    { name: 'UTF-16, little-endian', file: bytes(0xff, 0xfe, 0x4b, 0, 0x69, 0), text: 'Ki' },
    { name: 'UTF-16, big-endian', file: bytes(0xfe, 0xff, 0, 0x4b, 0, 0x69), text: 'Ki' },
    { name: 'UTF-16 without a byte order mark', file: bytes(0x4b, 0, 0x69, 0, 0x61, 0), text: 'Kia' },
    { name: 'Windows-1252', file: bytes(0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e, 0x92), text: 'Citroën’' },
  ])('the text of a feed is decoded from $name (ENT-01)', ({ file, text }) => expect(decodeFeed(file)).toBe(text))

  it.each([
    { name: 'an empty file', file: bytes(), message: /empty/ },
    { name: 'an Excel workbook', file: bytes(0x50, 0x4b, 3, 4), message: /Excel workbook/ },
    { name: 'an old Excel workbook', file: bytes(0xd0, 0xcf, 0x11, 0xe0), message: /Excel workbook/ },
    {
      name: 'a workbook that was saved as XML',
      file: new TextEncoder().encode('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>'),
      message: /Excel workbook that was saved as XML/,
    },
    { name: 'a compressed file', file: bytes(0x1f, 0x8b, 8), message: /compressed/ },
  ])('the text of a feed is refused for $name (ENT-01)', ({ file, message }) => expect(() => decodeFeed(file)).toThrow(message))
})
