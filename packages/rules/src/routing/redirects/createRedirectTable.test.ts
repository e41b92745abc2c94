import { describe, expect, it } from 'vitest'
import { createRedirectTable, type Redirect, type RedirectCode } from './createRedirectTable'

const redirect = (from: string, to: string | null, code: RedirectCode = to === null ? 410 : 301): Redirect => ({ from, to, code })

const table = createRedirectTable([
  redirect('/about', '/about-us'),
  redirect('/team', '/about', 302),
  redirect('/crew', '/team'),
  redirect('/raffle', null),
  redirect('/used/*', '/search/used-cars/*'),
  redirect('/used/trucks/*', 'https://trucks.example/*'),
  redirect('/old*', '/*'),
  redirect('/vehicle.php?id=12', '/cars/corolla'),
  redirect('/vehicle.php?id=12&print=1', '/print/corolla'),
  redirect('/vehicle.php', '/search'),
  redirect('/deals', '/special-offers?from=old#top'),
  redirect('/a', '/b'),
  redirect('/b', '/a'),
  redirect('/café', '/contact-us'),
  redirect('/gone/*', '/raffle'),
])
const to = (address: string) => table.find(address)?.to

describe('a redirect table (RTE-19)', () => {
  it.each([
    { name: 'an address', address: '/about', leads: '/about-us' },
    { name: 'in any case and with extra slashes', address: '/ABOUT//', leads: '/about-us' },
    { name: 'with an accent', address: '/caf%C3%A9', leads: '/contact-us' },
    { name: 'with its query', address: '/about?utm_source=x&gclid=1', leads: '/about-us?utm_source=x&gclid=1' },
    { name: 'to a target with a query and a fragment', address: '/deals?from=mail&a=1', leads: '/special-offers?from=old&a=1#top' },
    { name: 'by the id in its query', address: '/vehicle.php?id=12', leads: '/cars/corolla' },
    {
      name: 'by the id in its query, keeping other parameters',
      address: '/Vehicle.php?utm_source=x&ID=12',
      leads: '/cars/corolla?utm_source=x',
    },
    { name: 'by the most matching parameters', address: '/vehicle.php?print=1&id=12', leads: '/print/corolla' },
    { name: 'with another id', address: '/vehicle.php?id=13', leads: '/search?id=13' },
    { name: 'with a wildcard', address: '/used/Toyota/Hilux?page=2', leads: '/search/used-cars/Toyota/Hilux?page=2' },
    { name: 'with a wildcard that matches nothing', address: '/used', leads: '/search/used-cars/' },
    { name: 'by the longest prefix', address: '/used/trucks/Isuzu', leads: 'https://trucks.example/Isuzu' },
    { name: 'with escapes in the wildcard', address: '/used/caf%C3%A9', leads: '/search/used-cars/caf%C3%A9' },
    { name: 'never to another host through the wildcard', address: '/old//evil.example', leads: '/evil.example' },
    { name: 'never to another host through a backslash', address: '/old/%5Cevil.example', leads: '/%5Cevil.example' },
    { name: 'of an unknown address', address: '/unknown', leads: undefined },
    { name: 'that only begins like another', address: '/usedcars', leads: undefined },
    { name: 'in a loop', address: '/a', leads: undefined },
  ])('a redirect table redirects an address $name', ({ address, leads }) => expect(to(address)).toBe(leads))

  it('a redirect table resolves a chain in one step, permanent only if all its redirects are', () => {
    expect(table.find('/crew')).toEqual({ code: 302, to: '/about-us', by: ['/crew', '/team', '/about'] })
    expect(table.find('/about')).toMatchObject({ code: 301, by: ['/about'] })
  })

  it('a redirect table reports removed pages, also at the end of a chain', () => {
    expect(table.find('/raffle')).toEqual({ code: 410, to: null, by: ['/raffle'] })
    expect(table.find('/gone/x')).toMatchObject({ code: 410, to: null })
  })

  it('a redirect table reports a redirect loop', () => expect(table.trail('/a')).toEqual({ by: ['/a', '/b', '/a'], isLoop: true }))

  it('a redirect table resolves each of 5,000 redirects', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => redirect(`/vehicle.php?id=${index}`, `/cars/${index}`))
    const large = createRedirectTable(many)
    expect(many.map(({ from }) => large.find(from)?.to)).toEqual(many.map(({ to }) => to))
  })
})
