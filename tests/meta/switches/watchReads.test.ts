import { describe, expect, it } from 'vitest'
import { differingPlaces, watchReads } from './watchReads'

const config = {
  price: { showFrom: true, note: '' },
  pages: { list: [{ id: 'home', title: 'Home' }] },
  tags: {} as { [name: string]: string },
}
type Config = typeof config

const readings: {
  readonly name: string
  readonly read: (config: Config) => unknown
  readonly changed: Config
  readonly isNoticed: boolean
}[] = [
  { name: 'a setting', read: ({ price }) => price.note, changed: { ...config, price: { showFrom: true, note: 'From' } }, isNoticed: true },
  {
    name: 'another setting of the section',
    read: ({ price }) => price.showFrom,
    changed: { ...config, price: { showFrom: true, note: 'From' } },
    isNoticed: false,
  },
  {
    name: 'a section as a whole',
    read: ({ price }) => ({ ...price }),
    changed: { ...config, price: { showFrom: true, note: 'From' } },
    isNoticed: true,
  },
  {
    name: 'every item of a list',
    read: ({ pages }) => pages.list.map(({ title }) => title),
    changed: { ...config, pages: { list: [{ id: 'home', title: 'Welcome' }] } },
    isNoticed: true,
  },
  {
    name: 'the ids of a list',
    read: ({ pages }) => pages.list.map(({ id }) => id),
    changed: { ...config, pages: { list: [{ id: 'home', title: 'Welcome' }] } },
    isNoticed: false,
  },
  {
    name: 'the length of a list',
    read: ({ pages }) => pages.list.length,
    changed: { ...config, pages: { list: [] } },
    isNoticed: true,
  },
  {
    name: 'a missing value',
    read: ({ tags }) => tags.sold,
    changed: { ...config, tags: { sold: 'SOLD' } },
    isNoticed: true,
  },
  {
    name: 'whether a value exists',
    read: ({ tags }) => 'sold' in tags,
    changed: { ...config, tags: { sold: 'SOLD' } },
    isNoticed: true,
  },
  {
    name: 'which names exist',
    read: ({ tags }) => Object.keys(tags),
    changed: { ...config, tags: { sold: 'SOLD' } },
    isNoticed: true,
  },
  { name: 'all of it', read: (whole) => JSON.stringify(whole), changed: { ...config, tags: { sold: 'SOLD' } }, isNoticed: true },
]

describe('the values read from a config decide whether a change matters', () => {
  it.each(readings)('$name: $isNoticed', ({ read, changed, isNoticed }) => {
    const reads = watchReads(config)
    expect(read(reads.value)).toEqual(read(config))
    expect(reads.anyRead(differingPlaces(config, changed))).toBe(isNoticed)
  })

  it('a config whose reads are recorded returns the same object on every read', () => {
    const { value } = watchReads(config)
    expect(value.pages.list).toBe(value.pages.list)
  })
})
