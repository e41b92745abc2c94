import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { expiredTags, pageTags, surrogateTags } from './cacheTags'

const where = { siteId: 's1', organisationId: 'o1' }
const site = buildSiteData()
const pages: { [name: string]: PageData | null } = {
  'its own page': { page: 'car', site, car: buildCar({ slug: 'corolla' }), location: null, similar: [] },
  'a page that shows it as similar': {
    page: 'car',
    site,
    car: buildCar({ slug: 'yaris' }),
    location: null,
    similar: [buildCar({ slug: 'corolla' })],
  },
  'another car’s page': { page: 'car', site, car: buildCar({ slug: 'rio' }), location: null, similar: [] },
  'the page of one that is gone, with it as similar': {
    page: 'gone',
    site,
    car: buildCar({ slug: 'echo' }),
    similar: [buildCar({ slug: 'corolla' })],
  },
  'a page with cars on it': { page: 'content', site, blocks: { featured: { cars: [] } } },
  'a page of text': { page: 'content', site, blocks: { text: {} } },
  'the locations': { page: 'locations', site },
  'a page that does not exist': null,
}

const expired = (change: Parameters<typeof expiredTags>[0]) =>
  Object.keys(pages).filter((name) => pageTags(where, pages[name] ?? null).some((tag) => expiredTags(change).includes(tag)))

describe('cache tags of pages', () => {
  it('cache tags of pages expire the page of a changed car, pages that show it, and lists', () => {
    expect(expired({ kind: 'car', organisationId: 'o1', carSlug: 'corolla' })).toEqual([
      'its own page',
      'a page that shows it as similar',
      'the page of one that is gone, with it as similar',
      'a page with cars on it',
      'the locations',
      'a page that does not exist',
    ])
  })

  it('cache tags of pages expire the page of a withdrawn car when it is for sale again', () => {
    expect(expired({ kind: 'car', organisationId: 'o1', carSlug: 'echo' })).toContain('the page of one that is gone, with it as similar')
  })

  it('cache tags of pages expire only the car’s own page for a quote, and no list (API-10)', () => {
    const change: Change = { kind: 'carPage', organisationId: 'o1', carSlug: 'corolla' }
    expect(expired(change)).toEqual(Object.keys(pages).slice(0, 2).concat('the page of one that is gone, with it as similar'))
  })

  it('cache tags of pages expire everything with cars for an import', () => {
    expect(expired({ kind: 'stock', organisationId: 'o1' })).toEqual(Object.keys(pages).filter((name) => name !== 'a page of text'))
  })

  it('cache tags of pages expire only lists for changes of unspecified cars', () => {
    const lists = ['a page with cars on it', 'the locations', 'a page that does not exist']
    expect(expired({ kind: 'carLists', organisationId: 'o1' })).toEqual(lists)
  })

  it('cache tags of pages expire all pages of a published site and of no other site', () => {
    expect(expired({ kind: 'site', organisationId: 'o1', siteId: 's1' })).toEqual(Object.keys(pages))
    expect(expired({ kind: 'site', organisationId: 'o1', siteId: 's2' })).toEqual([])
    expect(expired({ kind: 'stock', organisationId: 'o2' })).toEqual([])
  })

  it('cache tags of pages of a file expire at least as often as those of a page of the site', () => {
    const changes: Change[] = [
      { kind: 'car', organisationId: 'o1', carSlug: 'corolla' },
      { kind: 'stock', organisationId: 'o1' },
      { kind: 'site', organisationId: 'o1', siteId: 's1' },
    ]
    for (const change of changes) expect(surrogateTags(where).some((tag) => expiredTags(change).includes(tag))).toBe(true)
  })
})
