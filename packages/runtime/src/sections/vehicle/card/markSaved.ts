import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { type Favourite, favouritesStore } from '../../../storage/favouritesStore'
import { readStored } from '../../../storage/Store'

/** The car that the controls around an element are about. */
export const findStoredCar = (element: Element): Favourite | null => {
  const text = element.closest<HTMLElement>('[data-kept]')?.dataset.kept
  return text ? (JSON.parse(text) as Favourite) : null
}

/** Presses the controls of the cars that are saved or compared, and lets go of the others. */
export const markSaved = (area: HTMLElement, host: Pick<RuntimeHost, 'storage'>): void => {
  const saved = new Set(readStored(host, favouritesStore).map(({ id }) => id))
  const compared = new Set(readStored(host, compareStore).map(({ slug }) => slug))
  for (const button of area.querySelectorAll<HTMLElement>('[data-keep]')) {
    const car = findStoredCar(button)
    const isSaved = car !== null && (button.dataset.keep === 'compare' ? compared.has(car.slug) : saved.has(car.id))
    button.setAttribute('aria-pressed', String(isSaved))
  }
}
