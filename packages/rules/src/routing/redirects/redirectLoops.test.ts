import { expect, it } from 'vitest'
import { type Redirect, redirectLoops } from './createRedirectTable'

const of = (...pairs: readonly [string, string][]): Redirect[] => pairs.map(([from, to]) => ({ from, to, code: 301 }))

it.each([
  { name: 'itself', given: of(['/a', '/A/']), loops: [['/a', '/a']] },
  { name: 'two', given: of(['/a', '/b'], ['/b', '/a']), loops: [['/a', '/b', '/a']] },
  { name: 'three, met from a fourth', given: of(['/x', '/a'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a']), loops: 1 },
  { name: 'a star that grows', given: of(['/cars*', '/cars/archive*']), loops: [['/cars*', '/cars*']] },
  { name: 'two stars', given: of(['/a/*', '/b/*'], ['/b/*', '/a/*']), loops: 1 },
  { name: 'a star and one of what follows', given: of(['/a/*', '/b/*'], ['/b/x', '/a/x']), loops: 1 },
  { name: 'another host, which is none', given: of(['/a', 'https://other.example/a']), loops: [] },
  { name: 'a chain, which is none', given: of(['/a', '/b'], ['/b', '/c']), loops: [] },
])('finds a circle of $name (RTE-19)', ({ given, loops }) => {
  const found = redirectLoops(given)
  if (typeof loops === 'number') expect(found).toHaveLength(loops)
  else expect(found).toEqual(loops)
})
