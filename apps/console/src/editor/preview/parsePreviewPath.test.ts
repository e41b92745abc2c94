import { expect, test } from 'vitest'
import { parsePreviewPath } from './livePageAddress'

const cases = [
  { name: 'a path', entered: '/search?make=Kia', path: '/search?make=Kia' },
  { name: 'a path without its slash', entered: 'contact', path: '/contact' },
  { name: 'a path with blanks around it', entered: '  /contact ', path: '/contact' },
  { name: 'a full address of the site', entered: 'http://karri.localhost:3000/search?page=2#cars', path: '/search?page=2' },
  { name: 'an address of another site', entered: 'https://elsewhere.example/', path: 'https://elsewhere.example/' },
  { name: 'a script', entered: 'javascript:alert(1)', path: '/javascript:alert(1)' },
  { name: 'nothing', entered: '', path: '/' },
] as const

test.each(cases)('$name is parsed to the preview path $path', ({ entered, path }) => {
  expect(parsePreviewPath(entered, ['karri.localhost'])).toBe(path)
})
