import { describe, expect, it } from 'vitest'
import { createRedirectTable, type Redirect, type RedirectCode } from './createRedirectTable'

const of = (from: string, to: string | null, code: RedirectCode = to === null ? 410 : 301): Redirect => ({ from, to, code })

const table = createRedirectTable([
  of('/about', '/about-us'),
  of('/team', '/about', 302),
  of('/crew', '/team'),
  of('/raffle', null),
  of('/used/*', '/search/used-cars/*'),
  of('/used/trucks/*', 'https://trucks.example/*'),
  of('/old*', '/*'),
  of('/vehicle.php?id=12', '/cars/corolla'),
  of('/vehicle.php?id=12&print=1', '/print/corolla'),
  of('/vehicle.php', '/search'),
  of('/deals', '/special-offers?from=old#top'),
  of('/a', '/b'),
  of('/b', '/a'),
  of('/café', '/contact-us'),
  of('/gone/*', '/raffle'),
])
const to = (address: string) => table.find(address)?.to

describe('a redirect table (RTE-19)', () => {
  it.each([
    { name: 'an address', address: '/about', leads: '/about-us' },
    { name: 'however it is written', address: '/ABOUT//', leads: '/about-us' },
    { name: 'with an accent', address: '/caf%C3%A9', leads: '/contact-us' },
    { name: 'with its query', address: '/about?utm_source=x&gclid=1', leads: '/about-us?utm_source=x&gclid=1' },
    { name: 'to a target with a query and a fragment', address: '/deals?from=mail&a=1', leads: '/special-offers?from=old&a=1#top' },
    { name: 'by its number', address: '/vehicle.php?id=12', leads: '/cars/corolla' },
    { name: 'by its number, keeping the rest', address: '/Vehicle.php?utm_source=x&ID=12', leads: '/cars/corolla?utm_source=x' },
    { name: 'by more of its query first', address: '/vehicle.php?print=1&id=12', leads: '/print/corolla' },
    { name: 'by another number', address: '/vehicle.php?id=13', leads: '/search?id=13' },
    { name: 'with whatever follows', address: '/used/Toyota/Hilux?page=2', leads: '/search/used-cars/Toyota/Hilux?page=2' },
    { name: 'with nothing that follows', address: '/used', leads: '/search/used-cars/' },
    { name: 'by the longest start', address: '/used/trucks/Isuzu', leads: 'https://trucks.example/Isuzu' },
    { name: 'with escapes that follow', address: '/used/caf%C3%A9', leads: '/search/used-cars/caf%C3%A9' },
    { name: 'never to another host by what follows', address: '/old//evil.example', leads: '/evil.example' },
    { name: 'nor by a backslash', address: '/old/%5Cevil.example', leads: '/%5Cevil.example' },
    { name: 'of an unknown address', address: '/unknown', leads: undefined },
    { name: 'that begins like another', address: '/usedcars', leads: undefined },
    { name: 'in a circle', address: '/a', leads: undefined },
  ])('leads an address $name', ({ address, leads }) => expect(to(address)).toBe(leads))

  it('makes one step of a chain, for good only where all of it is', () => {
    expect(table.find('/crew')).toEqual({ code: 302, to: '/about-us', by: ['/crew', '/team', '/about'] })
    expect(table.find('/about')).toMatchObject({ code: 301, by: ['/about'] })
  })

  it('says what is gone, at the end of a chain too', () => {
    expect(table.find('/raffle')).toEqual({ code: 410, to: null, by: ['/raffle'] })
    expect(table.find('/gone/x')).toMatchObject({ code: 410, to: null })
  })

  it('names a circle', () => expect(table.trail('/a')).toEqual({ by: ['/a', '/b', '/a'], isLoop: true }))

  it('leads each of thousands', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => of(`/vehicle.php?id=${index}`, `/cars/${index}`))
    const large = createRedirectTable(many)
    expect(many.map(({ from }) => large.find(from)?.to)).toEqual(many.map(({ to }) => to))
  })
})
