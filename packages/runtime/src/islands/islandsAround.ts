import { leadsTo } from './islandSignals'

const allAround = (target: Element): readonly HTMLElement[] => {
  const found: HTMLElement[] = []
  let element = target.closest<HTMLElement>('f-island')
  for (; element; element = element.parentElement?.closest<HTMLElement>('f-island') ?? null) found.push(element)
  return found
}

const hydratesBy = (element: HTMLElement, target: Element): boolean => {
  const { hydrateOn, answers } = element.dataset
  if (hydrateOn !== 'own-interaction') return hydrateOn !== 'call' && hydrateOn !== 'enhancement'
  return target.closest('f-island, f-slot') === element || leadsTo(target.closest('a'), answers)
}

/** The parts around a target that an interaction with it hydrates, from the inside out. */
export const islandsAround = (target: EventTarget | null): readonly HTMLElement[] =>
  target instanceof Element ? allAround(target).filter((element) => hydratesBy(element, target)) : []
