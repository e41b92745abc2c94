import { expect, it } from 'vitest'
import { cover } from './cover'

const items = [
  { name: 'a', has: ['x'] },
  { name: 'b', has: ['x', 'y'] },
  { name: 'c', has: ['z'] },
  { name: 'd', has: ['z'] },
  { name: 'e', has: [] },
]
const taken = (take: (item: (typeof items)[number]) => string | null) => cover(items, ({ has }) => has, take)

it('the sample of a test has the fewest items that together have every property', async () => {
  expect(await taken(({ name }) => name)).toEqual(['b', expect.stringMatching(/^[cd]$/)])
})

it('the sample of a test replaces an item that turns out to be empty', async () => {
  expect(await taken(({ name }) => (name === 'b' ? null : name))).toEqual(expect.arrayContaining(['a']))
  expect(await taken(() => null)).toEqual([])
})
