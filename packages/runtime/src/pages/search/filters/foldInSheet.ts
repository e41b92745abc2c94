import { isSheetOpen } from '../browser/storedPlace'

/**
 * Folds a section of the filters where they are a sheet. Once that is open, before the page's scripts were there or since, nothing folds
 * under a hand.
 */
export const foldInSheet = (section: HTMLDetailsElement): void => {
  const isInSight = isSheetOpen(section.closest<HTMLElement>('[popover]'))
  if (!isInSight && !window.matchMedia('(min-width: 64rem)').matches) section.open = false
}
