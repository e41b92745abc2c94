// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { GonePage } from './GonePage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const show = (similar: readonly ReturnType<typeof buildCar>[]) => {
  const car = buildCar({ status: 'withdrawn' })
  return render(
    <RuntimeHostProvider host={buildHost()}>
      <GonePage
        route={{ page: 'car', path: `/cars/${car.slug}`, slug: car.slug }}
        config={buildConfig()}
        request={request}
        data={{ page: 'gone', site: buildSiteData(), car, similar }}
      />
    </RuntimeHostProvider>,
  )
}

afterEach(cleanup)

describe('the page of a withdrawn car', () => {
  it('names the car, says that it is gone and names no price of it', () => {
    show([])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2021 Toyota Corolla Ascent Sport')
    expect(screen.getByText('No longer available')).toBeDefined()
    expect(screen.queryByText('$24,990')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Similar cars in stock' })).toBeNull()
  })

  it('leads on: to others of its model and make, to cars like it, and to a search', () => {
    show([buildCar({ id: 'car-2', slug: 'another', name: '2020 Kia Sportage' })])
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/search/toyota/corolla', '/search/toyota', '/search', '/cars/another']))
    expect(screen.getByRole('heading', { name: 'Similar cars in stock' })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Search/ })).toBeDefined()
  })
})
