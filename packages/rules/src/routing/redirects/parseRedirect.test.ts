import { describe, expect, it } from 'vitest'
import { parseRedirect } from './parseRedirect'

const entered = (from: string, to: string, code = '') => parseRedirect({ from, to, code })

describe('a valid redirect (RTE-19)', () => {
  it.each([
    { name: 'a path', fields: ['/About/', '/about-us'], kept: ['/about', '/about-us', 301] },
    { name: 'a whole address, pasted', fields: ['https://www.old.example/About', '/about-us'], kept: ['/about', '/about-us', 301] },
    { name: 'a path without its slash', fields: ['old.html', '/'], kept: ['/old.html', '/', 301] },
    {
      name: 'an old page with an id in its query',
      fields: ['/vehicle.php?Type=Used&id=12', '/cars/x', '302'],
      kept: ['/vehicle.php?id=12&type=used', '/cars/x', 302],
    },
    { name: 'the home page with an id in its query', fields: ['/?p=12', '/about-us'], kept: ['/?p=12', '/about-us', 301] },
    { name: 'a wildcard', fields: ['/used/*', '/search/used-cars/*', '308'], kept: ['/used/*', '/search/used-cars/*', 308] },
    { name: 'another site', fields: ['/shop', 'https://shop.example'], kept: ['/shop', 'https://shop.example/', 301] },
    { name: 'a removed page', fields: ['/raffle', '', '410'], kept: ['/raffle', null, 410] },
    { name: 'a fragment and a query', fields: ['/x', '/finance?a=1#calculator'], kept: ['/x', '/finance?a=1#calculator', 301] },
  ] as const)('$name', ({ fields: [from, to, code], kept }) => {
    expect(entered(from, to, code)).toEqual({ redirect: { from: kept[0], to: kept[1], code: kept[2] } })
  })
})

describe('an invalid redirect has an error at its field (RTE-19)', () => {
  it.each([
    { name: 'nothing', fields: ['', ''], field: 'from' },
    { name: 'the home page', fields: ['/', '/search'], field: 'from' },
    { name: 'the home page as an address', fields: ['https://old.example', '/search'], field: 'from' },
    { name: 'the whole site', fields: ['/*', '/search'], field: 'from' },
    { name: 'an endpoint', fields: ['/api/leads', '/search'], field: 'from' },
    { name: 'a file of the site', fields: ['/robots.txt', '/search'], field: 'from' },
    { name: 'its sitemaps', fields: ['/sitemap-cars-1-of-1.xml', '/search'], field: 'from' },
    { name: 'a wildcard in the middle', fields: ['/a/*/b', '/search'], field: 'from' },
    { name: 'a wildcard in a query', fields: ['/a?id=*', '/search'], field: 'from' },
    { name: 'a very long address', fields: [`/${'a'.repeat(501)}`, '/search'], field: 'from' },
    { name: 'a line end', fields: ['/a%0d%0ax', '/search'], field: 'from' },
    { name: 'no target', fields: ['/a', ''], field: 'to' },
    { name: 'a script', fields: ['/a', 'javascript:alert(1)'], field: 'to' },
    { name: 'a host in disguise', fields: ['/a', '//evil.example'], field: 'to' },
    { name: 'another disguise', fields: ['/a', '/\\evil.example'], field: 'to' },
    { name: 'dots before a host', fields: ['/a', '/.//evil.example'], field: 'to' },
    { name: 'a name and a password', fields: ['/a', 'https://good.example@evil.example/'], field: 'to' },
    { name: 'a host completed by the wildcard', fields: ['/a*', 'https://shop.example*'], field: 'to' },
    { name: 'a wildcard only in the target', fields: ['/a', '/b/*'], field: 'to' },
    { name: 'two wildcards', fields: ['/a/*', '/b/*/*'], field: 'to' },
    { name: 'a line end in the target', fields: ['/a', '/b\r\nset-cookie: x'], field: 'to' },
    { name: 'a target of a removed page', fields: ['/a', '/b', '410'], field: 'to' },
    { name: 'another code', fields: ['/a', '/b', '303'], field: 'code' },
  ] as const)('$name', ({ fields: [from, to, code], field }) => {
    expect(Object.keys((entered(from, to, code) as { problems: object }).problems)).toContain(field)
  })
})
