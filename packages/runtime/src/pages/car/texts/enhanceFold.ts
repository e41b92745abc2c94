/** Attaches the toggle button of a fold; the hidden content is in the HTML. Returns a cleanup function. */
export const enhanceFold = (fold: HTMLElement): (() => void) => {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-folds]') : null
    if (button?.parentElement !== fold) return
    const isOpen = fold.dataset.open !== 'true'
    fold.dataset.open = String(isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    for (const label of button.querySelectorAll<HTMLElement>('[data-label]')) label.hidden = (label.dataset.label === 'less') !== isOpen
    // Folding a long text would leave the reader far below it.
    if (!isOpen) button.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }
  fold.addEventListener('click', press)
  return () => fold.removeEventListener('click', press)
}
