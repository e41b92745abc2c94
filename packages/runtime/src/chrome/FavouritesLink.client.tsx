'use client'

import { island } from '../islands/island'
import { favouritesStore } from '../storage/favouritesStore'
import { useStored } from '../storage/useStored'
import { Glyph } from '../ui/Glyph'
import { heart } from '../ui/icons/heart'

export interface FavouritesLinkProps {
  /** 'icon': in the header. 'row': of the mobile menu. */
  readonly look: 'icon' | 'row'
  readonly label: string
  readonly current?: boolean
  readonly className?: string
  readonly onPress?: () => void
}

/** Link to the favourites, with their count once the browser's storage was read (FAV-01). */
const FavouritesLinkPart = ({ look, label, current = false, className = '', onPress }: FavouritesLinkProps) => {
  const count = useStored(favouritesStore).length
  const isIcon = look === 'icon'
  return (
    <a
      href="/favourites"
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
      data-setting="/favourites/enabled"
      className={`${isIcon ? 'relative grid size-10 sm:size-12 shrink-0 place-items-center rounded-control text-text hover:bg-raised' : 'flex items-center gap-3'} ${className}`}
    >
      <Glyph path={heart} size={isIcon ? 22 : 20} />
      <span className={isIcon ? 'sr-only' : ''}>{label}</span>
      {count > 0 && (
        <span
          className={`min-w-5 rounded-full bg-brand px-1.5 text-center text-tiny leading-5 font-semibold tabular-nums text-on-brand ${isIcon ? 'absolute top-1 right-0.5' : ''}`}
        >
          {count}
        </span>
      )}
    </a>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const FavouritesLink = island('FavouritesLink', FavouritesLinkPart, { hydrateOn: 'stored favourites' })
