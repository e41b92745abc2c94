// @vitest-environment jsdom
import { shareLinks } from '@forecourt/rules/car/shareLinks'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { buildHost } from '../../../testing/buildHost'
import { hosted } from '../../../testing/hosted'
import { stubDialogs } from '../../../testing/stubDialogs'
import { ToastRegion } from '../../../ui/toast/toast.client'
import { ShareButton } from './ShareButton.client'
import { ShareLinks } from './ShareLinks'

const car = buildCar()
const origin = 'https://cars.example'
const url = `${origin}/cars/${car.slug}`
const all = buildConfig().social.share

const setPointer = (pointer: 'coarse' | 'fine') => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes(pointer) }))
}

beforeEach(() => {
  setPointer('fine')
  stubDialogs()
})

const page = (host: Partial<RuntimeHost>, targets: ResolvedConfig['social']['share']) =>
  hosted(
    <>
      <ShareButton car={{ slug: car.slug, name: car.name }} url={url} targets={targets} origin={origin} label="Share" variant="outline">
        <ShareLinks links={shareLinks(car, { social: { ...buildConfig().social, share: targets } }, origin)} />
      </ShareButton>
      <ToastRegion />
    </>,
    buildHost(host),
  )
const press = async (host: Partial<RuntimeHost> = {}, targets = all) => {
  render(page(host, targets))
  await act(async () => void fireEvent.click(screen.getByText('Share', { selector: 'summary' })))
}
const menu = () => screen.findByRole('heading', { name: 'Share', hidden: true })
const targetsShown = () => [...document.querySelectorAll('dialog li a')].map((link) => link.textContent)

describe('sharing a car', () => {
  it('sharing a car opens the device’s share sheet on touch screens that have one (UI-07)', async () => {
    setPointer('coarse')
    const share = vi.fn(async () => 'dismissed' as const)
    await press({ share })
    expect(share).toHaveBeenCalledWith({ title: car.name, url })
    expect(document.querySelector('dialog')).toBeNull()
  })

  it.each(['coarse', 'fine'] as const)(
    'sharing a car opens the site’s menu where there is no share sheet, in its order: %s pointer (UI-08)',
    async (pointer) => {
      setPointer(pointer)
      await press({}, ['email', 'facebook', 'copy', 'twitter'])
      await menu()
      expect(targetsShown()).toEqual(['Email', 'Facebook', 'X'])
      expect(screen.getByRole('button', { name: 'Copy link', hidden: true })).toBeDefined()
    },
  )

  it('sharing a car opens pages in a separate window and leaves mail to the device (UI-11)', async () => {
    const openShareWindow = vi.fn(() => true)
    await press({ openShareWindow })
    await menu()
    fireEvent.click(screen.getByText('Facebook', { selector: 'dialog a' }))
    expect(openShareWindow).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(encodeURIComponent(url)), expect.any(Function))
    const mail = new MouseEvent('click', { bubbles: true, cancelable: true })
    screen.getByText('Email', { selector: 'dialog a' }).dispatchEvent(mail)
    expect(mail.defaultPrevented).toBe(false)
  })

  it('sharing a car closes its menu with a notice once the window is closed, and returns the focus to the button (UI-12, UI-13)', async () => {
    const openShareWindow = vi.fn((_href: string, _closed: () => void) => true)
    await press({ openShareWindow })
    await menu()
    fireEvent.click(screen.getByText('Facebook', { selector: 'dialog a' }))
    expect(screen.getByRole('heading', { name: 'Share', hidden: true })).toBeDefined()
    await act(async () => openShareWindow.mock.calls[0]?.[1]())
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain(`Finished sharing ${car.name}.`)
  })

  it('sharing a car follows the link itself where the browser opens no window', async () => {
    await press({ openShareWindow: () => false })
    await menu()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    screen.getByText('Facebook', { selector: 'dialog a' }).addEventListener('click', (event) => event.preventDefault(), { once: true })
    const stays = vi.spyOn(click, 'preventDefault')
    act(() => void screen.getByText('Facebook', { selector: 'dialog a' }).dispatchEvent(click))
    expect(stays).toHaveBeenCalledTimes(1)
  })

  it('sharing a car copies the car’s address and shows so for a second and a half (UI-09, UI-10, UI-14)', async () => {
    const copy = vi.fn(async () => true)
    await press({ copy })
    await menu()
    vi.useFakeTimers()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link', hidden: true })))
    expect(copy).toHaveBeenCalledWith(url)
    expect(screen.getByText('Copied')).toBeDefined()
    act(() => void vi.advanceTimersByTime(1499))
    expect(screen.queryByText('Copied')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Copied')).toBeNull()
    vi.useRealTimers()
  })

  it('sharing a car selects the address where the browser refuses to copy', async () => {
    await press({ copy: async () => false })
    await menu()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link', hidden: true })))
    expect(screen.getByText(/We’ve selected it/)).toBeDefined()
    expect((screen.getByLabelText('Page address') as HTMLInputElement).value).toBe(url)
  })

  it('sharing a car copies at once where the site offers nothing else, and names the car (UI-13)', async () => {
    const copy = vi.fn(async () => true)
    await press({ copy }, ['copy'])
    expect(copy).toHaveBeenCalledWith(url)
    expect(screen.getByRole('status').textContent).toContain(`Copied ${car.name} to your clipboard!`)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('sharing a car shows the address where copying is the only option, and the browser refuses', async () => {
    await press({ copy: async () => false }, ['copy'])
    await menu()
    expect(screen.getByLabelText('Page address')).toBeDefined()
  })

  it('sharing a car unfolds plain links without a script, but no copy button', () => {
    const html = renderToStaticMarkup(page({}, all))
    const links = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('details a')].map((link) => link.textContent)
    expect(links).toEqual(['Facebook', 'X', 'WhatsApp', 'Email', 'Text message'])
  })
})
