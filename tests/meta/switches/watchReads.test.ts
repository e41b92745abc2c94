import { describe, expect, it } from 'vitest'
import { differingPlaces, watchReads } from './watchReads'

const config = {
  price: { showFrom: true, note: '' },
  pages: { list: [{ id: 'home', title: 'Home' }] },
  tags: {} as { [name: string]: string },
}
type Config = typeof config

const readings: { readonly name: string; readonly read: (config: Config) => unknown; readonly changed: Config; readonly told: boolean }[] =
  [
    { name: 'a setting', read: ({ price }) => price.note, changed: { ...config, price: { showFrom: true, note: 'From' } }, told: true },
    {
      name: 'the setting beside it',
      read: ({ price }) => price.showFrom,
      changed: { ...config, price: { showFrom: true, note: 'From' } },
      told: false,
    },
    {
      name: 'a section as a whole',
      read: ({ price }) => ({ ...price }),
      changed: { ...config, price: { showFrom: true, note: 'From' } },
      told: true,
    },
    {
      name: 'every item of a list',
      read: ({ pages }) => pages.list.map(({ title }) => title),
      changed: { ...config, pages: { list: [{ id: 'home', title: 'Welcome' }] } },
      told: true,
    },
    {
      name: 'the ids of a list',
      read: ({ pages }) => pages.list.map(({ id }) => id),
      changed: { ...config, pages: { list: [{ id: 'home', title: 'Welcome' }] } },
      told: false,
    },
    {
      name: 'how long a list is',
      read: ({ pages }) => pages.list.length,
      changed: { ...config, pages: { list: [] } },
      told: true,
    },
    {
      name: 'what is not there yet',
      read: ({ tags }) => tags.sold,
      changed: { ...config, tags: { sold: 'SOLD' } },
      told: true,
    },
    {
      name: 'whether something is there',
      read: ({ tags }) => 'sold' in tags,
      changed: { ...config, tags: { sold: 'SOLD' } },
      told: true,
    },
    {
      name: 'which names there are',
      read: ({ tags }) => Object.keys(tags),
      changed: { ...config, tags: { sold: 'SOLD' } },
      told: true,
    },
    { name: 'all of it', read: (whole) => JSON.stringify(whole), changed: { ...config, tags: { sold: 'SOLD' } }, told: true },
  ]

describe('what was read of a config tells whether a change can matter', () => {
  it.each(readings)('$name: $told', ({ read, changed, told }) => {
    const reads = watchReads(config)
    expect(read(reads.value)).toEqual(read(config))
    expect(reads.anyRead(differingPlaces(config, changed))).toBe(told)
  })

  it('gives the same thing whenever it is asked', () => {
    const { value } = watchReads(config)
    expect(value.pages.list).toBe(value.pages.list)
  })
})
