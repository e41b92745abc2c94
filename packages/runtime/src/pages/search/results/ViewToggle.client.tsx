'use client'

import { useLayoutEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { writeStored } from '../../../storage/Store'
import { useStored } from '../../../storage/useStored'
import { viewStore } from '../../../storage/viewStore'
import { Glyph } from '../../../ui/Glyph'
import { layoutGrid } from '../../../ui/icons/layoutGrid'
import { list } from '../../../ui/icons/list'
import { listViewId } from './ListView'

const views = [
  { view: 'grid', label: 'Grid', path: layoutGrid },
  { view: 'list', label: 'List', path: list },
] as const

export interface ViewToggleProps {
  /** The site's default layout. */
  readonly first: 'grid' | 'list'
}

/** Toggles between grid and list: sets an attribute for the style sheet and stores the choice; the cards are unchanged. */
const ViewTogglePart = ({ first }: ViewToggleProps) => {
  const host = useRuntimeHost()
  const chosen = useStored(viewStore) ?? first
  const choices = useRef<HTMLFieldSetElement>(null)

  // A choice made before hydration fired no React event.
  useLayoutEffect(() => {
    const early = choices.current?.querySelector<HTMLInputElement>('input:checked')
    const view = views.find(({ view }) => view === early?.value)?.view
    if (view && !early?.defaultChecked) writeStored(host, viewStore, view)
  }, [host])

  useLayoutEffect(() => {
    document.getElementById(listViewId)?.setAttribute('data-view', chosen)
  }, [chosen])

  return (
    <fieldset
      ref={choices}
      className="hidden overflow-hidden rounded-control border border-line-strong md:flex noscript:hidden"
      data-setting="/search/showViewToggle"
    >
      <legend className="sr-only">Layout of the list</legend>
      {views.map(({ view, label, path }) => (
        <label
          key={view}
          title={label}
          className="relative grid h-10.5 w-11 cursor-pointer place-items-center text-muted hover:text-text has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-link"
        >
          <input
            type="radio"
            name="view"
            value={view}
            aria-label={label}
            checked={chosen === view}
            onChange={() => writeStored(host, viewStore, view)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <Glyph path={path} size={20} className="pointer-events-none" />
        </label>
      ))}
    </fieldset>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ViewToggle = island('ViewToggle', ViewTogglePart)
