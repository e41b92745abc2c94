// @vitest-environment jsdom
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'
import { readStored, writeStored } from '../../../storage/Store'
import { buildHost } from '../../../testing/buildHost'
import { buildStorage } from '../../../testing/buildStorage'
import { hosted } from '../../../testing/hosted'
import { toFavourite } from '../buttons/toFavourite'
import { VehicleGrid } from './VehicleGrid'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const photos = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `stock/${index}.webp`, alt: '' }))
const rio = buildCar({ id: 'rio', slug: 'rio', name: 'Kia Rio', images: photos(8) })
const yaris = buildCar({ id: 'yaris', slug: 'yaris', name: 'Toyota Yaris', images: photos(1) })

/** jsdom has no layout: simulates a photo strip 300 pixels wide. */
const width = 300
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  } as typeof HTMLElement.prototype.scrollTo
})

/** Renders a list and loads its code by hovering. */
const show = async (cars: readonly Car[], values: Parameters<typeof buildConfig>[0] = {}) => {
  const host = buildHost({ storage: buildStorage() })
  const draw = (shown: readonly Car[]) =>
    hosted(<VehicleGrid cars={shown} config={buildConfig(values)} request={request} site={buildSiteData()} />, host)
  const { rerender } = render(draw(cars))
  fireEvent.pointerOver(document.querySelector('.car-grid') as Element)
  await vi.dynamicImportSettled()
  return { host, again: (next: readonly Car[]) => rerender(draw(next)) }
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement
const stripOf = (name: string) => cardOf(name).querySelector('[data-photos]') as HTMLElement
const loaded = (name: string) => stripOf(name).querySelectorAll('img').length
const dot = (name: string) => Number(cardOf(name).querySelector<HTMLElement>('.card-dots')?.style.getPropertyValue('--photo'))

describe('a list of cards', () => {
  it('a list of cards saves and compares a car by the controls on its picture (CARD-04, FAV-01, FAV-02)', async () => {
    const { host } = await show([rio, yaris])
    fireEvent.click(screen.getByRole('button', { name: 'Save Kia Rio' }))
    fireEvent.click(screen.getByRole('button', { name: 'Compare Toyota Yaris' }))
    expect(readStored(host, favouritesStore)).toEqual([toFavourite(rio)])
    expect(readStored(host, compareStore).map(({ slug }) => slug)).toEqual(['yaris'])
    expect([pressed('Save Kia Rio'), pressed('Save Toyota Yaris')]).toEqual(['true', 'false'])
    expect([pressed('Compare Kia Rio'), pressed('Compare Toyota Yaris')]).toEqual(['false', 'true'])
    fireEvent.click(screen.getByRole('button', { name: 'Save Kia Rio' }))
    expect(pressed('Save Kia Rio')).toBe('false')
    expect(readStored(host, favouritesStore)).toEqual([])
  })

  it('a list of cards shows favourites that were saved elsewhere, also on cards that are added later (FAV-05)', async () => {
    const { host, again } = await show([rio])
    act(() => void writeStored(host, favouritesStore, [toFavourite(rio), toFavourite(yaris)]))
    expect(pressed('Save Kia Rio')).toBe('true')
    again([rio, yaris])
    expect(pressed('Save Toyota Yaris')).toBe('true')
  })

  it.each([
    { name: 'a car in stock', car: {}, values: {}, has: ['Compare', 'Save'] },
    { name: 'a sold car', car: { status: 'sold' }, values: {}, has: [] },
    { name: 'a site without saved cars', car: {}, values: { favourites: { enabled: false } }, has: ['Compare'] },
    { name: 'a site without comparison', car: {}, values: { favourites: { compare: false } }, has: ['Save'] },
    { name: 'no price, where one is required', car: { priceCents: null }, values: { favourites: { showFor: ['priced'] } }, has: [] },
  ] as const)('a list of cards shows the controls $has for $name (FAV-03)', async ({ car, values, has }) => {
    await show([buildCar({ ...rio, ...car })], values)
    const card = within(cardOf('Kia Rio'))
    expect(card.queryAllByRole('button', { name: /^(Save|Compare) / }).map(({ title }) => title)).toEqual(has)
  })

  it('a list of cards adds the places of at most six photos and fetches a second one only on interaction (CARD-02)', async () => {
    await show([rio, yaris])
    expect([loaded('Kia Rio'), stripOf('Kia Rio').childElementCount]).toEqual([1, 1])
    for (let times = 0; times < 2; times += 1) fireEvent.pointerOver(cardOf('Kia Rio'))
    expect([loaded('Kia Rio'), stripOf('Kia Rio').childElementCount]).toEqual([2, 6])
    expect(cardOf('Kia Rio').querySelectorAll('[data-turn]')).toHaveLength(2)
    expect(loaded('Toyota Yaris')).toBe(1)
  })

  it('a list of cards moves through photos by arrows, swipes and the keys of its title, around the last one', async () => {
    await show([rio])
    fireEvent.pointerOver(cardOf('Kia Rio'))
    const [back, on] = [...cardOf('Kia Rio').querySelectorAll<HTMLElement>('[data-turn]')]
    fireEvent.click(on as HTMLElement)
    expect(dot('Kia Rio')).toBe(1)
    stripOf('Kia Rio').scrollTo({ left: 2 * width })
    expect([dot('Kia Rio'), loaded('Kia Rio')]).toEqual([2, 4])
    const title = screen.getByRole('link', { name: 'Kia Rio' })
    fireEvent.keyDown(title, { key: 'ArrowRight' })
    expect(dot('Kia Rio')).toBe(3)
    for (let step = 0; step < 3; step += 1) fireEvent.click(back as HTMLElement)
    expect(dot('Kia Rio')).toBe(0)
    fireEvent.keyDown(title, { key: 'ArrowLeft' })
    expect(dot('Kia Rio')).toBe(5)
    fireEvent.click(on as HTMLElement)
    expect(dot('Kia Rio')).toBe(0)
  })

  it('a list of cards has no photo controls with a single photo', async () => {
    await show([yaris])
    fireEvent.pointerOver(cardOf('Toyota Yaris'))
    expect(cardOf('Toyota Yaris').querySelector('[data-turn], .card-dots')).toBeNull()
  })
})
