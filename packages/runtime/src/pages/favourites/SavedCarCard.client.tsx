'use client'

import { carHref } from '@forecourt/rules/routing/carHref'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { Favourite } from '../../storage/favouritesStore'
import { saveFavourite } from '../../storage/saveFavourite'
import { Button, ButtonLink } from '../../ui/Button'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'

export interface SavedCarCardProps {
  readonly favourite: Favourite
  /** Whether it is no longer listed; else its current data is still loading. */
  readonly gone: boolean
}

/** URL of the stock of its make and model. */
const othersHref = ({ make, model }: Favourite): string =>
  `/search${formatSearch({
    query: '',
    page: 1,
    sortBy: 'recommended',
    ranges: {},
    values: { ...(make && { make: [make] }), ...(model && { model: [model] }) },
  })}`

/** The stored data of a favourite, while its current data is loading or if it is no longer listed (FAV-01, CARD-10). */
export const SavedCarCard = ({ favourite, gone }: SavedCarCardProps) => {
  const host = useRuntimeHost()
  const { name, primaryImageUrl } = favourite
  return (
    <div className="@container h-full">
      <article className="among-card relative isolate overflow-hidden rounded-card border border-line bg-background" aria-busy={!gone}>
        <div className={`relative aspect-3/2 shrink-0 bg-raised ${gone ? 'saturate-50' : ''}`}>
          {primaryImageUrl && <Picture source={primaryImageUrl} alt="" sizes="(min-width: 640px) 24rem, 94vw" className="h-full!" />}
          {gone && (
            <Tag tone="dark" className="absolute top-3 left-3">
              No longer available
            </Tag>
          )}
        </div>
        <div className="flex flex-1 flex-col p-4 @xl:p-6">
          <h3 className="heading line-clamp-2 text-card leading-snug text-pretty wrap-anywhere">
            {gone ? (
              name
            ) : (
              <a href={carHref(favourite)} className="after:absolute after:inset-0">
                {name}
              </a>
            )}
          </h3>
          {gone && <p className="mt-2 text-small text-muted text-pretty">This car is no longer in stock.</p>}
          <div className="relative mt-auto flex flex-wrap gap-2 pt-4">
            {gone && (
              <ButtonLink href={othersHref(favourite)} size="small" className="min-w-0 flex-auto @xl:flex-none">
                Find Me Something Similar
                <span className="sr-only">: {name}</span>
              </ButtonLink>
            )}
            <Button
              variant="outline"
              size="small"
              className="min-w-0 flex-auto @xl:flex-none"
              aria-label={`Remove ${name}`}
              onClick={() => saveFavourite(host, favourite, false)}
            >
              Remove
            </Button>
          </div>
        </div>
      </article>
    </div>
  )
}
