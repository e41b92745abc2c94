import { isSheetOpen } from '../browser/storedFilterState'

/** Closes a section of the filters in the sheet layout, unless the sheet is open: nothing closes while the user looks at it. */
export const foldInSheet = (section: HTMLDetailsElement): void => {
  const isSheetVisible = isSheetOpen(section.closest<HTMLElement>('[popover]'))
  if (!isSheetVisible && !window.matchMedia('(min-width: 64rem)').matches) section.open = false
}
