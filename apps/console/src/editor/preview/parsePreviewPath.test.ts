import { expect, test } from 'vitest'
import { parsePreviewPath } from './livePageAddress'

const cases = [
  { name: 'a path', typed: '/search?make=Kia', path: '/search?make=Kia' },
  { name: 'a path without its slash', typed: 'contact', path: '/contact' },
  { name: 'a path with blanks around it', typed: '  /contact ', path: '/contact' },
  { name: 'a full address of the site', typed: 'http://karri.localhost:3000/search?page=2#cars', path: '/search?page=2' },
  { name: 'an address of another site', typed: 'https://elsewhere.example/', path: 'https://elsewhere.example/' },
  { name: 'a script', typed: 'javascript:alert(1)', path: '/javascript:alert(1)' },
  { name: 'nothing', typed: '', path: '/' },
] as const

test.each(cases)('$name leads to $path', ({ typed, path }) => {
  expect(parsePreviewPath(typed, ['karri.localhost'])).toBe(path)
})
