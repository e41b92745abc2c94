/**
 * Shows the location selected in the form of the same section, and the hint while none is selected. Each location has its option's value in
 * `data-place`. Returns a function that stops this.
 */
export const followSelectedLocation = (area: HTMLElement, name: string): (() => void) => {
  const section = area.closest('section')
  const follow = () => {
    // Hydration replaces the form, so its select is queried each time.
    const chosen = section?.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
    let isShown = false
    for (const place of area.querySelectorAll<HTMLElement>(':scope > [data-place]')) {
      place.hidden = place.dataset.place !== chosen
      isShown ||= !place.hidden
    }
    const hint = area.querySelector<HTMLElement>(':scope > [data-hint]')
    if (hint) hint.hidden = isShown
  }
  follow()
  section?.addEventListener('change', follow)
  return () => section?.removeEventListener('change', follow)
}
