// @vitest-environment jsdom
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageBody } from '../../PageBody'
import { hosted } from '../../testing/hosted'
import { renderHosted } from '../../testing/renderHosted'
import { CarPage } from './CarPage'

interface Shown {
  readonly car?: object
  readonly location?: object
  readonly similar?: readonly unknown[]
  readonly values?: ConfigValues
}

const propsOf = ({ car, location, similar, values }: Shown, mode: 'live' | 'preview') => {
  const built = { ...buildCar(), ...car } as Car
  return {
    route: { page: 'car', path: `/cars/${built.slug}`, slug: built.slug },
    config: buildConfig(values),
    request: { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode },
    data: {
      page: 'car',
      site: buildSiteData(),
      car: built,
      location: { ...buildLocation(), ...location },
      similar: (similar ?? [buildCar({ id: 'car-2', slug: 'another', name: '2020 Kia Sportage' })]) as readonly Car[],
    },
  } as const
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('a section of a previewed car that can’t be rendered', () => {
  it.each<Shown & { name: string; failed: readonly string[] }>([
    { name: 'an invalid picture', car: { images: [null] }, failed: ['Photos'] },
    { name: 'comments that are a number', car: { dealerComments: 5 }, failed: ['Dealer Comments'] },
    { name: 'comments behind tabs', car: { dealerComments: 5 }, values: { vdp: { layout: 'tabs' } }, failed: ['Dealer Comments'] },
    { name: 'comments that fold', car: { dealerComments: 5 }, values: { vdp: { layout: 'folds' } }, failed: ['Dealer Comments'] },
    { name: 'a location without an address', location: { address: null }, failed: ['Where the car is'] },
    {
      name: 'missing lenders',
      car: { financeLenders: null },
      values: { finance: { provider: 'manual' } },
      failed: ['Finance', 'Calculator'],
    },
    { name: 'an invalid similar car', similar: [null], failed: ['Similar cars'] },
  ])(
    'a section of a previewed car that can’t be rendered shows an error with its name, and the other sections: $name',
    ({ failed, ...shown }) => {
      renderHosted(<PageBody {...propsOf(shown, 'preview')} />)
      expect(screen.getAllByRole('alert').map((alert) => /“(.*)”/.exec(alert.textContent ?? '')?.[1])).toEqual(failed)
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
      expect(screen.getByRole('heading', { name: 'Car Summary' })).toBeDefined()
      expect(screen.getByRole('heading', { name: 'Enquire about this car' })).toBeDefined()
    },
  )

  it('a section of a previewed car that can’t be rendered throws on the live site, which has no error boundary', () => {
    const live = propsOf({ car: { dealerComments: 5 } }, 'live')
    const page = hosted(<CarPage {...live} />)
    expect(() => renderToStaticMarkup(page)).toThrow()
  })
})
