/** Where a person was in the filters when a change led to a new address. */
interface Place {
  readonly focus: { readonly name: string; readonly value: string } | null
  readonly sheetOpen: boolean
  readonly sheetScroll: number
  readonly pageScroll: number
  /** Whether each folding part was open, by its name. */
  readonly folded: ReadonlyMap<string, boolean>
  readonly at: number
}

let kept: Place | null = null

/** After this long, a page that appears is a new visit. */
const forgetMs = 10_000

const sections = (form: HTMLFormElement) => form.querySelectorAll<HTMLDetailsElement>('details[data-filter]')

const sheet = () => document.getElementById('filters')

const isSheetOpen = (element: HTMLElement | null): boolean => element?.matches(':popover-open') ?? false

/** Remembers focus, scroll, the open sheet and the folded sections of a form. */
export const keepPlace = (form: HTMLFormElement): void => {
  const active = document.activeElement
  const isField = (active instanceof HTMLInputElement || active instanceof HTMLSelectElement) && active.form === form && active.name !== ''
  kept = {
    focus: isField ? { name: active.name, value: active.type === 'checkbox' ? active.value : '' } : null,
    sheetOpen: isSheetOpen(sheet()),
    sheetScroll: sheet()?.scrollTop ?? 0,
    pageScroll: window.scrollY,
    folded: new Map([...sections(form)].map((section) => [section.dataset.filter ?? '', section.open])),
    at: performance.now(),
  }
}

/** Puts a form that was built anew back to the remembered place; does nothing where the place was never lost. */
export const restorePlace = (form: HTMLFormElement): void => {
  const place = kept
  kept = null
  if (!place || performance.now() - place.at > forgetMs) return
  for (const section of sections(form)) section.open = place.folded.get(section.dataset.filter ?? '') ?? section.open
  const element = sheet()
  if (element && place.sheetOpen && !isSheetOpen(element)) {
    element.showPopover()
    element.scrollTop = place.sheetScroll
  }
  if (window.scrollY !== place.pageScroll) window.scrollTo({ top: place.pageScroll, behavior: 'instant' })
  const { focus } = place
  if (!focus || form.contains(document.activeElement)) return
  const field = [...form.elements].find(
    (candidate) =>
      (candidate instanceof HTMLInputElement || candidate instanceof HTMLSelectElement) &&
      candidate.name === focus.name &&
      (focus.value === '' || candidate.value === focus.value),
  )
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}
