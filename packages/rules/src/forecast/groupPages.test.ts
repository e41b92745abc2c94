import { expect, it } from 'vitest'
import type { PageChange } from './comparePages'
import { type ComparedPage, groupPages } from './groupPages'
import { groupTitle } from './groupTitle'

const weekly = (amount: number): PageChange => ({ kind: 'price', sentence: `“$${amount} a week” disappears` })
const footer: PageChange = { kind: 'text', sentence: '“Open on Sunday” appears' }
const car = (name: string, ...changes: PageChange[]): ComparedPage => ({
  ...{
    path: `/cars/${name.toLowerCase().replace(' ', '-')}`,
    kind: 'car',
    weight: 1,
    name,
    settings: ['/footer/line', '/finance/show'],
    changes,
  },
})
const home: ComparedPage = { path: '/', kind: 'content', weight: 1, name: '', settings: ['/footer/line'], changes: [footer] }

it('a forecast groups changes that differ only in figures and in the page’s name (CFG-12)', () => {
  const title = (name: string): PageChange => ({ kind: 'title', sentence: `The title becomes “${name} for sale”` })
  const groups = groupPages([
    car('Kia Rio', weekly(129), title('Kia Rio'), footer),
    car('Mazda CX-5', weekly(159), title('Mazda CX-5'), footer),
    home,
  ])
  expect(groups.map(({ count, path, changes }) => [count, path, changes.map(({ kind }) => kind)])).toEqual([
    [3, '/cars/kia-rio', ['text']],
    [2, '/cars/kia-rio', ['price', 'title']],
  ])
  expect(groups.map(({ settings }) => settings)).toEqual([['/footer/line'], ['/footer/line', '/finance/show']])
  expect(groups.map((group) => groupTitle(group, 3))).toEqual(['All 3 pages', '2 car pages'])
})

it('a page of a sample counts for all pages of its kind', () => {
  const [group] = groupPages([{ ...car('Kia Rio', weekly(129)), weight: 312 }])
  expect(group?.count).toBe(312)
  expect(group && groupTitle(group, 400)).toBe('About 312 car pages')
})

it('a group says “about” only if a page of it stands for others (CFG-12)', () => {
  const offer: ComparedPage = { ...home, path: '/offers/mats', kind: 'offer', changes: [{ kind: 'page', sentence: 'The page appears' }] }
  const [page, cars] = groupPages([{ ...car('Kia Rio', weekly(129)), weight: 8 }, offer]).toSorted((one, other) => one.count - other.count)
  expect(page && groupTitle(page, 893)).toBe('/offers/mats')
  expect(cars && groupTitle(cars, 893)).toBe('About 8 car pages')
})
