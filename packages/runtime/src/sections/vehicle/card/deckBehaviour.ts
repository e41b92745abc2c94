import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { type Favourite, favouritesStore } from '../../../storage/favouritesStore'
import { readStored } from '../../../storage/Store'
import { saveCompared } from '../../../storage/saveCompared'
import { saveFavourite } from '../../../storage/saveFavourite'
import { followStrip, loadBeside, openStrip, turnStrip } from './photoStrip'

/** The car of the surrounding card controls. */
const findStoredCar = (element: Element): Favourite | null => {
  const text = element.closest<HTMLElement>('[data-favourite]')?.dataset.favourite
  return text ? (JSON.parse(text) as Favourite) : null
}

/** Sets `aria-pressed` on the controls of favourites and compared cars. */
export const markSaved = (area: HTMLElement, host: Pick<RuntimeHost, 'storage'>): void => {
  const saved = new Set(readStored(host, favouritesStore).map(({ id }) => id))
  const compared = new Set(readStored(host, compareStore).map(({ slug }) => slug))
  for (const button of area.querySelectorAll<HTMLElement>('[data-keep]')) {
    const car = findStoredCar(button)
    const isSaved = car !== null && (button.dataset.keep === 'compare' ? compared.has(car.slug) : saved.has(car.id))
    button.setAttribute('aria-pressed', String(isSaved))
  }
}

const isPhotos = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && 'photos' in target.dataset

/** The photo strip of the event's card, with all its photos' places. */
const photosAround = ({ target }: Event): HTMLElement | null => {
  const strip = target instanceof Element ? target.closest('article')?.querySelector<HTMLElement>('[data-photos]') : null
  if (!strip) return null
  openStrip(strip)
  return strip
}

const pressControl = (button: HTMLElement, host: RuntimeHost): void => {
  const car = findStoredCar(button)
  const keep = button.getAttribute('aria-pressed') !== 'true'
  if (!car) return
  const { slug, name, primaryImageUrl } = car
  if (button.dataset.keep === 'favourite') saveFavourite(host, car, keep)
  else saveCompared(host, { slug, name, primaryImageUrl }, keep)
}

const onClick = (event: Event, host: RuntimeHost) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!button) return
  if (button.dataset.keep) pressControl(button, host)
  const strip = button.dataset.turn ? photosAround(event) : null
  if (strip) turnStrip(strip, Number(button.dataset.turn), host)
}

const turns: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

const onKey = (event: KeyboardEvent, host: RuntimeHost) => {
  const step = !event.altKey && !event.metaKey && !event.ctrlKey ? turns[event.key] : undefined
  const onTitle = event.target instanceof HTMLElement && 'cardTitle' in event.target.dataset
  const strip = step && onTitle ? photosAround(event) : null
  if (!step || !strip || strip.childElementCount < 2) return
  event.preventDefault()
  turnStrip(strip, step, host)
}

/** Event handler of a list of cards. */
export const handleInDeck = (event: Event, host: RuntimeHost): void => {
  if (event.type === 'click') onClick(event, host)
  else if (event.type === 'keydown') onKey(event as KeyboardEvent, host)
  else if (event.type === 'scroll') {
    const strip = isPhotos(event.target) ? photosAround(event) : null
    if (strip) followStrip(strip, host)
  } else {
    const strip = photosAround(event)
    if (strip) loadBeside(strip, host)
  }
}
