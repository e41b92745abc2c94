import { derived } from '@forecourt/schema/derived'
import { expect, it } from 'vitest'
import { traceReads } from './traceReads'

interface Site {
  readonly name: string
  readonly menu: readonly { readonly id: string; readonly label: string }[]
}
const site: Site = {
  name: 'North',
  menu: [
    { id: 'cars', label: 'Cars' },
    { id: 'news', label: 'News' },
  ],
}
const leadsTo = derived((label: string, { menu }: Pick<Site, 'menu'>) => menu.find((item) => item.label === label)?.id)
const namesOf = derived(({ value }: { readonly value: Site }) => value.menu.map(({ id }) => id))

const changed = (read: (traced: Site) => unknown, other: Partial<Site>) => {
  const { traced, changedReads, follow } = traceReads(site)
  expect(follow(() => read(traced))).toEqual(read(site))
  return changedReads({ ...site, ...other }, 9)
}

it('of a derived value the result is recorded, not what it was computed from (CFG-12)', () => {
  const longer = [{ id: 'home', label: 'Home' }, ...site.menu]
  expect(changed((traced) => leadsTo('News', traced), { menu: longer })).toEqual([])
  expect(changed((traced) => leadsTo('News', traced), { menu: [] })).toContain('/menu/length')
  expect(changed((traced) => leadsTo('Blog', traced), { menu: [{ id: 'blog', label: 'Blog' }] })).toContain('/menu/0/label')
})

it('of a derived list, what is read is recorded', () => {
  const copied = site.menu.map((item) => ({ ...item, label: '' }))
  expect(changed((traced) => namesOf({ value: traced }), { name: 'South', menu: copied })).toEqual([])
  expect(changed((traced) => namesOf({ value: traced }), { menu: [...site.menu, { id: 'blog', label: 'Blog' }] })).toEqual(['/menu/length'])
})

it('a derived value that can’t be computed for the other value has changed', () => {
  const first = derived(({ menu }: Site) => (menu[0] as Site['menu'][number]).label)
  expect(changed(first, { menu: [] })).not.toEqual([])
})
