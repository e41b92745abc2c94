import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { type Favourite, favouritesStore } from '../../../storage/favouritesStore'
import { readStored } from '../../../storage/Store'

/** The car of the surrounding card controls. */
export const findStoredCar = (element: Element): Favourite | null => {
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
