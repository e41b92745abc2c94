import type { RuntimeHost } from '../../../host/RuntimeHost'
import { pictureSource } from '../../../ui/pictureSource'

type Host = Pick<RuntimeHost, 'pictureOrigin'>

/** Which photo of a strip is in sight, from 0. */
const currentOf = (strip: HTMLElement): number => (strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0)

/** Fetches a photo into its place, as large as the first; once, and only where there is one. */
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

/** Fetches the photos beside the one in sight. */
export const loadBeside = (strip: HTMLElement, host: Host): void => {
  const current = currentOf(strip)
  for (const index of [current - 1, current, current + 1]) load(strip, index, host)
}

/** Marks the dot of the photo in sight, and fetches those beside it. */
export const followStrip = (strip: HTMLElement, host: Host): void => {
  const dots = strip.parentElement?.querySelectorAll('.card-dots > *') ?? []
  const current = currentOf(strip)
  dots.forEach((dot, index) => void dot.toggleAttribute('data-current', index === current))
  loadBeside(strip, host)
}

/** Turns to the next photo, or the one before; after the last comes the first. */
export const turnStrip = (strip: HTMLElement, step: number, host: Host): void => {
  const count = strip.childElementCount
  const next = (currentOf(strip) + step + count) % count
  load(strip, next, host)
  strip.scrollTo({ left: next * strip.clientWidth })
}
