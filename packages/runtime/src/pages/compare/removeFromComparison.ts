import type { RuntimeHost } from '../../host/RuntimeHost'
import { compareStore } from '../../storage/compareStore'
import { readStored, writeStored } from '../../storage/Store'

/** Makes links that remove a car from the URL also remove it from the browser's stored comparison. Returns a cleanup function. */
export const removeFromComparison = (area: HTMLElement, host: RuntimeHost): (() => void) => {
  const leave = ({ target }: Event) => {
    const slug = target instanceof Element ? target.closest<HTMLElement>('[data-leaves]')?.dataset.leaves : undefined
    if (slug === undefined) return
    const others = readStored(host, compareStore).filter((car) => car.slug !== slug)
    writeStored(host, compareStore, others)
  }
  area.addEventListener('click', leave)
  return () => area.removeEventListener('click', leave)
}
