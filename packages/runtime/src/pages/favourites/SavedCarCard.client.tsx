'use client'

import type { CarSummary } from '@forecourt/rules/entities/CarSummary'
import { carHref } from '@forecourt/rules/routing/carHref'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { compareStore } from '../../storage/compareStore'
import type { Favourite } from '../../storage/favouritesStore'
import { keepCompared } from '../../storage/keepCompared'
import { keepFavourite } from '../../storage/keepFavourite'
import { useStored } from '../../storage/useStored'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { heart } from '../../ui/icons/heart'
import { scale } from '../../ui/icons/scale'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'

export interface SavedCarCardProps {
  readonly kept: Favourite
  /** What the car is today: null once it has left, undefined while that isn't known. */
  readonly today: CarSummary | null | undefined
  readonly compare: boolean
}

const state = (today: CarSummary | null | undefined): string | null => {
  if (today === undefined || today?.isInStock) return null
  return today === null ? 'No longer available' : today.priceText
}

/** A saved car as it is today, with the ways to compare it or let it go. */
export const SavedCarCard = ({ kept, today, compare }: SavedCarCardProps) => {
  const host = useRuntimeHost()
  const compared = useStored(compareStore).some(({ slug }) => slug === kept.slug)
  const tag = state(today)
  const image = today?.image ?? kept.primaryImageUrl
  const name = today?.name ?? kept.name
  const title = <span className="after:absolute after:inset-0">{name}</span>
  return (
    <article className="group/card relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted">
      <div className={`relative aspect-3/2 bg-raised ${tag ? 'saturate-50' : ''}`}>
        {image && <Picture source={image} alt="" sizes="(min-width: 1280px) 20rem, (min-width: 640px) 46vw, 94vw" className="h-full!" />}
        {tag && (
          <Tag tone="dark" className="absolute top-3 left-3">
            {tag}
          </Tag>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4" aria-busy={today === undefined}>
        <h2 className="heading line-clamp-2 text-card sm:min-h-[2lh] leading-snug text-pretty wrap-anywhere">
          {today === null ? <span>{name}</span> : <a href={carHref(kept)}>{title}</a>}
        </h2>
        <p className="mt-1 min-h-[1lh] text-small text-muted">{today?.details}</p>
        <p className="heading mt-3 mb-3 min-h-[1lh] text-subsection leading-tight tabular-nums">{tag === null ? today?.priceText : ''}</p>
        <div className="relative mt-auto flex gap-2">
          <Button
            variant="outline"
            size="small"
            className="min-w-0 flex-1"
            aria-label={`Remove ${name}`}
            onClick={() => keepFavourite(host, kept, false)}
          >
            <Glyph path={heart} size={18} filled />
            Remove
          </Button>
          {compare && today?.isInStock && (
            <Button
              variant={compared ? 'primary' : 'outline'}
              size="small"
              className="min-w-0 flex-1"
              aria-pressed={compared}
              aria-label={`Compare ${name}`}
              onClick={() => keepCompared(host, { slug: kept.slug, name, primaryImageUrl: image }, !compared)}
            >
              <Glyph path={scale} size={18} />
              Compare
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
