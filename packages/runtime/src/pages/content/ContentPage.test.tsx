// @vitest-environment jsdom
import type { BlockData } from '@forecourt/rules/blocks/BlockRules'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildHours, buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildReview } from '@forecourt/rules/testing/buildReview'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { blocks } from '@forecourt/schema/blocks/blocks'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { settingAt } from '@forecourt/schema/settingAt'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { blockRenderers } from '../../generated/blockRenderers'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { blockTones, ContentPage } from './ContentPage'

const host = buildHost()

const request = { now: '2026-03-05T02:00:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

type BlockValues = NonNullable<NonNullable<NonNullable<ConfigValues['pages']>['list']>[number]>['blocks']

const show = (blockValues: BlockValues, data: { [id: string]: BlockData } = {}, values: ConfigValues = {}, site = buildSiteData()) => {
  const config = buildConfig({ ...values, pages: { list: [{ id: 'test', path: '/test', title: 'Test page', blocks: blockValues }] } })
  const page: Extract<PageData, { page: 'content' }> = { page: 'content', site, blocks: data }
  return renderHosted(
    <ContentPage route={{ page: 'content', pageId: 'test', path: '/test' }} config={config} data={page} request={request} />,
    host,
  )
}

const confirmed: ConfigValues = { calculator: { confirmed: true }, estimate: { rate: 8.5, comparisonRate: 9.2 } }

/** As entered in the editor. */
const formatted: RichDocument = toDocument('- **New** cars\n- [Used cars](/search)')

describe('ContentPage', () => {
  it('ContentPage renders every kind of block', () => {
    expect(Object.keys(blockRenderers).toSorted()).toEqual(Object.keys(blocks).toSorted())
  })

  it('ContentPage shows the hours of its only location once (LOC-05, ENQ-14)', () => {
    const hours = buildHours([1, 2, 3, 4, 5], '08:00-17:00')
    const site = buildSiteData({ locations: [buildLocation({ departments: [{ department: 'sales', hours }] })] })
    const form = { id: 'form', kind: 'form', form: 'general', heading: 'Write to us' } as const
    show([form], {}, {}, site)
    expect(screen.getAllByText('Mon-Fri')).toHaveLength(1)
    cleanup()
    show([form, { id: 'places', kind: 'locations', heading: 'Where we are' }], {}, {}, site)
    expect(screen.getAllByText('Mon-Fri')).toHaveLength(1)
    expect(screen.getByRole('complementary', { name: 'Contact details' })).toBeTruthy()
  })

  it('ContentPage shows the hours of the form’s department first, each department under its name (LOC-14, ENQ-14)', () => {
    const hours = buildHours([1, 2, 3, 4, 5], '08:00-17:00')
    const departments = (['sales', 'service'] as const).map((department) => ({ department, hours }))
    const site = buildSiteData({ locations: [buildLocation({ departments })] })
    show([{ id: 'form', kind: 'form', form: 'service', heading: 'Book a service' }], {}, {}, site)
    const captions = screen.getAllByText(/opening hours$/).map(({ textContent }) => textContent)
    expect(captions).toEqual(['Service opening hours', 'Sales opening hours'])
  })

  const placesBesideForm = (count: number, more: Parameters<typeof show>[0] = []) => {
    const hours = buildHours([1, 2, 3, 4, 5], '08:00-17:00')
    const locations = Array.from({ length: count }, (_, index) =>
      buildLocation({
        ...{ id: `place-${index}`, name: `Yard ${index}`, slug: `yard-${index}`, phone: `02 5550 000${index}` },
        ...{ primary: index === 1, departments: [{ department: 'sales', hours }] },
      }),
    )
    show(
      [{ id: 'form', kind: 'form', form: 'general', heading: 'Write to us' }, ...more],
      {},
      { forms: { askLocation: 'withoutCar' } },
      buildSiteData({ locations }),
    )
    return within(screen.getByRole('complementary', { name: 'How to reach us' }))
  }

  it('ContentPage shows the contact of each location next to a form with a location field, the primary one first (ENQ-14)', () => {
    const two = placesBesideForm(2)
    expect(two.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Yard 1', '02 5550 0001', 'Yard 0', '02 5550 0000'])
    expect(two.getByRole('link', { name: 'Yard 1' }).getAttribute('href')).toBe('/our-location/yard-1')
    expect(two.getAllByText('12 Church Street, Parramatta')).toHaveLength(2)
    // The hours of the day of the page.
    expect(two.getAllByText(/^Mon-Fri 8:00am/)).toHaveLength(2)
    expect(two.getByText('Choose a location to see all its opening hours.')).toBeTruthy()
  })

  it('ContentPage lists some of many locations next to a form, with a link to all (ENQ-14)', () => {
    const nine = placesBesideForm(9)
    expect(nine.getAllByRole('listitem')).toHaveLength(8)
    expect(nine.getByRole('link', { name: 'All 9 locations' }).getAttribute('href')).toBe('/our-location')
  })

  it('ContentPage lists locations next to a form on a page that has all of them in a section, too (ENQ-14)', () => {
    const two = placesBesideForm(2, [{ id: 'all', kind: 'locations', heading: 'Visit us', filter: 'all' }])
    expect(two.getAllByRole('listitem')).toHaveLength(2)
  })

  it('ContentPage has its picture on top, without a text for screen readers (CNT-07)', () => {
    const config = buildConfig({
      pages: {
        list: [
          { id: 'test', path: '/test', title: 'Test page', image: 'yard.webp', blocks: [{ id: 'text', kind: 'prose', text: 'Hello' }] },
        ],
      },
    })
    const { container } = renderHosted(
      <ContentPage
        route={{ page: 'content', pageId: 'test', path: '/test' }}
        config={config}
        data={{ page: 'content', site: buildSiteData(), blocks: {} }}
        request={request}
      />,
      host,
    )
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('alt')).toBe('')
    expect(picture?.closest('[data-setting]')?.getAttribute('data-setting')).toBe('/pages/list/test/image')
  })

  const opening = (pageOpening: ConfigValues['theme'] & object, blocks: BlockValues) => {
    const config = buildConfig({
      theme: pageOpening,
      pages: { list: [{ id: 'test', path: '/test', title: 'Test page', image: 'yard.webp', blocks }] },
    })
    const { container } = renderHosted(
      <ContentPage
        route={{ page: 'content', pageId: 'test', path: '/test' }}
        config={config}
        data={{ page: 'content', site: buildSiteData(), blocks: {} }}
        request={request}
      />,
      host,
    )
    return container
  }
  const prose = { id: 'text', kind: 'prose', heading: 'About us', text: 'Hello' } as const

  it.each([
    { pageOpening: 'below', headingFirst: false, tone: null },
    { pageOpening: 'over', headingFirst: false, tone: 'dark' },
    { pageOpening: 'beside', headingFirst: false, tone: 'brand' },
    { pageOpening: 'framed', headingFirst: true, tone: null },
    { pageOpening: 'raised', headingFirst: true, tone: null },
    { pageOpening: 'split', headingFirst: true, tone: null },
    { pageOpening: 'card', headingFirst: false, tone: null },
  ] as const)('ContentPage has one heading, on a page that opens “$pageOpening” (CFG-12)', ({ pageOpening, headingFirst, tone }) => {
    const container = opening({ pageOpening }, [prose])
    const headings = screen.getAllByRole('heading', { name: 'About us' })
    expect(headings.map(({ tagName }) => tagName)).toEqual(['H1'])
    expect(headings[0]?.dataset.setting).toBe('/pages/list/test/blocks/text/heading')
    const picture = container.querySelector('[data-setting="/pages/list/test/image"]')
    if (!picture || !headings[0]) throw new Error('The page has no picture or no heading.')
    const picturePosition = headings[0].compareDocumentPosition(picture)
    expect(picturePosition === Node.DOCUMENT_POSITION_FOLLOWING).toBe(headingFirst)
    expect(picture.parentElement?.closest('[data-tone]')?.getAttribute('data-tone') ?? null).toBe(tone)
  })

  it('ContentPage has the introduction and each section of a text side by side if the heading is on the picture (CNT-07)', () => {
    const container = opening({ pageOpening: 'over' }, [{ ...prose, text: 'Hello.\n\n## Who\n\nUs.\n\n## Where\n\nHere.' }])
    const text = container.querySelector('[data-setting="/pages/list/test/blocks/text/text"]')
    expect([...(text?.firstElementChild?.children ?? [])].map((part) => part.textContent)).toEqual(['Hello.', 'WhoUs.', 'WhereHere.'])
    expect(text?.closest('[class*="col-start"]')).toBeNull()
  })

  it('ContentPage leaves the heading in its block if another block comes first (CFG-12)', () => {
    opening({ pageOpening: 'over' }, [{ ...prose, id: 'first', heading: '' }, prose])
    expect(screen.getByRole('heading', { name: 'About us' }).closest('section')).not.toBeNull()
  })

  it('ContentPage starts with exactly one h1: the first block that has a heading', () => {
    show([
      { id: 'one', kind: 'prose', heading: '', text: 'Hello' },
      { id: 'two', kind: 'prose', heading: 'About us', text: 'Hello' },
      { id: 'three', kind: 'prose', heading: 'More', text: 'Hello' },
    ])
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['About us'])
  })

  it('ContentPage gives only the first of two calculators the anchor that other pages link to (NAV-12)', () => {
    const { container } = show(
      [
        { id: 'one', kind: 'calculator', heading: 'Repayments' },
        { id: 'two', kind: 'calculator', heading: 'Once more' },
      ],
      {},
      { calculator: { confirmed: true, defaultRate: 6.29 } },
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('finance-calculator'))).toEqual(['finance-calculator', 'finance-calculator-two'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('ContentPage leaves out a calculator whose rate and example are unconfirmed (FIN-06, FIN-24)', () => {
    const { container } = show([{ id: 'one', kind: 'calculator', heading: 'Repayments' }])
    expect(container.textContent).toBe('Test page')
  })

  it('ContentPage has a visually hidden heading when no block has a heading', () => {
    show([{ id: 'one', kind: 'prose', heading: '', text: 'Hello' }])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test page')
  })

  it('ContentPage marks the texts of a block with their settings, all of which exist (UI-19)', () => {
    const pointer = (id: string, key: string) => `/pages/list/test/blocks/${id}/${key}`
    for (const layout of ['cover', 'panel', 'stage', 'split', 'banner', 'plain'] as const) {
      const values = { layout, heading: 'Find a car', text: 'Words', image: 'a.jpg', buttonLabel: 'Go' }
      const { container } = show([
        { id: 'hero', kind: 'hero', ...values },
        { id: 'feature', kind: 'feature', heading: 'Beside', text: 'Words', image: 'b.jpg', buttonLabel: 'Go' },
        { id: 'banner', kind: 'banner', heading: 'Ask', text: 'Words', buttonLabel: 'Go', secondLabel: 'Or' },
        { id: 'form', kind: 'form', heading: 'Write', text: 'Words' },
        { id: 'why', kind: 'reasons', heading: 'Why', text: 'Words', entries: [{ id: 'a', title: 'One' }] },
      ])
      const config = buildConfig({
        pages: { list: [{ id: 'test', path: '/test', title: 'Test page', blocks: [{ id: 'hero', kind: 'hero' }] }] },
      })
      expect(screen.getByRole('heading', { name: 'Find a car' }).closest<HTMLElement>('[data-setting]')?.dataset.setting).toBe(
        pointer('hero', 'heading'),
      )
      const found = [...container.querySelectorAll<HTMLElement>('[data-setting]')].map(({ dataset }) => dataset.setting ?? '')
      const keys = layout === 'plain' ? ['text', 'buttonLabel', 'showSearch'] : ['text', 'buttonLabel', 'showSearch', 'image']
      expect(found).toEqual(expect.arrayContaining(keys.map((key) => pointer('hero', key))))
      expect(found).toEqual(expect.arrayContaining(['feature', 'banner', 'form', 'why'].map((id) => pointer(id, 'heading'))))
      expect(found.filter((each) => each.includes('/blocks/hero/') && settingAt(each, config) === null)).toEqual([])
      cleanup()
    }
  })

  it.each<{ name: string; block: object; data?: BlockData; values?: ConfigValues }>([
    ...(['cover', 'panel', 'stage', 'split', 'banner', 'plain'] as const).map((layout) => ({
      name: `a ${layout} hero`,
      block: { kind: 'hero', layout, heading: 'Cars', text: formatted },
    })),
    { name: 'a banner', block: { kind: 'banner', text: formatted } },
    { name: 'a form', block: { kind: 'form', form: 'general', text: formatted } },
    { name: 'a calculator', block: { kind: 'calculator', text: formatted }, values: confirmed },
    { name: 'cars', block: { kind: 'featuredStock', text: formatted }, data: { cars: [buildCar()] } },
    { name: 'regulators', block: { kind: 'regulators', text: formatted } },
    { name: 'people', block: { kind: 'people', text: formatted, entries: [{ id: 'a', name: 'Ana', role: 'Sales' }] } },
    { name: 'photos', block: { kind: 'photos', text: formatted, entries: [{ id: 'a', image: 'a.jpg', caption: 'The yard' }] } },
    { name: 'prices', block: { kind: 'prices', text: formatted, entries: [{ id: 'a', title: 'Service', price: '$250' }] } },
    {
      name: 'the small print of prices',
      block: { kind: 'prices', note: formatted, entries: [{ id: 'a', title: 'Service', price: '$250' }] },
    },
    { name: 'a payment', block: { kind: 'payment', text: formatted }, values: { auth: { enabled: true } } },
    { name: 'the small print of a payment', block: { kind: 'payment', note: formatted }, values: { auth: { enabled: true } } },
    { name: 'a guarantee', block: { kind: 'guarantee', text: formatted, entries: [{ id: 'a', title: 'One price' }] } },
    { name: 'reasons', block: { kind: 'reasons', text: formatted, entries: [{ id: 'a', title: 'One' }] } },
    ...(['columns', 'steps', 'figures', 'band'] as const).map((layout) => ({
      name: `a reason among ${layout}`,
      block: { kind: 'reasons', layout, entries: [{ id: 'a', title: 'One', text: formatted }] },
    })),
  ])('ContentPage renders the formatted text of $name (RTE-21)', ({ block, data = {}, values = {} }) => {
    const { container } = show([{ id: 'one', ...block }] as unknown as BlockValues, { one: data }, values)
    const [list] = [...container.querySelectorAll('ul')].filter(({ textContent }) => textContent === 'New carsUsed cars')
    expect([...(list?.querySelectorAll('li') ?? [])].map(({ innerHTML }) => innerHTML)).toEqual([
      '<strong>New</strong> cars',
      expect.stringMatching(/^<a href="\/search" [^>]*>Used cars<\/a>$/),
    ])
  })

  it('ContentPage renders a figure that is a link as plain text, as a link can’t contain others', () => {
    const entries = [{ id: 'a', title: '98%', text: formatted, href: '/about-us' }]
    show([{ id: 'one', kind: 'reasons', layout: 'figures', entries }])
    expect(screen.getByRole('link', { name: /^New cars\s+Used cars$/ }).querySelector('a')).toBeNull()
  })

  it('ContentPage leaves out blocks that are hidden or empty', () => {
    show([
      { id: 'hidden', kind: 'prose', heading: 'Hidden', text: 'Hello', shown: false },
      { id: 'cars', kind: 'featuredStock', heading: 'Just in' },
      { id: 'offers', kind: 'offers', heading: 'Offers' },
    ])
    expect(screen.queryByText('Hidden')).toBeNull()
    expect(screen.queryByText('Just in')).toBeNull()
    expect(screen.queryByText('Offers')).toBeNull()
  })

  it.each([
    { phoneLayout: 'rows', layout: 'row', reachable: true },
    { phoneLayout: 'stack', layout: 'grid', reachable: false },
  ] as const)(
    'ContentPage makes a scrolling row of reviews or photos reachable by keyboard: $layout',
    ({ phoneLayout, layout, reachable }) => {
      const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id, image: `images/${id}.jpg`, caption: `Yard ${id}` }))
      show(
        [
          { id: 'reviews', kind: 'reviews', heading: 'Reviews', phoneLayout },
          { id: 'photos', kind: 'photos', heading: 'Our yard', layout, entries },
        ],
        { reviews: { reviews: [buildReview(), buildReview({ id: 'second' })], reviewSummary: { count: 9, averageRating: 4.9 } } },
      )
      const lists = screen.getAllByRole('list')
      expect(lists).toHaveLength(2)
      expect(lists.map((list) => list.getAttribute('tabindex'))).toEqual(reachable ? ['0', '0'] : [null, null])
    },
  )

  it('ContentPage shows reviews only above the configured average, and only where the site shows them (REV-01)', () => {
    const block: BlockValues = [{ id: 'reviews', kind: 'reviews', heading: 'Reviews' }]
    const data = (averageRating: number) => ({ reviews: { reviews: [buildReview()], reviewSummary: { count: 9, averageRating } } })
    show(block, data(4.2))
    expect(screen.getByText('Good people.')).toBeTruthy()
    cleanup()
    show(block, data(4))
    expect(screen.queryByText('Good people.')).toBeNull()
    cleanup()
    show(block, data(4.9), { reviews: { show: false } })
    expect(screen.queryByText('Good people.')).toBeNull()
  })

  it('ContentPage shows cars with a link to all of them', () => {
    show([{ id: 'cars', kind: 'featuredStock', heading: 'Just in', linkLabel: 'See all', linkHref: '/search' }], {
      cars: { cars: [buildCar()] },
    })
    expect(screen.getByText('2021 Toyota Corolla Ascent Sport')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/search')
  })

  it.each([
    { selection: 'newest', tagged: false },
    { selection: 'used', tagged: true },
  ] as const)('ContentPage tags new arrivals, but not in a row of the newest cars: $selection (CARD-01)', ({ selection, tagged }) => {
    show([{ id: 'cars', kind: 'featuredStock', heading: 'Cars', selection }], { cars: { cars: [buildCar({ createdAt: request.now })] } })
    expect(screen.queryByText('JUST ARRIVED') !== null).toBe(tagged)
  })

  it('ContentPage has a search that works as a plain form', () => {
    const { container } = show([{ id: 'hero', kind: 'hero', heading: 'Find it' }])
    const form = container.querySelector('form') as HTMLFormElement
    expect(form.getAttribute('action')).toBe('/search')
    expect(form.method).toBe('get')
    expect([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))).toEqual(['make', 'body', 'price', 'q'])
  })

  it('ContentPage replaces placeholders with the site’s details', () => {
    show(
      [{ id: 'text', kind: 'prose', heading: 'Complaints', text: 'Contact {complaintsContact} at {name}.' }],
      {},
      { identity: { name: 'Acme' }, legal: { complaintsContact: 'Jo' } },
    )
    expect(screen.getByText('Contact Jo at Acme.')).toBeTruthy()
  })

  it('ContentPage marks each block with its setting', () => {
    const { container } = show([{ id: 'text', kind: 'prose', heading: 'A', text: 'B' }])
    expect(container.querySelector('section')?.dataset.setting).toBe('/pages/list/test/blocks/text')
  })
})

describe('blockTones', () => {
  it('blockTones alternates lists between background and surface, unless the site has one background', () => {
    const config = buildConfig()
    const home = config.pages.list.find(({ path }) => path === '/')
    const tones = (bands: 'alternating' | 'plain') => blockTones(home?.blocks ?? [], bands)
    expect(tones('alternating')).toEqual(['background', 'background', 'surface', 'background', 'surface', 'background'])
    expect(new Set(tones('plain'))).toEqual(new Set(['background']))
  })
})
