import { expect, it } from 'vitest'
import { type Redirect, redirectLoops } from './createRedirectTable'

const redirects = (...pairs: readonly [string, string][]): Redirect[] => pairs.map(([from, to]) => ({ from, to, code: 301 }))

it.each([
  { name: 'itself', entered: redirects(['/a', '/A/']), loops: [['/a', '/a']] },
  { name: 'two', entered: redirects(['/a', '/b'], ['/b', '/a']), loops: [['/a', '/b', '/a']] },
  { name: 'three, reached from a fourth', entered: redirects(['/x', '/a'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a']), loops: 1 },
  { name: 'a wildcard that grows', entered: redirects(['/cars*', '/cars/archive*']), loops: [['/cars*', '/cars*']] },
  { name: 'two wildcards', entered: redirects(['/a/*', '/b/*'], ['/b/*', '/a/*']), loops: 1 },
  { name: 'a wildcard and an address that it matches', entered: redirects(['/a/*', '/b/*'], ['/b/x', '/a/x']), loops: 1 },
  { name: 'another host, which is no loop', entered: redirects(['/a', 'https://other.example/a']), loops: [] },
  { name: 'a chain, which is no loop', entered: redirects(['/a', '/b'], ['/b', '/c']), loops: [] },
])('the redirect form finds a redirect loop of $name (RTE-19)', ({ entered, loops }) => {
  const found = redirectLoops(entered)
  if (typeof loops === 'number') expect(found).toHaveLength(loops)
  else expect(found).toEqual(loops)
})
