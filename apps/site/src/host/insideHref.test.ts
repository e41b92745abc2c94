import { expect, it } from 'vitest'
import { insideHref } from './sharedAddress'

const origin = 'http://north.localhost:3000'

it.each([
  { name: 'a page', href: '/service', inside: '/shared/s/service' },
  { name: 'the home page', href: '/', inside: '/shared/s/' },
  { name: 'a search with query and fragment', href: '/search?make=Kia#cars', inside: '/shared/s/search?make=Kia#cars' },
  { name: 'a page by its absolute address', href: 'http://north.localhost:3000/contact', inside: '/shared/s/contact' },
  { name: 'a page already within the draft', href: '/shared/s/contact', inside: null },
  { name: 'an anchor on this page', href: '#main', inside: null },
  { name: 'another site', href: 'https://maps.example/x', inside: null },
  { name: 'a call', href: 'tel:0255501234', inside: null },
  { name: 'a script', href: '/assets/start-1.js', inside: null },
  { name: 'a picture', href: '/media/a/b.jpg', inside: null },
  { name: 'a car’s document', href: '/cars/corolla.pdf', inside: null },
  { name: 'an invalid address', href: 'http://[', inside: null },
])('$name', ({ href, inside }) => {
  expect(insideHref(href, 's', origin)).toBe(inside)
})
