/** Has the button of a fold open and close it; the folded is in the page from the start. Returns how to stop. */
export const enhanceFold = (fold: HTMLElement): (() => void) => {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-folds]') : null
    if (button?.parentElement !== fold) return
    const isOpen = fold.dataset.open !== 'true'
    fold.dataset.open = String(isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    for (const words of button.querySelectorAll<HTMLElement>('[data-said]')) words.hidden = (words.dataset.said === 'less') !== isOpen
    // Folding ten screens of words would leave the reader far below them.
    if (!isOpen) button.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }
  fold.addEventListener('click', press)
  return () => fold.removeEventListener('click', press)
}
