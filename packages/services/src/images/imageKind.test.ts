import { expect, it } from 'vitest'
import { imageKind } from './imageKind'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

it.each([
  { name: 'a JPEG', start: bytes('\xff\xd8\xff\xe0'), kind: 'jpeg' },
  { name: 'a PNG', start: bytes('\x89PNG\r\n\x1a\n'), kind: 'png' },
  { name: 'a WebP', start: bytes('RIFF\0\0\0\0WEBPVP8 '), kind: 'webp' },
  { name: 'a GIF', start: bytes('GIF89a'), kind: 'gif' },
  { name: 'an AVIF', start: bytes('\0\0\0\x20ftypavif'), kind: 'avif' },
  { name: 'a photo of an iPhone', start: bytes('\0\0\0\x20ftypheic'), kind: 'heic' },
  { name: 'a video', start: bytes('\0\0\0\x20ftypisom'), kind: null },
  { name: 'a drawing', start: bytes('<svg xmlns="http://www.w3.org/2000/svg">'), kind: 'svg' },
  { name: 'a drawing behind a declaration', start: bytes('<?xml version="1.0"?>\n<svg>'), kind: 'svg' },
  { name: 'a page that calls itself a picture', start: bytes('<html><script>'), kind: null },
  { name: 'a sound', start: bytes('RIFF\0\0\0\0WAVE'), kind: null },
  { name: 'a program', start: bytes('\x7fELF'), kind: null },
  { name: 'nothing', start: bytes(''), kind: null },
])('tells by its first bytes that a file is $name', ({ start, kind }) => expect(imageKind(start)).toBe(kind))
