import { expect, test } from 'vitest'
import { fileRefusal } from './fileRefusal'

test.each([
  { name: 'a photo is accepted', file: { name: 'a.jpg', type: 'image/jpeg', size: 9_000_000 }, message: null },
  { name: 'an iPhone photo without a media type is accepted', file: { name: 'IMG_1.HEIC', type: '', size: 2_000_000 }, message: null },
  {
    name: 'a text file named .jpg is accepted until the server reads its bytes',
    file: { name: 'a.jpg', type: 'image/jpeg', size: 20 },
    message: null,
  },
  { name: 'an empty file is refused', file: { name: 'a.jpg', type: 'image/jpeg', size: 0 }, message: 'The file is empty.' },
  {
    name: 'a file over the limit is refused',
    file: { name: 'a.jpg', type: 'image/jpeg', size: 40_000_001 },
    message: 'The file is 40 MB. The limit is 40 MB.',
  },
  { name: 'an SVG file is refused', file: { name: 'a.svg', type: 'image/svg+xml', size: 20 }, message: /^SVG files can contain/ },
  {
    name: 'a spreadsheet is refused',
    file: { name: 'a.xlsx', type: 'application/vnd.ms-excel', size: 20 },
    message: /^This is not a picture/,
  },
])('$name', ({ file, message }) => {
  if (message === null) expect(fileRefusal(file, 'photo')).toBeNull()
  else expect(fileRefusal(file, 'photo')).toMatch(message)
})

test('A history report must be a PDF of at most 10 MB', () => {
  const pdf = { name: 'a.pdf', type: 'application/pdf' }
  expect(fileRefusal({ ...pdf, size: 10_000_000 }, 'report')).toBeNull()
  expect(fileRefusal({ ...pdf, size: 12_340_000 }, 'report')).toBe('The file is 12.3 MB. The limit is 10 MB.')
  expect(fileRefusal({ name: 'a.jpg', type: 'image/jpeg', size: 1 }, 'report')).toBe('This is not a PDF.')
})
