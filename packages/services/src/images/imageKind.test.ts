import { expect, it } from 'vitest'
import { imageKind } from './imageKind'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

it.each([
  { name: 'a JPEG', start: bytes('\xff\xd8\xff\xe0'), kind: 'jpeg' },
  { name: 'a PNG', start: bytes('\x89PNG\r\n\x1a\n'), kind: 'png' },
  { name: 'a WebP', start: bytes('RIFF\0\0\0\0WEBPVP8 '), kind: 'webp' },
  { name: 'a GIF', start: bytes('GIF89a'), kind: 'gif' },
  { name: 'an AVIF', start: bytes('\0\0\0\x20ftypavif'), kind: 'avif' },
  { name: 'an iPhone photo', start: bytes('\0\0\0\x20ftypheic'), kind: 'heic' },
  { name: 'a video', start: bytes('\0\0\0\x20ftypisom'), kind: null },
  { name: 'an SVG', start: bytes('<svg xmlns="http://www.w3.org/2000/svg">'), kind: 'svg' },
  { name: 'an SVG with an XML declaration', start: bytes('<?xml version="1.0"?>\n<svg>'), kind: 'svg' },
  { name: 'not a picture but an HTML page', start: bytes('<html><script>'), kind: null },
  { name: 'not a picture but a sound', start: bytes('RIFF\0\0\0\0WAVE'), kind: null },
  { name: 'not a picture but a program', start: bytes('\x7fELF'), kind: null },
  { name: 'empty', start: bytes(''), kind: null },
])('an upload recognises by its first bytes that a file is $name', ({ start, kind }) => expect(imageKind(start)).toBe(kind))
