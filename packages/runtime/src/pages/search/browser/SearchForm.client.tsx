'use client'

import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { enteredEarly } from './enteredEarly'
import { deleteFilterState, isFilterStateStored, isSheetOpen, restoreFilterState, storeFilterState } from './storedFilterState'
import { withSearchChunk } from './withSearchChunk'

export interface SearchFormProps {
  readonly path: string
  /** The page's search as a query string; the fields show it. */
  readonly search: string
  /** Values from the path and the site's defaults. */
  readonly defaults: NonNullable<SearchState['defaults']>
  /** Filters preset by the path. */
  readonly preset: SearchPreset
  /** The page's current result. The fields follow each new one, even for the same search. */
  readonly resultKey: object
  /** Loads the list of a query string. */
  readonly onSearch: (search: string) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Debounce of typing before the list is updated, in milliseconds (SRC-21). */
const typingMs = 300

/** Resets changed fields to the page's search, for instance after a filter was removed. */
const resetFields = (form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.dataset.chosen) field.value = field.dataset.chosen
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field.name === 'q' && field !== document.activeElement) field.value = field.defaultValue
  }
}

/** Suppresses suggestions for the entered words until the field is focused again: they would open over the results. */
const suppressSuggestions = (input: HTMLInputElement): void => {
  input.toggleAttribute('data-answered', true)
  for (const type of ['blur', 'pointerdown', 'input'])
    input.addEventListener(type, () => input.removeAttribute('data-answered'), { once: true })
}

/** Closes the open dropdown of the filters unless the press was in it; returns the closed one. */
const closeDropdowns = (form: HTMLFormElement, pressed: EventTarget | null): HTMLDetailsElement | null => {
  const open = form.querySelector<HTMLDetailsElement>('details[data-dropdown][open]')
  const isInside = open !== null && pressed instanceof Node && open.contains(pressed)
  if (!open || isInside || !window.matchMedia('(min-width: 64rem)').matches) return null
  open.open = false
  return open
}

/** State of the form that outlives its effects. */
interface FormRefs {
  /** URLs navigated to that the page doesn't show yet. */
  readonly pendingSearches: RefObject<string[]>
  /** Input from before hydration that is still to be submitted; undefined before it is known. */
  readonly earlyInput: RefObject<'choice' | 'query' | null | undefined>
  /** A sentence is being parsed: choices made meanwhile are submitted with it. */
  readonly isReading: RefObject<boolean>
  /** The parsed sentence, with the fields at that time. Kept until its result shows, because until then the fields lack its filters. */
  readonly parsedSentence: RefObject<{ readonly parsed: SearchState; readonly before: SearchState } | null>
  readonly onSearchRef: RefObject<(search: string) => void>
}

interface SubmissionOptions extends Pick<SearchFormProps, 'search' | 'defaults' | 'preset'> {
  readonly host: RuntimeHost
  readonly refs: FormRefs
}

/** The ways to submit the form's search: its fields, its fields with the entered sentence, or the entered words after a pause (`debounce`). */
const createSubmission = (element: HTMLFormElement, { search, defaults, preset, host, refs }: SubmissionOptions) => {
  const { pendingSearches, isReading, parsedSentence, onSearchRef } = refs
  let timer: ReturnType<typeof setTimeout> | undefined
  const submitFields = () => {
    clearTimeout(timer)
    if (isReading.current) return
    const fields = new FormData(element)
    withSearchChunk(
      ({ formSearch, withChoices }) => {
        const now = formSearch(fields, defaults)
        submitQuery(formatSearch(parsedSentence.current ? withChoices(parsedSentence.current, now) : now))
      },
      // Fallback without scripts.
      () => element.submit(),
    )
  }
  const submitQuery = (next: string) => {
    if (next === (pendingSearches.current.at(-1) ?? search)) return false
    pendingSearches.current.push(next)
    onSearchRef.current(next)
    return true
  }
  /** Parses the entered sentence; selects the filters it means and clears the field. */
  const submitSentence = () => {
    clearTimeout(timer)
    const fields = new FormData(element)
    const input = element.elements.namedItem('q')
    isReading.current = true
    withSearchChunk(
      ({ formSearch, understoodSearch, withChoices }) => {
        const now = formSearch(fields, defaults)
        const before = parsedSentence.current ? withChoices(parsedSentence.current, now) : now
        return understoodSearch(host, before, preset).then(
          ({ href, state }) => {
            isReading.current = false
            if (href !== null) return host.navigate(href)
            const parsed = withChoices({ parsed: state, before: now }, { ...formSearch(new FormData(element), defaults), query: now.query })
            if (input instanceof HTMLInputElement) {
              input.value = parsed.query
              suppressSuggestions(input)
            }
            const query = formSearch(new FormData(element), defaults)
            if (submitQuery(formatSearch(parsed))) parsedSentence.current = { parsed, before: query }
          },
          // Parsing is unavailable: searches for the words.
          () => {
            isReading.current = false
            submitFields()
          },
        )
      },
      () => element.submit(),
    )
  }
  // A sentence is parsed only on submit. While it is being entered, a search for its words would find something else.
  const submitIfPlain = () =>
    withSearchChunk(({ checkSentence }) => {
      const input = element.elements.namedItem('q')
      if (!(input instanceof HTMLInputElement)) return submitFields()
      const entered = input.value
      checkSentence(host, entered, (isSentence) => {
        if (!isSentence && input.value === entered) submitFields()
      })
    }, submitFields)
  return {
    submitFields,
    submitSentence,
    debounce() {
      clearTimeout(timer)
      timer = setTimeout(submitIfPlain, typingMs)
    },
    cancel: () => clearTimeout(timer),
  }
}

interface ListenOptions {
  readonly path: string
  readonly host: RuntimeHost
  readonly refs: FormRefs
  readonly submission: ReturnType<typeof createSubmission>
}

/** Submits changes of the form, and stores its place when the page is left. Returns a function that stops this. */
const listenToForm = (element: HTMLFormElement, { path, host, refs, submission }: ListenOptions) => {
  const { pendingSearches, parsedSentence } = refs
  const { submitFields, submitSentence, debounce } = submission
  const isNamed = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name !== ''
  const onChange = (event: Event) => {
    if (isNamed(event.target) && event.target.name !== 'q') submitFields()
  }
  const onInput = (event: Event) => {
    if (!isNamed(event.target) || event.target.name !== 'q') return
    debounce()
    withSearchChunk(({ prepareUnderstanding }) => prepareUnderstanding(host))
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    submitSentence()
    document.getElementById('filters')?.hidePopover()
  }
  // On the document: the sort select belongs to the form but is outside it.
  const onlyOwnFields = (listener: (event: Event) => void) => (event: Event) => {
    if (isNamed(event.target) && event.target.form === element) listener(event)
  }
  // On a wide screen, filters above the list are dropdowns: a press outside or Escape closes them.
  const onPress = (event: Event) => closeDropdowns(element, event.target)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeDropdowns(element, null)?.querySelector('summary')?.focus()
  }
  // Stores changes made while a new page of this list was loading; after a native form submission the new page has them all.
  const onLeave = () => {
    if (pendingSearches.current.length > 0 && isFilterStateStored(host)) storeFilterState(element, path, host)
  }
  // A page restored from the back/forward cache still has its pending state.
  const onReturn = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    pendingSearches.current = []
    parsedSentence.current = null
    resetFields(element)
  }
  const changed = onlyOwnFields(onChange)
  const entered = onlyOwnFields(onInput)
  document.addEventListener('change', changed)
  document.addEventListener('input', entered)
  document.addEventListener('click', onPress)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  element.addEventListener('keydown', onKey)
  element.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('change', changed)
    document.removeEventListener('input', entered)
    document.removeEventListener('click', onPress)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('pageshow', onReturn)
    element.removeEventListener('keydown', onKey)
    element.removeEventListener('submit', onSubmit)
  }
}

/**
 * The filters as a plain GET form. With scripts, each change loads its list without Apply. Usually the same form shows the result. If a
 * page load is needed, focus, entered words, an open sheet and open sections are restored after it.
 */
const SearchFormPart = ({ path, search, defaults, preset, resultKey, onSearch, className, children }: SearchFormProps) => {
  const host = useRuntimeHost()
  const form = useRef<HTMLFormElement>(null)
  const pendingSearches = useRef<string[]>([])
  const earlyInput = useRef<'choice' | 'query' | null | undefined>(undefined)
  const isReading = useRef(false)
  const parsedSentence = useRef<{ readonly parsed: SearchState; readonly before: SearchState } | null>(null)
  const onSearchRef = useRef(onSearch)
  useLayoutEffect(() => {
    onSearchRef.current = onSearch
  })

  // Layout effect: listeners are attached before the user can change a field.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const refs = { pendingSearches, earlyInput, isReading, parsedSentence, onSearchRef }
    const submission = createSubmission(element, { search, defaults, preset, host, refs })
    if (earlyInput.current === undefined) {
      earlyInput.current = enteredEarly(element)
      if (earlyInput.current === 'choice') submission.submitFields()
      if (earlyInput.current === 'query') submission.debounce()
    }
    const stop = listenToForm(element, { path, host, refs, submission })
    return () => {
      submission.cancel()
      stop()
    }
  }, [host, path, search, defaults, preset])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each result, also of the same search
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // About to be submitted.
    if (earlyInput.current) {
      earlyInput.current = null
      return
    }
    const position = pendingSearches.current.indexOf(search)
    const isOlderAnswer = position >= 0 && position < pendingSearches.current.length - 1
    pendingSearches.current = isOlderAnswer ? pendingSearches.current.slice(position + 1) : []
    if (!isOlderAnswer) {
      parsedSentence.current = null
      resetFields(element)
    }
    // The result is in the same form: no place to restore.
    if (position >= 0) deleteFilterState(host)
  }, [search, resultKey, host])

  useEffect(() => {
    const sheet = document.getElementById('filters')
    let stop: (() => void) | null = null
    const hold = () => withSearchChunk(({ trapSheetFocus }) => (stop ??= trapSheetFocus(sheet as HTMLElement, isSheetOpen(sheet))))
    // The sheet may have been opened before hydration.
    if (isSheetOpen(sheet)) hold()
    else sheet?.addEventListener('beforetoggle', hold, { once: true })
    return () => {
      sheet?.removeEventListener('beforetoggle', hold)
      stop?.()
    }
  }, [])

  // Restores open groups and entered text if the form was rebuilt. Runs after the listeners above, which must receive the text.
  useEffect(() => {
    if (form.current) restoreFilterState(form.current, path, host)
  }, [path, host])

  return (
    <form ref={form} id="search-form" action={path} method="get" autoComplete="off" className={className}>
      {children}
    </form>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const SearchForm = island('SearchForm', SearchFormPart)
