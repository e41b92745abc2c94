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
    const place = document.createElement('span')
    place.className = 'card-photo'
    place.dataset.photo = key
    strip.append(place)
  }
  strip.after(arrow(-1), arrow(1))
}

/** Index of the visible photo. */
const currentOf = (strip: HTMLElement): number => (strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0)

/** Loads a photo into its placeholder, in the first one's size; once, and only if there is one. */
const load = (strip: HTMLElement, index: number, { pictureOrigin }: Host): void => {
  const place = strip.children[index]
  const first = strip.querySelector('img')
  if (!(place instanceof HTMLElement) || !place.dataset.photo || place.firstChild || !first) return
  const { src, srcSet } = pictureSource(place.dataset.photo, pictureOrigin)
  const photo = document.createElement('img')
  photo.alt = ''
  photo.decoding = 'async'
  photo.className = first.className
  photo.sizes = first.sizes
  if (srcSet) photo.srcset = srcSet
  photo.src = src
  place.append(photo)
}

/** Loads the photos adjacent to the visible one. */
export const loadBeside = (strip: HTMLElement, host: Host): void => {
  const current = currentOf(strip)
  for (const index of [current - 1, current, current + 1]) load(strip, index, host)
}

/** Marks the dot of the visible photo, and loads the adjacent ones. */
export const followStrip = (strip: HTMLElement, host: Host): void => {
  strip.parentElement?.querySelector<HTMLElement>('.card-dots')?.style.setProperty('--photo', String(currentOf(strip)))
  loadBeside(strip, host)
}

/** Scrolls to the next or previous photo, with wrap-around. */
export const turnStrip = (strip: HTMLElement, step: number, host: Host): void => {
  const count = strip.childElementCount
  const next = (currentOf(strip) + step + count) % count
  load(strip, next, host)
  strip.scrollTo({ left: next * strip.clientWidth })
}
