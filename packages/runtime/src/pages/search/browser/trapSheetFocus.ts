/** All elements of the page outside the element and its ancestors. */
const restOfPage = (element: HTMLElement): HTMLElement[] => {
  const rest: HTMLElement[] = []
  for (let inside: HTMLElement = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) if (sibling !== inside && sibling instanceof HTMLElement) rest.push(sibling)
  }
  return rest
}

/**
 * While the sheet is open, traps focus in it and makes the page behind it inert; closes it when the screen gets wide. Returns a cleanup
 * function.
 *
 * @param isOpen whether it is already open
 */
export const trapSheetFocus = (sheet: HTMLElement, isOpen = false): (() => void) => {
  let inertElements: HTMLElement[] = []
  const landmark = sheet.getAttribute('role')
  const release = () => {
    if (landmark === null) sheet.removeAttribute('role')
    sheet.removeAttribute('aria-modal')
    for (const element of inertElements) element.inert = false
    inertElements = []
    document.documentElement.style.removeProperty('overflow')
  }
  // Runs before the sheet closes: closing returns the focus to the button that opened the sheet, and the button must not be inert then.
  const onBefore = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') release()
  }
  const hold = () => {
    inertElements = restOfPage(sheet).filter((element) => !element.inert)
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus()
    for (const element of inertElements) element.inert = true
    // Over the page it is a dialog; beside the cars of a wide screen it is part of the page.
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
    document.documentElement.style.overflow = 'hidden'
  }
  const onToggle = (event: Event) => {
    if ('newState' in event && event.newState === 'open' && inertElements.length === 0) hold()
  }
  const wide = window.matchMedia('(min-width: 64rem)')
  const onWidth = () => {
    if (wide.matches) sheet.hidePopover()
  }
  if (isOpen) hold()
  sheet.addEventListener('beforetoggle', onBefore)
  sheet.addEventListener('toggle', onToggle)
  wide.addEventListener('change', onWidth)
  return () => {
    release()
    sheet.removeEventListener('beforetoggle', onBefore)
    sheet.removeEventListener('toggle', onToggle)
    wide.removeEventListener('change', onWidth)
  }
}
