import type { BrowseEntry } from '@forecourt/rules/blocks/BlockRules'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { BrowseBlock } from './BrowseBlock'

const entry = (label: string, count: number): BrowseEntry => ({
  ...{ label, count },
  value: label.toLowerCase(),
  href: `/search/${label.toLowerCase()}`,
})

// The dealership of the test site represents Toyota and Kia.
const entries = [entry('Mazda', 30), entry('Toyota', 20), entry('Ford', 9), entry('Kia', 8)]

const draw = (
  block: Partial<ComponentProps<typeof BrowseBlock>['block']>,
  values: Parameters<typeof buildConfig>[0] = {},
  shown: readonly BrowseEntry[] = entries,
) => {
  const html = renderToHtml(
    <BrowseBlock
      block={{
        id: 'makes',
        kind: 'browse',
        shown: true,
        heading: 'Shop by make',
        by: 'make',
        layout: 'tiles',
        ownMakes: 'same',
        firstMakes: 8,
        ...block,
      }}
      config={buildConfig(values)}
      data={{ entries: shown }}
      site={buildSiteData()}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      level={2}
      shown={[]}
      first
      tone="background"
      setting="/pages"
    />,
  )
  return { html, names: [...html.matchAll(/href="\/search\/(\w+)"/g)].map(([, name]) => name) }
}

it('a browse block shows the makes of the dealerships first and large if the site sets it (SRC-08)', () => {
  expect(draw({}).names).toEqual(['mazda', 'toyota', 'ford', 'kia'])
  expect(draw({}).html).not.toContain('Other makes in stock')
  const { names, html } = draw({ ownMakes: 'large' })
  expect(names).toEqual(['toyota', 'kia', 'mazda', 'ford'])
  expect(html.indexOf('Other makes in stock')).toBeGreaterThan(html.indexOf('/search/kia'))
  expect(html.indexOf('Other makes in stock')).toBeLessThan(html.indexOf('/search/mazda'))
  expect(html).toContain('20 in stock')
})

it('a browse block shows a make without a logo by its name only, and one with a logo with it (SRC-08)', () => {
  const logos = [{ id: 'own', make: 'Kia', image: 'uploads/kia.webp' }]
  for (const ownMakes of ['same', 'large'] as const) {
    const text = draw({ ownMakes }).html.replaceAll(/<svg.*?<\/svg>/g, '')
    expect(text).not.toContain('<img')
    // Names and counts, without invented initials.
    expect(
      text
        .replaceAll(/<[^>]+>/g, ' ')
        .match(/\b(?!Other\b)[A-Z][a-z]+\b/g)
        ?.toSorted(),
    ).toEqual(['Ford', 'Kia', 'Mazda', 'Shop', 'Toyota'])
    expect(draw({ ownMakes }, { search: { makeLogos: logos } }).html.match(/<img/g)).toHaveLength(1)
  }
})

it('a browse block folds the makes after the first ones, unless they are few (SRC-08)', () => {
  const summary = 'All makes'
  const folded = draw({ firstMakes: 1 })
  expect(folded.html.indexOf('/search/mazda')).toBeLessThan(folded.html.indexOf(summary))
  expect(folded.html.indexOf('/search/toyota')).toBeGreaterThan(folded.html.indexOf(summary))
  expect(folded.names).toEqual(['mazda', 'toyota', 'ford', 'kia'])
  for (const unfolded of [draw({ firstMakes: 2 }), draw({ firstMakes: 1, by: 'body' })]) expect(unfolded.html).not.toContain(summary)
})

it('a model’s tile counts its new cars, and its label is on the picture (MOD-01)', () => {
  const models = [{ ...entry('RAV4', 14), tag: 'New', priceText: 'New from $42,500', image: 'models/rav4.avif' }]
  const { html } = draw({ by: 'model', layout: 'pictures' }, {}, models)
  expect(html).toContain('14 new in stock')
  expect(draw({ by: 'dealership' }, {}, models).html).toContain('14 in stock')
  expect(html.indexOf('>New<')).toBeLessThan(html.indexOf('<img'))
})

it('a browse block shows a large make with a car in stock where it has no logo (SRC-08)', () => {
  const pictured = entries.map((each) => ({ ...each, image: `cars/${each.value}.webp` }))
  const logos = [{ id: 'own', make: 'Kia', image: 'uploads/kia.webp' }]
  const { html } = draw({ ownMakes: 'large' }, { search: { makeLogos: logos } }, pictured)
  expect(html).toContain('cars/toyota')
  expect(html).toContain('uploads/kia')
  // The makes below them are chips.
  for (const other of ['cars/kia', 'cars/mazda', 'cars/ford']) expect(html).not.toContain(other)
})

it('large pictures of models say their body, cars in stock and lowest price, and scroll if there are more than three (MOD-01)', () => {
  const model = (label: string): BrowseEntry => ({ ...entry(label, 4), body: 'SUV', priceText: 'New from $39,990 drive away' })
  const models = ['Puma', 'Everest', 'Ranger', 'Escape'].map(model)
  const { html } = draw({ by: 'model', layout: 'row' }, {}, models)
  expect(html).toContain('SUV · 4 new in stock')
  expect(html).toContain('New from $39,990 drive away')
  expect(html).toContain('card-row')
  expect(draw({ by: 'model', layout: 'row' }, {}, models.slice(0, 3)).html).not.toContain('card-row')
})
