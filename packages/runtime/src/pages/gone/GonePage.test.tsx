import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { elementsIn, textIn } from '../../testing/elementsIn'
import { renderToHtml } from '../../testing/hosted'
import { GonePage } from './GonePage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const show = (similar: readonly ReturnType<typeof buildCar>[]) => {
  const car = buildCar({ status: 'withdrawn' })
  return renderToHtml(
    <GonePage
      route={{ page: 'car', path: `/cars/${car.slug}`, slug: car.slug }}
      config={buildConfig()}
      request={request}
      data={{ page: 'gone', site: buildSiteData(), car, similar }}
    />,
  )
}

describe('the page of a withdrawn car', () => {
  it('the page of a withdrawn car names the car, says that it is no longer for sale and shows no price', () => {
    const html = show([])
    expect(elementsIn(html, 'h1').map(({ text }) => text)).toEqual(['2021 Toyota Corolla Ascent Sport'])
    expect(textIn(html)).toContain('No longer available')
    expect(textIn(html)).not.toContain('$24,990')
    expect(textIn(html)).not.toContain('Similar cars in stock')
  })

  it('the page of a withdrawn car links to others of its model and make, to similar cars, and to a search', () => {
    const html = show([buildCar({ id: 'car-2', slug: 'another', name: '2020 Kia Sportage' })])
    const hrefs = elementsIn(html, 'a').map(({ value }) => value('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/search/toyota/corolla', '/search/toyota', '/search', '/cars/another']))
    expect(elementsIn(html, 'h2').map(({ text }) => text)).toContain('Similar cars in stock')
    expect(elementsIn(html, 'button').some(({ text }) => text.startsWith('Search'))).toBe(true)
  })
})
