import { expect, test } from 'vitest'
import { fileProblem, nameOfFile } from './fileProblem'

test.each([
  { name: 'a photo', file: { type: 'image/jpeg', size: 5_000_000, name: 'a.jpg' }, problem: null },
  { name: 'a file without a media type, which the server checks', file: { type: '', size: 100, name: 'a.avif' }, problem: null },
  { name: 'an empty file', file: { type: 'image/png', size: 0, name: 'a.png' }, problem: '“a.png” is empty.' },
  {
    name: 'a document',
    file: { type: 'application/pdf', size: 100, name: 'a.pdf' },
    problem: '“a.pdf” is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  {
    name: 'a file over the limit',
    file: { type: 'image/tiff', size: 81_400_000, name: 'a.tif' },
    problem: '“a.tif” is 81 MB. Choose a picture smaller than 40 MB.',
  },
  { name: 'a file at the limit', file: { type: 'image/jpeg', size: 40_000_000, name: 'a.jpg' }, problem: null },
])('a file chosen as a picture is checked: $name', ({ file, problem }) => expect(fileProblem(file)).toBe(problem))

test.each([
  { file: 'IMG_0042-front yard.JPG', name: 'IMG 0042 front yard' },
  { file: 'yard', name: 'yard' },
  { file: '.png', name: 'Picture' },
  { file: `${'a'.repeat(300)}.png`, name: 'a'.repeat(120) },
])('the picture file “$file” gets the name “$name”', ({ file, name }) => expect(nameOfFile(file)).toBe(name))
