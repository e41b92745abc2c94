// @vitest-environment jsdom
import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { type CarPageButtonKind, carPageButtons } from '@forecourt/schema/carButton'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'
import { readStored } from '../../../storage/Store'
import { buildHost } from '../../../testing/buildHost'
import { buildStorage } from '../../../testing/buildStorage'
import { hosted } from '../../../testing/hosted'
import { renderHosted } from '../../../testing/renderHosted'
import { stubDialogs } from '../../../testing/stubDialogs'
import { ToastRegion } from '../../../ui/toast/toast.client'
import { whatsappText } from '../whatsappHref'
import { CarActions } from './CarActions.client'
import { CarButtons } from './CarButtons'
import { enquiryForms } from './enquiryForms'

const now = '2026-03-11T03:30:00.000Z'
const request = { now, origin: 'https://cars.example', mode: 'live' } as const
const address = '/cars/2021-toyota-corolla-ascent-sport-n1001'

const everyButton = (Object.keys(carPageButtons) as CarPageButtonKind[]).map((id) => ({ id, label: '', style: 'secondary' as const }))
const buttons = (...ids: CarPageButtonKind[]) => ids.map((id) => ({ id, label: '', style: 'outline' as const }))

/** A car and a site for which every button has a target. */
const everything: ConfigValues = {
  vdp: {
    buttons: everyButton.map((button) => (button.id === 'custom' ? { ...button, label: 'Our promise' } : button)),
    customButtonHref: '/promise',
  },
  checkout: { enabled: true },
  price: { offerSubscriptions: true },
  chat: { enabled: true, excludedDealerships: ['harbour-motors'] },
}
const able: Partial<Car> = { historyFileKey: 'reports/n1001.pdf', paymentProcessors: ['card'], subscriptionPriceCents: 289_00 }

beforeAll(stubDialogs)
beforeEach(() => void vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media })))

interface Shown {
  readonly values?: ConfigValues
  readonly car?: Partial<Car>
  readonly host?: Partial<RuntimeHost>
  readonly place?: ButtonPlace
  readonly at?: string
}

const pageOf = ({ values = {}, car: overrides = {}, host = {}, place = 'vdp', at = now }: Shown) => {
  const car = buildCar(overrides)
  const config = buildConfig(values)
  return hosted(
    <>
      <CarActions forms={enquiryForms([car], { config, site: buildSiteData(), place, now: at })}>
        <CarButtons car={car} config={config} request={{ ...request, now: at }} place={place} location={buildLocation()} />
      </CarActions>
      <ToastRegion />
    </>,
    buildHost({ now: () => at, ...host }),
  )
}
const show = (shown: Shown) => render(pageOf(shown))
const buttonIds = (container: Element) =>
  [...container.querySelectorAll('[data-setting^="/vdp/buttons/"]')].map((element) =>
    element.getAttribute('data-setting')?.split('/').pop(),
  )

describe('the buttons of a car', () => {
  it('the buttons of a car are all that the site lists, in its order (VDP-07 to VDP-12)', () => {
    const { container } = show({ values: everything, car: able })
    expect(buttonIds(container)).toEqual(Object.keys(carPageButtons))
  })

  it('the buttons of a car have the site’s labels and styles (CFG-17, CFG-18)', () => {
    show({
      values: {
        vdp: {
          buttons: [
            { id: 'share', label: 'Tell a friend', style: 'outline' },
            { id: 'enquire', label: '', style: 'success' },
          ],
        },
      },
    })
    // The primary button comes first.
    expect(screen.getAllByText(/Tell a friend|Enquire Now/).map((element) => element.textContent)).toEqual([
      expect.stringContaining('Enquire Now'),
      expect.stringContaining('Tell a friend'),
    ])
    expect(screen.getByRole('link', { name: /Enquire Now/ }).className).toContain('bg-accent')
  })

  it.each([
    ['enquire', `${address}#enquire`],
    ['testDrive', `${address}#enquire`],
    ['finance', `${address}#enquire`],
    ['tradeIn', `${address}#enquire`],
    ['photos', `${address}#enquire`],
    ['makeOffer', `${address}#enquire`],
    ['reserve', `${address}#enquire`],
    ['buyOnline', `${address}#enquire`],
    ['chat', `${address}#enquire`],
    ['call', 'tel:0255501234'],
    ['callNow', 'tel:0255501234'],
    ['whatsapp', `https://wa.me/61255501234?text=${encodeURIComponent(whatsappText(buildCar(able)))}`],
    ['location', '#vehicle-map'],
    ['print', '/print?car_id=2021-toyota-corolla-ascent-sport-n1001'],
    ['history', `${address}/history`],
    ['custom', '/promise'],
  ] as const)('the buttons of a car have a real link, also without script: %s to %s (VDP-07)', (id, href) => {
    const { container } = show({ values: { ...everything, phone: { startsRevealed: true } }, car: able })
    expect(container.querySelector(`[data-setting="/vdp/buttons/${id}"]`)?.getAttribute('href')).toBe(href)
  })

  it.each([
    { foldButtons: false, name: 'phones only', isOpenOnWideScreens: true },
    { foldButtons: true, name: 'every screen', isOpenOnWideScreens: false },
  ])('the buttons of a car after the first three are behind More options on $name (VDP-07)', ({ foldButtons, isOpenOnWideScreens }) => {
    const { container } = show({
      values: { vdp: { foldButtons, buttons: buttons('enquire', 'testDrive', 'call', 'finance', 'tradeIn', 'share') } },
    })
    const more = screen.getByText('More options').closest('details')
    expect(buttonIds(more ?? container)).toEqual(expect.arrayContaining(['finance', 'tradeIn', 'share']))
    expect(buttonIds(more ?? container)).not.toEqual(expect.arrayContaining(['call']))
    // The style sheet opens this class on wide screens.
    expect(more?.classList.contains('more-buttons')).toBe(isOpenOnWideScreens)
    expect(more?.querySelector('summary')?.className.includes('lg:hidden')).toBe(isOpenOnWideScreens)
  })

  it('the buttons of a car link to a history report in a new tab, and say so (VDP-09)', () => {
    show({ values: everything, car: able })
    const link = screen.getByRole('link', { name: /Car History Report.*opens in a new tab/ })
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('the buttons of a car open one form, also for a car shown on the page of another (VDP-29)', async () => {
    const config = buildConfig({ vdp: { buttons: buttons('enquire') } })
    const [sold, similar] = [buildCar({ status: 'sold' }), buildCar({ id: 'car-2', slug: 'a-similar-one', name: 'A similar one' })]
    const formsOf = (car: Car) => enquiryForms([car], { config, site: buildSiteData(), place: 'vdp', now })
    renderHosted(
      <CarActions forms={formsOf(sold)}>
        <CarActions forms={formsOf(similar)}>
          <CarButtons car={similar} config={config} request={request} place="vdp" location={buildLocation()} />
        </CarActions>
      </CarActions>,
      buildHost({ now: () => now }),
    )
    fireEvent.click(screen.getByRole('link', { name: /Enquire Now/ }))
    await screen.findByRole('dialog')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('the buttons of a car fill even rows on a card, with the first one alone where their number is odd (CARD-06)', () => {
    const { container } = show({
      place: 'card',
      values: {
        phone: { startsRevealed: true },
        card: { mostButtons: 6, buttons: buttons('enquire', 'call', 'testDrive', 'makeOffer', 'share') },
      },
    })
    const shown = [...container.querySelectorAll('[data-setting="/card/buttons"] [data-setting^="/card/buttons/"]')]
    const parts = shown.map((button) => (button.closest('.grow') ?? button).className.split(' ').filter((name) => name.includes('basis')))
    const [pair, three] = ['basis-[calc(50%-0.25rem)]', 'basis-[calc(33.33%-0.34rem)]']
    // View Details, a card's first button, is hidden on phones: five there, six elsewhere.
    expect(parts).toContainEqual(['basis-full', `@md:${pair}`, `sm:${pair}`, `sm:@md:${three}`])
    for (const [index, part] of parts.entries()) expect(part, `button ${index}`).toHaveLength(4)
  })

  it('a sold car has only one button (VDP-29)', () => {
    show({ values: everything, car: { ...able, status: 'sold' } })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('Find Me Something Similar')])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('the buttons of a car have an instant message instead of Enquire where the site offers both (VDP-13)', async () => {
    show({ values: { ...everything, chat: { enabled: true } }, car: able })
    expect(screen.queryByRole('link', { name: /Enquire Now/ })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: /Instant Message/ }))
    expect(await screen.findByLabelText(/Mobile or email/)).toBeDefined()
    expect(screen.getByLabelText(/Department/)).toBeDefined()
  })
})

describe('buttons that open a form', () => {
  it.each([
    { id: 'makeOffer', label: 'Make an Offer', title: 'Make an Offer', field: /Your offer/ },
    { id: 'testDrive', label: 'Book a Test Drive', title: 'Request a Test Drive', field: /Preferred date and time/ },
    { id: 'tradeIn', label: 'Trade-in Valuation', title: 'Trade-in Valuation', field: /Your vehicle/ },
    { id: 'buyOnline', label: 'Online Purchase', title: 'Ask to buy this car', field: /trade in/ },
  ] as const)(
    'buttons that open a form open the form of their kind in a dialog: $title (ENQ-24 to ENQ-26)',
    async ({ id, label, title, field }) => {
      show({ values: { ...everything, vdp: { buttons: buttons(id) } }, car: able })
      fireEvent.click(screen.getByRole('link', { name: new RegExp(label) }))
      expect(await screen.findByRole('heading', { name: title, hidden: true })).toBeDefined()
      expect(screen.getByLabelText(field)).toBeDefined()
    },
  )

  it('buttons that open a form explain the deposit before a reservation, and that nothing is paid here (CHK-03 to CHK-05)', async () => {
    const submitLead = vi.fn(async () => ({ ok: true, leadId: 'lead-1' }) as const)
    show({ values: { ...everything, vdp: { buttons: buttons('reserve') } }, car: able, host: { submitLead } })
    fireEvent.click(screen.getByRole('link', { name: /Reserve Car Now/ }))
    const intro = await screen.findByText(/they’ll take a \$200 deposit, 100% refundable, to hold it for 48 hours/)
    expect(intro.textContent).toContain('There’s nothing to pay now, but a request doesn’t hold the car')
    expect(screen.getByRole('heading', { name: 'Ask to reserve this car', hidden: true })).toBeDefined()
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    await waitFor(() => expect(submitLead).toHaveBeenCalledOnce())
    expect(submitLead.mock.calls[0]?.at(0)).toMatchObject({ form: 'reserve', carSlug: '2021-toyota-corolla-ascent-sport-n1001' })
  })

  it('buttons that open a form leave a press with a modifier key to the browser', () => {
    show({ values: { vdp: { buttons: buttons('enquire') } } })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    screen.getByRole('link', { name: /Enquire Now/ }).dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('a masked number (VDP-16 to VDP-18)', () => {
  const call = { values: { vdp: { buttons: buttons('call') } } }

  it('a masked number is nowhere in the page, with or without opening hours', () => {
    const html = renderToStaticMarkup(pageOf({ values: { ...everything, phone: { callNowInHoursOnly: true } }, car: able }))
    expect(html).toContain('02 55*')
    expect(html).not.toMatch(/5550\s?1234|0255501234/)
  })

  it('the button of a masked number has a call icon, the number’s start, and what a press does (VDP-01, VDP-16)', () => {
    show(call)
    const button = screen.getByRole('button', { name: /^Call.*Show number/ })
    expect(button.querySelector('svg')).not.toBeNull()
    expect(button.textContent).toContain('02 55*')
  })

  it('a masked number is shown on press as a link to call, which keeps the focus (VDP-01, VDP-15, VDP-17)', async () => {
    show(call)
    const button = screen.getByRole('button', { name: /^Call.*Show number/ })
    button.focus()
    fireEvent.click(button)
    const link = await screen.findByRole('link', { name: '02 5550 1234' })
    expect(link.getAttribute('href')).toBe('tel:0255501234')
    expect(document.activeElement).toBe(link)
  })

  it('a masked number is requested once, however often the button is pressed meanwhile', async () => {
    const revealPhone = vi.fn(() => new Promise<string>(() => {}))
    show({ ...call, host: { revealPhone } })
    for (let press = 0; press < 3; press++) fireEvent.click(screen.getByRole('button', { name: /^Call/ }))
    await waitFor(() => expect(revealPhone).toHaveBeenCalled())
    expect(revealPhone).toHaveBeenCalledOnce()
  })

  it('a masked number shows the error when its request fails, writes one console warning, and can be requested again (ERR-14)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const revealPhone = vi.fn().mockRejectedValueOnce(new Error('Please wait a few minutes')).mockResolvedValueOnce('02 5550 1234')
    show({ ...call, host: { revealPhone } })
    fireEvent.click(screen.getByRole('button', { name: /^Call/ }))
    fireEvent.click(await screen.findByText('Please wait a few minutes'))
    expect(warn).toHaveBeenCalledOnce()
    expect(await screen.findByRole('link', { name: '02 5550 1234' })).toBeDefined()
  })
})

describe('Call Now limited to opening hours (UI-05)', () => {
  const values: ConfigValues = { vdp: { buttons: buttons('callNow', 'enquire') }, phone: { callNowInHoursOnly: true } }
  // A Wednesday: 14:30 and 03:30 in Sydney.
  const open = '2026-03-11T03:30:00.000Z'
  const closed = '2026-03-10T16:30:00.000Z'
  const callNow = () => screen.queryByRole('button', { name: 'Call Now' })

  it.each([
    { name: 'cached at night, viewed by day', made: closed, seen: open, shown: true },
    { name: 'cached by day, viewed at night', made: open, seen: closed, shown: false },
    { name: 'cached and viewed by day', made: open, seen: open, shown: true },
    { name: 'cached and viewed at night', made: closed, seen: closed, shown: false },
  ])('Call Now limited to opening hours, in a page $name', async ({ made, seen, shown }) => {
    show({ values, at: made, host: { now: () => seen } })
    expect(callNow() !== null).toBe(made === open)
    await waitFor(() => expect(callNow() !== null).toBe(shown))
  })

  it('Call Now is shown at any hour where the site doesn’t limit it to opening hours', () => {
    show({ values: { ...values, phone: {} }, at: closed })
    expect(callNow()).not.toBeNull()
  })
})

describe('the Compare button (FAV-02)', () => {
  const compare = () => screen.getByRole('button', { name: /^Compare/ })

  it.each(['new', 'used', 'demo'] as const)(
    'the Compare button adds a %s car to the comparison and removes it, and shows its state',
    async (carType) => {
      const storage = buildStorage()
      show({ values: { vdp: { buttons: buttons('compare') } }, car: { carType }, host: { storage } })
      for (const pressed of [true, false]) {
        await act(async () => {
          fireEvent.click(compare())
          await import('../../../storage/saveCompared')
        })
        expect(compare().getAttribute('aria-pressed')).toBe(String(pressed))
        expect(readStored({ storage }, compareStore).map(({ slug }) => slug)).toEqual(pressed ? [buildCar().slug] : [])
      }
    },
  )

  it('the Compare button is among the default buttons, where the site compares cars', () => {
    show({})
    expect(compare()).toBeDefined()
    cleanup()
    show({ values: { favourites: { compare: false } } })
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
  })
})

describe('the Save button (FAV-01, FAV-04, FAV-05, VDP-10)', () => {
  const values: ConfigValues = { vdp: { buttons: buttons('favourite') } }
  const save = () => screen.getByRole('button', { name: /^Save/ })
  // The code that saves is fetched on the first press.
  const pressSave = () =>
    act(async () => {
      fireEvent.click(save())
      await import('../../../storage/saveFavourite')
    })

  it('the Save button saves the car with its name, confirms it, and removes it again (ENT-19)', async () => {
    const storage = buildStorage()
    show({ values, host: { storage } })
    expect(save().getAttribute('aria-pressed')).toBe('false')
    await pressSave()
    expect(save().getAttribute('aria-pressed')).toBe('true')
    expect(readStored({ storage }, favouritesStore)).toEqual([
      {
        id: 'car-1',
        name: '2021 Toyota Corolla Ascent Sport',
        slug: '2021-toyota-corolla-ascent-sport-n1001',
        make: 'Toyota',
        model: 'Corolla',
        primaryImageUrl: 'cars/n1001/1.png',
      },
    ])
    expect(screen.getByRole('status').textContent).toContain('Saved 2021 Toyota Corolla')
    await pressSave()
    expect(readStored({ storage }, favouritesStore)).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(save().getAttribute('aria-pressed')).toBe('true')
  })

  it('the Save button follows changes in another tab', () => {
    const storage = buildStorage()
    show({ values, host: { storage } })
    const value = [{ id: 'car-1', name: 'Corolla', slug: 'corolla', make: '', model: '', primaryImageUrl: '' }]
    act(() => storage.writeElsewhere(favouritesStore.key, JSON.stringify({ version: 1, value })))
    expect(save().getAttribute('aria-pressed')).toBe('true')
  })

  it('the Save button shows an error when the browser stores nothing', async () => {
    show({ values })
    await pressSave()
    expect(screen.getByRole('status').textContent).toContain('can’t be saved')
    expect(save().getAttribute('aria-pressed')).toBe('false')
  })

  it('the Save button is hidden where the site has no saved cars', () => {
    show({ values: { ...values, favourites: { enabled: false } } })
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })
})

describe('the Print button (VDP-11, UI-15, API-06)', () => {
  const values: ConfigValues = { vdp: { buttons: buttons('print') } }
  const print = () => screen.getByRole('link', { name: /Print|Preparing/ })

  it('the Print button prepares one document for two clicks, and shows that it is preparing', async () => {
    let done = () => {}
    const saveCarDocument = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    show({ values, host: { saveCarDocument } })
    fireEvent.click(print())
    fireEvent.click(print())
    expect(print().textContent).toBe('Preparing...')
    expect(saveCarDocument).toHaveBeenCalledExactlyOnceWith('2021-toyota-corolla-ascent-sport-n1001')
    await act(async () => done())
    expect(print().textContent).toBe('Print')
  })

  it('the Print button shows the error in an alert when it fails (ERR-04)', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    show({ values, host: { saveCarDocument: () => Promise.reject(new Error('We couldn’t prepare the document.')) } })
    fireEvent.click(print())
    await waitFor(() => expect(alert).toHaveBeenCalledWith('We couldn’t prepare the document.'))
    expect(print().textContent).toBe('Print')
  })
})
