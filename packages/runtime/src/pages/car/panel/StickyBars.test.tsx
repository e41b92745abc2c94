// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { renderHosted } from '../../../testing/renderHosted'
import { StickyBars } from './StickyBars'

// A Wednesday, 2:30 pm in Sydney.
const openHour = '2026-03-11T03:30:00.000Z'
const atNight = '2026-03-11T14:30:00.000Z'

const bars = (now: string, values: Parameters<typeof buildConfig>[0], car: Parameters<typeof buildCar>[0] = {}) =>
  renderHosted(
    <StickyBars
      config={buildConfig(values)}
      // The page was cached in opening hours.
      request={{ now: openHour, origin: 'https://cars.example', mode: 'live' }}
      data={{ page: 'car', site: buildSiteData(), car: buildCar(car), location: buildLocation(), similar: [] }}
    />,
    buildHost({ now: () => now }),
  )

const phoneBar = () => within(screen.getByRole('region', { name: 'Contact', hidden: true }))
const callNow = () =>
  phoneBar()
    .queryAllByText('Call Now')
    .filter((button) => !button.closest('[hidden]'))
const loaded = () => act(async () => void (await import('@forecourt/rules/hours/openNow')))

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true })
  fireEvent.scroll(window)
}

/** Simulates an intersection change of an observed element. */
let see: (target: Element, isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  const watching: ((entries: object[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        watching.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  see = (target, isIntersecting) =>
    act(() => {
      for (const tell of watching) tell([{ target, isIntersecting }])
    })
})
afterEach(() => {
  scrollTo(0)
})

describe('the bars at the bottom of a car’s page', () => {
  it('the bars at the bottom of a car’s page have Call Now and Enquire Now on a phone (UI-04)', () => {
    bars(openHour, { phone: { startsRevealed: true } })
    expect(phoneBar().getByRole('link', { name: 'Call Now', hidden: true }).getAttribute('href')).toBe('tel:0255501234')
    expect(phoneBar().getByRole('link', { name: /^Enquire Now/, hidden: true })).toBeDefined()
  })

  it('the bars at the bottom of a car’s page contain an enquiry button even if the site’s first button has another action', () => {
    bars(openHour, { vdp: { buttons: [{ id: 'enquire', removed: true }] } } as never)
    expect(phoneBar().getByRole('link', { name: /^Enquire:/, hidden: true }).dataset.enquiry).toBe('vehicle')
  })

  it.each([
    { name: 'is shown at night by default', now: atNight, inHoursOnly: false, shows: true },
    { name: 'is shown in opening hours where the site limits it to them', now: openHour, inHoursOnly: true, shows: true },
    {
      name: 'is hidden at night where the site limits it to opening hours, also on an older page',
      now: atNight,
      inHoursOnly: true,
      shows: false,
    },
  ])('Call Now $name (UI-05)', async ({ now, inHoursOnly, shows }) => {
    bars(now, { phone: { callNowInHoursOnly: inHoursOnly } })
    await loaded()
    expect(callNow().length > 0).toBe(shows)
  })

  it('the bars at the bottom of a car’s page have only Find Me Something Similar for a sold car (VDP-29)', () => {
    bars(openHour, {}, { status: 'sold' })
    expect(callNow()).toEqual([])
    expect(phoneBar().getByRole('link', { name: /^Find Me Something Similar/, hidden: true })).toBeDefined()
  })

  it('the bars at the bottom of a car’s page hide while the page’s own buttons or form are in view, and come back afterwards', () => {
    bars(openHour, {})
    const shown = () => screen.getAllByRole('region', { hidden: true }).map((bar) => !bar.hasAttribute('inert'))
    const [buttons, form] = [document.createElement('div'), document.createElement('section')]
    see(buttons, true)
    scrollTo(1000)
    expect(shown()).toEqual([false, false])
    see(buttons, false)
    expect(shown()).toEqual([true, true])
    see(form, true)
    expect(shown()).toEqual([false, false])
    see(form, false)
    expect(shown()).toEqual([true, true])
    scrollTo(50)
    expect(shown()).toEqual([false, false])
  })

  it('the bars at the bottom of a car’s page don’t cover the end of the page, focused elements or notices', () => {
    const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 70, configurable: true })
    bars(openHour, {})
    scrollTo(60)
    expect(document.body.style.borderBottomWidth).toBe('70px')
    expect(document.documentElement.style.scrollPaddingBottom).toBe('86px')
    expect(document.documentElement.style.getPropertyValue('--bottom-bar')).toBe('70px')
    scrollTo(0)
    expect(document.body.style.borderBottomWidth).toBe('')
    expect(document.documentElement.style.scrollPaddingBottom).toBe('')
    if (height) Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height)
  })
})
