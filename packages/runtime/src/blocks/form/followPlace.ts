/**
 * Shows, of the places in an area, the one that is chosen in the form of the same section, and the hint while none is. A place says
 * its option's value as `data-place`. Returns the way to stop.
 */
export const followPlace = (area: HTMLElement, name: string): (() => void) => {
  const section = area.closest('section')
  const follow = () => {
    // The form is drawn anew once its script has come, so its select is looked up each time.
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
