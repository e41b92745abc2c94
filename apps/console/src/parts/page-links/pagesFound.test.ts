import { expect, it } from 'vitest'
import { pagesFound } from './everySitesPages'

const pages = [
  { path: '/', title: 'Home' },
  { path: '/service', title: 'Book a service' },
  { path: '/finance', title: 'Finance' },
]

it.each([
  { typed: 'book', finds: ['/service'] },
  { typed: ' /FIN', finds: ['/finance'] },
  { typed: '/service', finds: ['/', '/service', '/finance'] },
  { typed: 'nothing', finds: [] },
])('“$typed” may mean $finds', ({ typed, finds }) => expect(pagesFound(pages, typed).map(({ path }) => path)).toEqual(finds))
