import type { RuntimeHost } from '../../../host/RuntimeHost'
import { pictureSource } from '../../../ui/pictureSource'

type Host = Pick<RuntimeHost, 'pictureOrigin'>

const arrow = (step: -1 | 1): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.ariaHidden = 'true'
  button.dataset.turn = String(step)
  button.className = `card-arrow ${step < 0 ? 'left-2' : 'right-2'} print:hidden`
  return button
}

/** Adds placeholders of the other photos, and the arrows; once. */
export const openStrip = (strip: HTMLElement): void => {
  const keys = strip.dataset.photos?.split(' ').filter(Boolean) ?? []
  if ('open' in strip.dataset || keys.length === 0) return
  strip.dataset.open = ''
  for (const key of keys) {
    const placeholder = document.createElement('span')
    placeholder.className = 'card-photo'
    placeholder.dataset.photo = key
    strip.append(placeholder)
  }
  strip.after(arrow(-1), arrow(1))
}

/** Index of the visible photo. */
const currentIndex = (strip: HTMLElement): number => (strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0)

/** Loads a photo into its placeholder, in the first one's size; once, and only if there is one. */
const load = (strip: HTMLElement, index: number, { pictureOrigin }: Host): void => {
  const placeholder = strip.children[index]
  const first = strip.querySelector('img')
  if (!(placeholder instanceof HTMLElement) || !placeholder.dataset.photo || placeholder.firstChild || !first) return
  const { src, srcSet } = pictureSource(placeholder.dataset.photo, pictureOrigin)
  const photo = document.createElement('img')
  photo.alt = ''
  photo.decoding = 'async'
  photo.className = first.className
  photo.sizes = first.sizes
  if (srcSet) photo.srcset = srcSet
  photo.src = src
  placeholder.append(photo)
}

/** Loads the photos adjacent to the visible one. */
export const loadBeside = (strip: HTMLElement, host: Host): void => {
  const current = currentIndex(strip)
  for (const index of [current - 1, current, current + 1]) load(strip, index, host)
}

/** Marks the dot of the visible photo, and loads the adjacent ones. */
export const followStrip = (strip: HTMLElement, host: Host): void => {
  strip.parentElement?.querySelector<HTMLElement>('.card-dots')?.style.setProperty('--photo', String(currentIndex(strip)))
  loadBeside(strip, host)
}

/** Scrolls to the next or previous photo, with wrap-around. */
export const turnStrip = (strip: HTMLElement, step: number, host: Host): void => {
  const count = strip.childElementCount
  const next = (currentIndex(strip) + step + count) % count
  load(strip, next, host)
  strip.scrollTo({ left: next * strip.clientWidth })
}
