// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHosted } from '../../testing/renderHosted'
import { Gallery } from './Gallery.client'
import { Lightbox } from './Lightbox.client'

const images = ['a', 'b', 'c'].map((key) => ({ key: `cars/${key}.png`, alt: `Photo ${key}` }))
const scrollTo = vi.fn()
const clientWidth = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')

beforeAll(() => {
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 800, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
  if (clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', clientWidth)
})
beforeEach(() => scrollTo.mockReset())

const show = (shown = images) => renderHosted(<Gallery name="2021 Toyota Corolla" images={shown} sizes="100vw" />)
const counter = () => screen.getByText(/\d \/ \d/).textContent

describe('the photo gallery of a car', () => {
  it('the photo gallery of a car throws an error that names the missing provider, where its lightbox is rendered without one (ERR-17)', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => render(<Lightbox name="2021 Toyota Corolla" images={images} start={0} smallUrl={() => ''} onClose={() => {}} />)).toThrow(
      'A page is rendered outside RuntimeHostProvider.',
    )
    vi.mocked(console.error).mockRestore()
  })

  it('the photo gallery of a car starts at the first picture and loads only that one at once (UI-06)', () => {
    const { container } = show()
    expect(counter()).toContain('1 / 3')
    const [first, second] = container.querySelectorAll<HTMLImageElement>('img[alt^="Photo"]')
    expect(first?.getAttribute('loading')).toBe('eager')
    expect(second?.getAttribute('loading')).toBe('lazy')
  })

  it('the photo gallery of a car moves with the arrow keys, from the last picture to the first (UI-06)', () => {
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

  it('the photo gallery of a car arrives at the picture of the key pressed, also when it gets focus on the way, as its copies have lower positions (UI-06)', () => {
    show()
    const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla' })
    const passes = (scrollLeft: number) => {
      Object.defineProperty(strip, 'scrollLeft', { value: scrollLeft, configurable: true })
      fireEvent.scroll(strip)
    }
    passes(0)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next photo' }), { key: 'ArrowRight' })
    fireEvent.focus(within(strip).getByRole('button', { name: 'Enlarge photo 2 of 3' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1600 })
    for (const at of [800, 1300, 1600]) passes(at)
    expect(counter()).toContain('2 / 3')
  })

  it('the photo gallery of a car follows a swipe', () => {
    const { container } = show()
    const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla' })
    Object.defineProperty(strip, 'scrollLeft', { value: 1600, configurable: true })
    fireEvent.scroll(strip)
    expect(counter()).toContain('3 / 3')
    expect(container.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toBe('Photo 3')
  })

  it('the photo gallery of a car has one tab stop for its thumbnails, the chosen one; arrows, Home and End move from it', () => {
    show(Array.from({ length: 40 }, (_, index) => ({ key: `cars/${index}.png`, alt: `Photo ${index}` })))
    const thumbnails = within(screen.getByRole('list', { name: 'Choose a photo' })).getAllByRole('button')
    const stops = () => thumbnails.flatMap((thumbnail, index) => (thumbnail.tabIndex === 0 ? [index] : []))
    expect(stops()).toEqual([0])
    thumbnails[0]?.focus()
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 39],
      ['ArrowRight', 0],
      ['ArrowLeft', 39],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key })
      expect(stops(), key).toEqual([at])
      expect(document.activeElement, key).toBe(thumbnails[at])
    }
  })

  it('the photo gallery of a car has no arrows, counter or thumbnails for one picture', () => {
    show(images.slice(0, 1))
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
    expect(screen.queryByText(/\d \/ \d/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Choose a photo' })).toBeNull()
  })

  it('the photo gallery of a car wraps around for swipes, too: after the last picture comes the first (UI-06)', () => {
    const { container } = show()
    const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla' })
    expect(strip.children).toHaveLength(3)
    fireEvent.pointerEnter(strip.parentElement?.parentElement as HTMLElement)
    expect(strip.children).toHaveLength(5)
    expect(within(strip).getAllByRole('button')).toHaveLength(3)
    Object.defineProperty(strip, 'scrollLeft', { value: 4 * 800, configurable: true })
    fireEvent.scroll(strip)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 800, behavior: 'instant' })
    expect(counter()).toContain('1 / 3')
    Object.defineProperty(strip, 'scrollLeft', { value: 0, configurable: true })
    fireEvent.scroll(strip)
    expect(counter()).toContain('3 / 3')
    expect(container.querySelectorAll('[aria-hidden="true"] img')).toHaveLength(2)
  })

  it('the photo gallery of a car opens full screen at the pressed picture, zooms in, and returns to the last picture seen', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge photo 2 of 3' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of 2021 Toyota Corolla' }, { timeout: 30_000 }))
    expect(dialog.getByText('2 / 3')).toBeDefined()
    // The small pictures of the page are placeholders until the large ones load.
    const small = [...document.querySelectorAll<HTMLImageElement>('.lightbox-small')].map((image) => image.getAttribute('src'))
    expect(small).toContain('/media/cars/b.png?w=320')
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Next photo' }))
    expect(await dialog.findByText('3 / 3')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Previous photo' }))
    expect(await dialog.findByText('2 / 3')).toBeDefined()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(await dialog.findByText('3 / 3')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Close photos' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 30_000 })
    expect(counter()).toContain('3 / 3')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge photo 3 of 3' }))
  })
})
