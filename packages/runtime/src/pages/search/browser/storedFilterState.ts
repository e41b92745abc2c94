import type { RuntimeHost } from '../../../host/RuntimeHost'

/** State of the filters when a change navigated to a new URL. */
interface FilterState {
  readonly path: string
  readonly at: string
  readonly focus: { readonly name: string; readonly value: string } | null
  /** Words entered so far; may be newer than the URL. */
  readonly entered: string
  readonly sheetOpen: boolean
  readonly scroll: number
  /** Open sections. */
  readonly open: readonly string[]
}

const key = 'search-place'

/** Milliseconds after which a stored state is ignored: a page that loads later is a new visit. */
const forgetMs = 10_000

const sections = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[data-filter]')]
const nameOf = (section: HTMLDetailsElement): string => section.dataset.filter ?? ''
const queryInput = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="q"]')
const sheet = () => document.getElementById('filters')
/** Scroll containers: the sheet itself beside the cars, its fields on a small screen. */
const scrollers = () => [sheet(), sheet()?.querySelector<HTMLElement>('[data-scrolls]') ?? null].filter((element) => element !== null)
export const isSheetOpen = (element: HTMLElement | null): boolean => element?.matches(':popover-open') ?? false

/** Stores focus, entered words, scroll position, open sheet and open sections of a form. */
export const storeFilterState = (form: HTMLFormElement, path: string, host: RuntimeHost): void => {
  const active = document.activeElement
  const isField = (active instanceof HTMLInputElement || active instanceof HTMLSelectElement) && active.form === form && active.name !== ''
  const filterState: FilterState = {
    path,
    at: host.now(),
    focus: isField ? { name: active.name, value: active.type === 'checkbox' ? active.value : '' } : null,
    entered: queryInput(form)?.value ?? '',
    sheetOpen: isSheetOpen(sheet()),
    scroll: Math.max(0, ...scrollers().map((element) => element.scrollTop)),
    open: sections(form)
      .filter((section) => section.open)
      .map(nameOf),
  }
  host.storage.write(key, JSON.stringify(filterState))
}

const isFilterState = (value: unknown): value is FilterState =>
  typeof value === 'object' && value !== null && 'path' in value && 'open' in value

/** Discards the stored state. */
export const deleteFilterState = (host: RuntimeHost): void => {
  if (host.storage.read(key)) host.storage.write(key, '')
}

/** Whether a filter state is stored, of this list or of another one. */
export const isFilterStateStored = (host: RuntimeHost): boolean => Boolean(host.storage.read(key))

const readFilterState = (path: string, host: RuntimeHost): FilterState | null => {
  const text = host.storage.read(key)
  if (!text) return null
  deleteFilterState(host)
  try {
    const filterState: unknown = JSON.parse(text)
    return isFilterState(filterState) && filterState.path === path && Date.parse(host.now()) - Date.parse(filterState.at) < forgetMs
      ? filterState
      : null
  } catch {
    return null
  }
}

const focusField = (form: HTMLFormElement, { focus, entered }: FilterState): void => {
  if (!focus) return
  const field = [...form.elements].find(
    (candidate) =>
      (candidate instanceof HTMLInputElement || candidate instanceof HTMLSelectElement) &&
      candidate.name === focus.name &&
      (focus.value === '' || candidate.value === focus.value),
  )
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  const input = queryInput(form)
  if (field !== input || !input) return
  input.setSelectionRange(input.value.length, input.value.length)
  if (input.value === entered) return
  // The user kept typing while the page was loading.
  input.value = entered
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Restores the stored state in a rebuilt form, once. */
export const restoreFilterState = (form: HTMLFormElement, path: string, host: RuntimeHost): void => {
  const filterState = readFilterState(path, host)
  if (!filterState) return
  for (const section of sections(form)) section.open = filterState.open.includes(nameOf(section))
  const element = sheet()
  if (element && filterState.sheetOpen && !isSheetOpen(element)) element.showPopover()
  for (const scroller of scrollers()) scroller.scrollTop = filterState.scroll
  focusField(form, filterState)
}
