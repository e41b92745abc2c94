/** Tells of each kind of form that somebody begins to fill in, once (ANL-01): of one they are in already, too, as pages are measured later than they can be typed in. */
export const watchForms = (begins: (kind: string) => void): void => {
  // By kind and not by element: one that is hydrated while a shopper types takes the place of the one they began with.
  const begun = new Set<string>()
  const check = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[action="/api/leads"]') : null
    if (!form) return
    const kind = String(new FormData(form).get('form') ?? '')
    if (begun.has(kind)) return
    begun.add(kind)
    begins(kind)
  }
  addEventListener('focusin', ({ target }) => check(target))
  check(document.activeElement)
}
