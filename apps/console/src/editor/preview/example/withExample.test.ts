import { type CarExampleId, carExamples } from '@forecourt/rules/car/examples/exampleCar'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, test } from 'vitest'
import { pageCars } from '../../../preview/pageChoices'
import { withExample } from './withExample'

const site = buildSiteData()
const config = buildConfig()
const now = '2026-03-10T10:00:00.000Z'
const cars = [buildCar(), buildCar({ id: 'b', slug: 'b', name: 'Second' })]
const state = parseSearch(new URLSearchParams(), { config, preset: {} })
const search: PageData = { page: 'search', site, state, result: { cars, total: 2, page: 1, pageCount: 1, facets: {}, ranges: {} } }
const car: PageData = { page: 'car', site, car: buildCar(), location: null, similar: [] }
const home: PageData = { page: 'content', site, blocks: { text: {}, latest: { cars } } }

describe('a page with an example car', () => {
  test.each([
    { name: 'the car of its page', data: car, message: 'Example: this car as if sold yesterday.' },
    {
      name: 'the first car of a list',
      data: search,
      message: 'Example: the first car, 2021 Toyota Corolla Ascent Sport, as if sold yesterday.',
    },
    {
      name: 'the first car of a block',
      data: home,
      message: 'Example: the first car, 2021 Toyota Corolla Ascent Sport, as if sold yesterday.',
    },
  ] satisfies { name: string; data: PageData; message: string }[])(
    'the preview shows $name in another state, with a note',
    ({ data, message }) => {
      const shown = withExample(data, 'sold', { config, now })
      expect(shown.note).toEqual({ message, setting: null })
      expect(pageCars(shown).map(({ slug }) => slug)).toEqual(pageCars({ data }).map(({ slug }) => slug))
      expect(pageCars(shown)[0]).toMatchObject({ status: 'sold', soldAt: '2026-03-09T10:00:00.000Z' })
      expect(pageCars(shown)[1]).toBe(pageCars({ data })[1])
    },
  )

  test('a page with an example car omits the car from lists if the site’s lists omit such cars, and names the setting', () => {
    const strict = buildConfig({ stock: { soldVisibleDays: 0 } })
    const shown = withExample(search, 'sold', { config: strict, now })
    expect(pageCars(shown).map(({ slug }) => slug)).toEqual(['b'])
    expect(shown.data).toMatchObject({ result: { total: 1 } })
    expect(shown.note?.message).toMatch(
      /^Example: the first car as if sold yesterday\. Lists leave it out: Sold cars stay listed for 0 days/,
    )
    expect(shown.note?.setting).toBe('/stock/soldVisibleDays')
    expect(pageCars(withExample(car, 'sold', { config: strict, now }))).toHaveLength(1)
  })

  test.each([
    {
      name: 'there is no car',
      data: { page: 'locations', site } as PageData,
      example: 'sold' as const,
      message: /there is no car on this page/,
    },
    {
      name: 'the car can’t be shown this way',
      data: { ...car, car: buildCar({ images: [] }) } as PageData,
      example: 'onePhoto' as const,
      message: /can’t be shown this way/,
    },
  ])('a page with an example car explains that $name, and leaves the page unchanged', ({ data, example, message }) => {
    const shown = withExample(data, example, { config, now })
    expect(shown.data).toBe(data)
    expect(shown.note?.message).toMatch(message)
  })

  test('the note on a page with an example car names the state that the car is shown in, for every state', () => {
    for (const example of Object.keys(carExamples) as CarExampleId[])
      expect(withExample(car, example, { config, now }).note?.message).toMatch(/^Example: this car as if .+\.$/)
  })
})
