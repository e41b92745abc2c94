import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { describe, expect, test } from 'vitest'
import { linkText, offerChoices } from './linkText'
import { pathText } from './pathText'

const configOf = (values: ConfigValues = {}) => resolveConfig([{ kind: 'site', name: 'Site', schemaVersion, locks: [], values }]).config
const page = (id: string, path: string, more: object = {}) => ({ id, path, title: `Page ${id}`, blocks: [], ...more })
const config = configOf({
  pages: { list: [page('fleet', '/fleet'), page('old', '/old', { shown: false })] },
  favourites: { compare: false },
})
const models = [{ id: 'toyota.rav4', name: 'Toyota RAV4', path: '/rav4', defaultPath: '/rav4' }]

describe('the description of a link’s target', () => {
  test.each([
    { name: 'a page', href: '/fleet', text: 'Links to “Page fleet”.', tone: 'plain' },
    { name: 'a page with an anchor', href: '/fleet?a=1#top', text: 'Links to “Page fleet”.', tone: 'plain' },
    { name: 'the home page', href: '/', text: 'Links to “Home”.', tone: 'plain' },
    { name: 'new cars', href: '/search/new-cars/', text: 'Links to “New cars”.', tone: 'plain' },
    { name: 'cars of a make', href: '/search/toyota', text: 'Links to a page of this site.', tone: 'plain' },
    { name: 'a model', href: '/rav4', text: 'Links to “Toyota RAV4”.', tone: 'plain' },
    { name: 'accessories of a model', href: '/rav4/accessories', text: 'Links to a page of this site.', tone: 'plain' },
    { name: 'another site', href: 'https://book.example/now', text: 'Opens book.example, outside this site.', tone: 'plain' },
    { name: 'a phone', href: 'tel:0255501234', text: 'Calls 0255501234.', tone: 'plain' },
    { name: 'mail', href: 'mailto:a@b.example', text: 'Emails a@b.example.', tone: 'plain' },
    { name: 'an empty link', href: '', text: '', tone: 'plain' },
    { name: 'a hidden page', href: '/old', text: 'The page “Page old” is hidden, so shoppers won’t find it.', tone: 'warning' },
    { name: 'a page that is turned off', href: '/compare', text: 'This page is turned off, so shoppers won’t find it.', tone: 'warning' },
    { name: 'a misspelt path', href: '/flet', text: 'There is no such page on this site.', tone: 'error' },
  ])('$name', ({ href, text, tone }) => expect(linkText(config, models, href)).toMatchObject({ text, tone }))

  test('the description of a link’s target suggests a similar path for an unknown one', () =>
    expect(linkText(config, models, '/flet').suggestion).toBe('/fleet'))
})

test('a link can be chosen among the offers, with when those that are scheduled go live (OFR-01)', () => {
  const offers = [
    buildOffer({ id: 'mats', name: 'Mats' }),
    buildOffer({ id: 'summer', name: 'Summer', startsOn: '2026-12-05', startTime: '08:00' }),
  ]
  expect(offerChoices(config, offers)).toEqual([
    { path: '/offers/toyota/mats', title: 'Mats', group: 'Offers' },
    { path: '/offers/toyota/summer', title: 'Summer (from 5 Dec 2026, 8:00 am)', group: 'Offers' },
  ])
})

describe('the path of a page', () => {
  test.each([
    { name: 'a free path', path: '/vans', text: 'This path is available.', suggestion: null },
    { name: 'the page’s own path', path: '/fleet', text: 'This path is available.', suggestion: null },
    { name: 'a hidden page’s path', path: '/old', text: 'This path is available.', suggestion: null },
    { name: 'a model’s path', path: '/rav4', text: 'The model Toyota RAV4 already uses /rav4.', suggestion: '/rav4-page' },
    {
      name: 'a path of a model’s accessories',
      path: '/rav4/accessories',
      text: 'The model Toyota RAV4 already uses /rav4/accessories.',
      suggestion: expect.any(String),
    },
    {
      name: 'a reserved path',
      path: '/search',
      text: '/search is reserved by the site.',
      suggestion: expect.stringMatching(/^\/search/),
    },
  ])('$name', ({ path, text, suggestion }) =>
    expect(pathText(config, models, { pageId: 'fleet', path, before: '/fleet' })).toMatchObject({ text, suggestion }),
  )

  test('the path of a page is refused if another page uses it', () => {
    const twice = configOf({ pages: { list: [page('fleet', '/fleet'), page('vans', '/vans')] } })
    expect(pathText(twice, models, { pageId: 'vans', path: '/fleet', before: '/vans' })).toEqual({
      text: 'The page “Page fleet” already uses /fleet.',
      tone: 'error',
      suggestion: '/fleet-2',
    })
  })

  test.each([
    { name: 'a page with a new title', title: 'Open Day at Vans!', before: null, suggestion: '/open-day-at-vans' },
    { name: 'a page with the title of another', title: 'Fleet', before: null, suggestion: '/fleet-2' },
    { name: 'none for a page with the default title', title: 'New page 2', before: null, suggestion: null },
    { name: 'none for a page that is live', title: 'Open day', before: '/new-page', suggestion: null },
  ])('the path of a page is suggested from the title of a new page: $name', ({ title, before, suggestion }) => {
    const made = configOf({ pages: { list: [page('fleet', '/fleet'), page('new-page', '/new-page', { title })] } })
    expect(pathText(made, models, { pageId: 'new-page', path: '/new-page', before }).suggestion).toBe(suggestion)
  })

  test('the path of a page warns about links that still point to the old path', () => {
    const linked = configOf({
      pages: { list: [page('fleet', '/fleet')] },
      navigation: { items: [{ id: 'f', label: 'Fleet', href: '/fleet' }] },
    })
    expect(pathText(linked, models, { pageId: 'fleet', path: '/vans', before: '/fleet' })).toMatchObject({
      text: 'A link still points to /fleet, where there is no page.',
      tone: 'warning',
    })
  })
})
