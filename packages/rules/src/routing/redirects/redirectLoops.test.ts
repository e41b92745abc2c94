import { expect, it } from 'vitest'
import { type Redirect, redirectLoops } from './createRedirectTable'

const of = (...pairs: readonly [string, string][]): Redirect[] => pairs.map(([from, to]) => ({ from, to, code: 301 }))

it.each([
  { name: 'itself', given: of(['/a', '/A/']), loops: [['/a', '/a']] },
  { name: 'two', given: of(['/a', '/b'], ['/b', '/a']), loops: [['/a', '/b', '/a']] },
  { name: 'three, reached from a fourth', given: of(['/x', '/a'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a']), loops: 1 },
  { name: 'a wildcard that grows', given: of(['/cars*', '/cars/archive*']), loops: [['/cars*', '/cars*']] },
  { name: 'two wildcards', given: of(['/a/*', '/b/*'], ['/b/*', '/a/*']), loops: 1 },
  { name: 'a wildcard and an address that it matches', given: of(['/a/*', '/b/*'], ['/b/x', '/a/x']), loops: 1 },
  { name: 'another host, which is no loop', given: of(['/a', 'https://other.example/a']), loops: [] },
  { name: 'a chain, which is no loop', given: of(['/a', '/b'], ['/b', '/c']), loops: [] },
])('the redirect form finds a redirect loop of $name (RTE-19)', ({ given, loops }) => {
  const found = redirectLoops(given)
  if (typeof loops === 'number') expect(found).toHaveLength(loops)
  else expect(found).toEqual(loops)
})
