import { expect, it } from 'vitest'
import { isValidRequestTarget } from './clientAddress'

it.each([
  { name: 'only a path', url: '/cars/2021-kia-rio', sound: true },
  { name: 'a query', url: '/search/kia?q=caf%C3%A9', sound: true },
  { name: 'letters beyond ASCII', url: '/media/caf%C3%A9.png', sound: true },
  { name: 'dots within a name', url: '/cars/a.b..c?next=/../x', sound: true },
  { name: 'a query with an incomplete escape', url: '/search?q=100%', sound: true },
  { name: 'a NUL in the path', url: '/cars/x%00/share.png', sound: false },
  { name: 'a NUL in the query', url: '/print?car_id=%00', sound: false },
  { name: 'an incomplete escape', url: '/cars/%/share.png', sound: false },
  { name: 'invalid UTF-8', url: '/media/%ff%fe.png', sound: false },
  { name: 'dot segments', url: '/media/../../etc/passwd', sound: false },
  { name: 'escaped dot segments', url: '/cars/%2E%2e/x', sound: false },
])('a server accepts a URL with $name: $sound', ({ url, sound }) => {
  expect(isValidRequestTarget(url)).toBe(sound)
})
