'use client'

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'

export interface QuickFormProps {
  readonly search: ResolvedConfig['search']
  readonly countOverride: number
  /** The fields, rendered on the server. */
  readonly children: ReactNode
}

/** Debounce of typing before the counts are updated, in milliseconds (SRC-21). */
const typingMs = 300

const changes = ['input', 'change'] as const

/** The form's values as the query string of the search page. */
const formQuery = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') params.append(name, value)
  return params
}

/**
 * The form of a quick search (SRC-04). Updates its counts on each change, with code that is fetched on the first change. Submitting is a
 * plain form post, so it works without scripts; with scripts, empty fields are left out of the URL.
 */
const QuickFormPart = ({ search, countOverride, children }: QuickFormProps) => {
  const host = useRuntimeHost()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lastRequest = useRef(0)

  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  const updateCounts = (ms: number) => {
    clearTimeout(timer.current ?? undefined)
    timer.current = setTimeout(async () => {
      const requestNumber = ++lastRequest.current
      if (!form.current || host.mode !== 'live') return
      const query = formQuery(form.current)
      const [findModule, showModule] = await Promise.all([import('./findQuick'), import('./showQuick')]).catch(() => [])
      const found = await findModule?.findQuick(host, query, { search, countOverride })
      if (found && form.current && requestNumber === lastRequest.current) showModule?.showQuick(form.current, found)
    }, ms)
  }
  const onChange = useEffectEvent(({ target }: Event) => updateCounts(target instanceof HTMLSelectElement ? 0 : typingMs))
  // The form may have been filled in before hydration: by the shopper, or by the browser on back navigation.
  const onHydrated = useEffectEvent((fields: HTMLFormElement | null) => fields && formQuery(fields).size > 0 && updateCounts(typingMs))
  // Native listener: React gets no change events from fields that were rendered on the server.
  useEffect(() => {
    const fields = form.current
    onHydrated(fields)
    for (const kind of changes) fields?.addEventListener(kind, onChange)
    return () => {
      for (const kind of changes) fields?.removeEventListener(kind, onChange)
    }
  }, [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (host.mode !== 'live') return
    event.preventDefault()
    const query = formQuery(event.currentTarget).toString().replaceAll('%3A', ':')
    host.navigate(query === '' ? '/search' : `/search?${query}`)
  }

  return (
    <form
      ref={form}
      action="/search"
      method="get"
      onSubmit={onSubmit}
      onFocus={() => host.prepareSearch()}
      className="grid grid-cols-2 items-end gap-3 rounded-card bg-background p-4 text-text shadow-resting ring-1 ring-line sm:p-5 @3xl:grid-cols-3 @5xl:grid-cols-[1.1fr_1fr_1fr_1.4fr_auto]"
    >
      {children}
    </form>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const QuickForm = island('QuickForm', QuickFormPart, { hydrateOn: 'interaction' })
