// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { type CarPageButtonKind, carPageButtons } from '@forecourt/schema/carButton'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { CarActions } from './CarActions.client'
import { CarButtons } from './CarButtons'
import { enquiryForms } from './enquiryForms'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const everyButton = (Object.keys(carPageButtons) as CarPageButtonKind[]).map((id) => ({ id, label: '', style: 'secondary' as const }))

beforeAll(() => {
  // jsdom draws no dialogs: open is enough here.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(cleanup)

const show = (values: Parameters<typeof buildConfig>[0], overrides: Parameters<typeof buildCar>[0] = {}, host = buildHost()) => {
  const car = buildCar(overrides)
  const config = buildConfig(values)
  return render(
    <RuntimeHostProvider host={host}>
      <CarActions forms={enquiryForms([car], { config, site: buildSiteData(), place: 'vdp', now: '2026-03-10T10:00:00Z' })}>
        <CarButtons car={car} config={config} request={request} place="vdp" />
      </CarActions>
    </RuntimeHostProvider>,
  )
}

describe('the buttons of a car', () => {
  it('keep the site’s order, words and style (VDP-07, CFG-17)', () => {
    show({
      vdp: {
        buttons: [
          { id: 'share', label: 'Tell a friend', style: 'outline' },
          { id: 'enquire', label: '', style: 'success' },
        ],
      },
    })
    expect(screen.getAllByText(/Tell a friend|Enquire Now/).map((element) => element.textContent)).toEqual([
      expect.stringContaining('Tell a friend'),
      expect.stringContaining('Enquire Now'),
    ])
    expect(screen.getByRole('link', { name: /Enquire Now/ }).className).toContain('bg-positive')
  })

  it('each lead somewhere real, also without script: forms to the form on the car’s page', () => {
    show({ vdp: { buttons: everyButton }, phone: { startsRevealed: true } })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => href === '/cars/2021-toyota-corolla-ascent-sport-n1001#enquire')).toHaveLength(6)
    expect(hrefs).toContain('tel:0255501234')
    expect(hrefs).toContain('https://wa.me/61255501234')
    expect(hrefs).toContain('#vehicle-map')
  })

  it('hold the full number nowhere while it is masked, and show it on press (VDP-16 to VDP-18)', async () => {
    const { container } = show({ vdp: { buttons: everyButton } })
    expect(container.innerHTML).not.toMatch(/5550\s?1234|0255501234/)
    fireEvent.click(screen.getByRole('button', { name: /^Call.*show number/ }))
    expect((await screen.findByRole('link', { name: '02 5550 1234' })).getAttribute('href')).toBe('tel:0255501234')
  })

  it('ask to try again when the number does not come', async () => {
    show(
      { vdp: { buttons: [{ id: 'call', label: '', style: 'outline' }] } },
      {},
      buildHost({ revealPhone: () => Promise.reject(new Error('offline')) }),
    )
    fireEvent.click(screen.getByRole('button', { name: /^Call/ }))
    expect(await screen.findByText('Please try again')).toBeDefined()
  })

  it('open the form of their kind in a dialog (ENQ-25, ENQ-26)', async () => {
    show({ vdp: { buttons: [{ id: 'makeOffer', label: '', style: 'outline' }] } })
    fireEvent.click(screen.getByRole('link', { name: /Make an Offer/ }))
    expect(await screen.findByRole('heading', { name: 'Make an Offer', hidden: true }, { timeout: 5000 })).toBeDefined()
    expect(screen.getByLabelText(/Your offer/)).toBeDefined()
  })

  it('leave a press with a modifier key to the browser', async () => {
    show({ vdp: { buttons: [{ id: 'enquire', label: '', style: 'primary' }] } })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    screen.getByRole('link', { name: /Enquire Now/ }).dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('are only one when the car is sold (VDP-29)', () => {
    show({ vdp: { buttons: everyButton } }, { status: 'sold' })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('Find Me Something Similar')])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('copy the car’s address and say so for a moment (UI-09, UI-10, UI-13)', async () => {
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    show({ vdp: { buttons: [{ id: 'share', label: '', style: 'outline' }] } })
    fireEvent.click(screen.getByRole('button', { name: /Share/ }))
    await screen.findByText('Copied')
    expect(writeText).toHaveBeenCalledWith('https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001')
    expect(screen.getByRole('status').textContent).toBe('Copied 2021 Toyota Corolla Ascent Sport to your clipboard!')
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull(), { timeout: 3000 })
  })
})
