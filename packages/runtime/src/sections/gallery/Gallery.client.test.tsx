// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gallery } from './Gallery.client'

const images = ['a', 'b', 'c'].map((key) => ({ key: `cars/${key}.png`, alt: `Photo ${key}` }))
const scrollTo = vi.fn()

beforeAll(() => {
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 800, configurable: true })
})
beforeEach(() => scrollTo.mockReset())
afterEach(cleanup)

const show = (shown = images) => render(<Gallery name="2021 Toyota Corolla" images={shown} sizes="100vw" />)
const counter = () => screen.getByText(/\d \/ \d/).textContent

describe('the gallery', () => {
  it('starts at the first picture and loads only that one at once (UI-06)', () => {
    const { container } = show()
    expect(counter()).toContain('1 / 3')
    const [first, second] = container.querySelectorAll<HTMLImageElement>('img[alt^="Photo"]')
    expect(first?.getAttribute('loading')).toBe('eager')
    expect(second?.getAttribute('loading')).toBe('lazy')
  })

  it('turns with the arrow keys and leads from the last picture to the first (UI-06)', () => {
    show()
    const control = screen.getByRole('button', { name: 'Next photo' })
    fireEvent.keyDown(control, { key: 'ArrowRight' })
    expect(counter()).toContain('2 / 3')
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 800 }))
    fireEvent.keyDown(control, { key: 'ArrowLeft' })
    fireEvent.keyDown(control, { key: 'ArrowLeft' })
    expect(counter()).toContain('3 / 3')
    fireEvent.keyDown(control, { key: 'ArrowRight' })
    expect(counter()).toContain('1 / 3')
  })

  it('follows a finger', () => {
    const { container } = show()
    const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla' })
    Object.defineProperty(strip, 'scrollLeft', { value: 1600, configurable: true })
    fireEvent.scroll(strip)
    expect(counter()).toContain('3 / 3')
    expect(container.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toBe('Photo 3')
  })

  it('needs no arrows, counter or thumbnails for one picture', () => {
    show(images.slice(0, 1))
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
    expect(screen.queryByText(/\d \/ \d/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Choose a photo' })).toBeNull()
  })

  it('opens over the whole screen at the pressed picture, comes closer, and goes back to the last one seen', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge photo 2 of 3' }))
    const dialog = await screen.findByRole('dialog', { name: 'Photos of 2021 Toyota Corolla' }, { timeout: 5000 })
    expect(dialog.textContent).toContain('2 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.keyDown(dialog, { key: '-' })
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-pressed')).toBe('false')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(dialog.textContent).toContain('3 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Close photos' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(counter()).toContain('3 / 3')
  })
})
