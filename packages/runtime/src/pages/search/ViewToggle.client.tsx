'use client'

import { useLayoutEffect } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { useStored } from '../../storage/useStored'
import { viewStore } from '../../storage/viewStore'
import { writeStored } from '../../storage/writeStored'
import { Glyph } from '../../ui/Glyph'
import { layoutGrid, list } from '../../ui/iconPaths'
import { listViewId } from './ListView'

const views = [
  { view: 'grid', label: 'Grid', path: layoutGrid },
  { view: 'list', label: 'List', path: list },
] as const

export interface ViewToggleProps {
  /** The site's own layout, until a shopper says otherwise. */
  readonly first: 'grid' | 'list'
}

/** Cars as a grid or one below the other: an attribute for the style sheet, remembered in the browser; the cards stay as they are. */
export const ViewToggle = ({ first }: ViewToggleProps) => {
  const host = useRuntimeHost()
  const chosen = useStored(viewStore) ?? first

  useLayoutEffect(() => {
    document.getElementById(listViewId)?.setAttribute('data-view', chosen)
  }, [chosen])

  return (
    <fieldset
      className="hidden rounded-control border border-line-strong p-0.5 md:flex noscript:hidden"
      data-setting="/search/showViewToggle"
    >
      <legend className="sr-only">Layout of the list</legend>
      {views.map(({ view, label, path }) => (
        <label
          key={view}
          title={label}
          className="relative grid size-10 cursor-pointer place-items-center rounded-[calc(var(--radius-control)-2px)] text-muted hover:text-text has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-link"
        >
          <input
            type="radio"
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
