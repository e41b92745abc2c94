import { expect, it } from 'vitest'
import { isValidRequestTarget } from './clientAddress'

it.each([
  { name: 'only a path', url: '/cars/2021-kia-rio', valid: true },
  { name: 'a query', url: '/search/kia?q=caf%C3%A9', valid: true },
  { name: 'letters beyond ASCII', url: '/media/caf%C3%A9.png', valid: true },
  { name: 'dots within a name', url: '/cars/a.b..c?next=/../x', valid: true },
  { name: 'a query with an incomplete escape', url: '/search?q=100%', valid: true },
  { name: 'a NUL in the path', url: '/cars/x%00/share.png', valid: false },
  { name: 'a NUL in the query', url: '/print?car_id=%00', valid: false },
  { name: 'an incomplete escape', url: '/cars/%/share.png', valid: false },
  { name: 'invalid UTF-8', url: '/media/%ff%fe.png', valid: false },
  { name: 'dot segments', url: '/media/../../etc/passwd', valid: false },
  { name: 'escaped dot segments', url: '/cars/%2E%2e/x', valid: false },
])('a server accepts a URL with $name: $valid', ({ url, valid }) => {
  expect(isValidRequestTarget(url)).toBe(valid)
})
