'use client'

import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { enteredEarly } from './enteredEarly'
import { forgetPlace, isPlaceStored, isSheetOpen, restorePlace, storePlace } from './storedPlace'
import { withSearchChunk } from './withSearchChunk'

export interface SearchFormProps {
  readonly path: string
  /** The search the page shows, as a query string: what is in the fields belongs to it. */
  readonly search: string
  /** What the path and the site say before a shopper asks. */
  readonly given: NonNullable<SearchState['given']>
  /** What the path presets. */
  readonly preset: SearchPreset
  /** The answer the page shows: a new one, even to the same search, is the truth the fields follow. */
  readonly answer: object
  /** Shows the list of a query string. */
  readonly onSearch: (search: string) => void
  readonly className?: string
  readonly children: ReactNode
}

/** How long typing rests before the list follows (SRC-21). */
const typingMs = 300

/** The page is the truth: fields a person changed follow it again, for instance after a filter was taken away. */
const followPage = (form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.dataset.chosen) field.value = field.dataset.chosen
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field.name === 'q' && field !== document.activeElement) field.value = field.defaultValue
  }
}

/** Notes that the words of a field were answered, until somebody turns to it anew: nothing is to open over the answer. */
const noteAnswered = (words: HTMLInputElement): void => {
  words.toggleAttribute('data-answered', true)
  for (const type of ['blur', 'pointerdown', 'input'])
    words.addEventListener(type, () => words.removeAttribute('data-answered'), { once: true })
}

/** Closes the open dropdown of the filters unless the press was in it; gives back the closed one. */
const closeDropdowns = (form: HTMLFormElement, pressed: EventTarget | null): HTMLDetailsElement | null => {
  const open = form.querySelector<HTMLDetailsElement>('details[data-dropdown][open]')
  const isInside = open !== null && pressed instanceof Node && open.contains(pressed)
  if (!open || isInside || !window.matchMedia('(min-width: 64rem)').matches) return null
  open.open = false
  return open
}

/**
 * The filters as a plain GET form. With script, each change asks for its list at once instead of waiting for Apply.
 * Answers mostly come into the same form. Where a page is loaded instead, focus, typed words, an open sheet and open sections outlast the way there.
 */
const SearchFormPart = ({ path, search, given, preset, answer, onSearch, className, children }: SearchFormProps) => {
  const host = useRuntimeHost()
  const form = useRef<HTMLFormElement>(null)
  /** The addresses gone to that the page has not shown yet. */
  const ahead = useRef<string[]>([])
  /** What was entered before this listened, and is asked for; undefined before it is known. */
  const early = useRef<'choice' | 'words' | null | undefined>(undefined)
  /** A sentence is being read: what is chosen meanwhile is asked for with it. */
  const isReading = useRef(false)
  /** What a sentence meant, and the fields it was asked with, until its answer is shown: the fields say neither yet. */
  const said = useRef<{ readonly meant: SearchState; readonly before: SearchState } | null>(null)
  const ask = useRef(onSearch)
  useLayoutEffect(() => {
    ask.current = onSearch
  })

  // Before anybody can choose anything else: what is drawn listens.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = () => {
      clearTimeout(timer)
      if (isReading.current) return
      const fields = new FormData(element)
      withSearchChunk(
        ({ formSearch, withChoices }) => {
          const now = formSearch(fields, given)
          submitQuery(formatSearch(said.current ? withChoices(said.current, now) : now))
        },
        // The way without script.
        () => element.submit(),
      )
    }
    const submitQuery = (next: string) => {
      if (next === (ahead.current.at(-1) ?? search)) return false
      ahead.current.push(next)
      ask.current(next)
      return true
    }
    /** Reads what was said; what it means is then chosen, and leaves the field. */
    const say = () => {
      clearTimeout(timer)
      const fields = new FormData(element)
      const words = element.elements.namedItem('q')
      isReading.current = true
      withSearchChunk(
        ({ formSearch, understoodSearch, withChoices }) => {
          const now = formSearch(fields, given)
          const before = said.current ? withChoices(said.current, now) : now
          return understoodSearch(host, before, preset).then(
            ({ href, state }) => {
              isReading.current = false
              if (href !== null) return host.navigate(href)
              const meant = withChoices({ meant: state, before: now }, { ...formSearch(new FormData(element), given), query: now.query })
              if (words instanceof HTMLInputElement) {
                words.value = meant.query
                noteAnswered(words)
              }
              const asked = formSearch(new FormData(element), given)
              if (submitQuery(formatSearch(meant))) said.current = { meant, before: asked }
            },
            // Nobody reads it here: it is searched for as words.
            () => {
              isReading.current = false
              go()
            },
          )
        },
        () => element.submit(),
      )
    }
    // A sentence is answered when it is sent: as mere words it would find something else.
    const follow = () =>
      withSearchChunk(({ whetherSentence }) => {
        const words = element.elements.namedItem('q')
        if (!(words instanceof HTMLInputElement)) return go()
        const typed = words.value
        whetherSentence(host, typed, (isSentence) => {
          if (!isSentence && words.value === typed) go()
        })
      }, go)
    const isNamed = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
      (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name !== ''
    const onChange = (event: Event) => {
      if (isNamed(event.target) && event.target.name !== 'q') go()
    }
    const onInput = (event: Event) => {
      if (!isNamed(event.target) || event.target.name !== 'q') return
      clearTimeout(timer)
      timer = setTimeout(follow, typingMs)
      withSearchChunk(({ prepareUnderstanding }) => prepareUnderstanding(host))
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      say()
      document.getElementById('filters')?.hidePopover()
    }
    // On the document: the sort list belongs to the form, but stands outside it.
    const belongs = (listener: (event: Event) => void) => (event: Event) => {
      if (isNamed(event.target) && event.target.form === element) listener(event)
    }
    // On a wide screen, filters above the list are dropdowns: a press elsewhere or Escape closes them.
    const onPress = (event: Event) => closeDropdowns(element, event.target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeDropdowns(element, null)?.querySelector('summary')?.focus()
    }
    // Keeps what was done while a new page of this list was on its way; where the browser sent the form by itself, its page says all there is.
    const onLeave = () => {
      if (ahead.current.length > 0 && isPlaceStored(host)) storePlace(element, path, host)
    }
    // A page that comes back out of the browser's memory is as it was left: half-way to another.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      ahead.current = []
      said.current = null
      followPage(element)
    }
    if (early.current === undefined) {
      early.current = enteredEarly(element)
      if (early.current === 'choice') go()
      if (early.current === 'words') timer = setTimeout(follow, typingMs)
    }
    const changed = belongs(onChange)
    const typed = belongs(onInput)
    document.addEventListener('change', changed)
    document.addEventListener('input', typed)
    document.addEventListener('click', onPress)
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('pageshow', onReturn)
    element.addEventListener('keydown', onKey)
    element.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('change', changed)
      document.removeEventListener('input', typed)
      document.removeEventListener('click', onPress)
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onReturn)
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('submit', onSubmit)
    }
  }, [host, path, search, given, preset])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer to the same search is an answer, too.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // It is about to be asked for.
    if (early.current) {
      early.current = null
      return
    }
    const position = ahead.current.indexOf(search)
    const isOlderAnswer = position >= 0 && position < ahead.current.length - 1
    ahead.current = isOlderAnswer ? ahead.current.slice(position + 1) : []
    if (!isOlderAnswer) {
      said.current = null
      followPage(element)
    }
    // An answer in the form that asked: there is no place to go back to.
    if (position >= 0) forgetPlace(host)
  }, [search, answer, host])

  useEffect(() => {
    const sheet = document.getElementById('filters')
    let stop: (() => void) | null = null
    const hold = () => withSearchChunk(({ holdSheet }) => (stop ??= holdSheet(sheet as HTMLElement, isSheetOpen(sheet))))
    // It may have been opened while the page slept.
    if (isSheetOpen(sheet)) hold()
    else sheet?.addEventListener('beforetoggle', hold, { once: true })
    return () => {
      sheet?.removeEventListener('beforetoggle', hold)
      stop?.()
    }
  }, [])

  // Only a form that was built anew has lost its place. After the listeners above: words typed meanwhile must reach them.
  useEffect(() => {
    if (form.current) restorePlace(form.current, path, host)
  }, [path, host])

  return (
    <form ref={form} id="search-form" action={path} method="get" autoComplete="off" className={className}>
      {children}
    </form>
  )
}

/** On a public page it answers by itself (decision 104). */
export const SearchForm = island('SearchForm', SearchFormPart)
