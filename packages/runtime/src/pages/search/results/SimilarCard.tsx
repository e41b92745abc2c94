import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Glyph } from '../../../ui/Glyph'
import { search } from '../../../ui/iconPaths'
import { FindMeACar, type FindMeACarProps } from '../find-me-a-car/FindMeACar.client'

export interface SimilarCardProps extends Pick<FindMeACarProps, 'form'> {
  readonly config: Pick<ResolvedConfig, 'search'>
}

/** Among the cars, the offer to look for one (SRC-42). */
export const SimilarCard = ({ config, form }: SimilarCardProps) => (
  <div className="@container h-full" data-setting="/search/similarTitle">
    <article data-tone="surface" className="among-card overflow-hidden rounded-card bg-background text-text ring-1 ring-line ring-inset">
      <div className="flex flex-1 flex-col items-start justify-center p-5 @xl:p-8">
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-raised text-link">
          <Glyph path={search} size={22} />
        </span>
        <h3 className="heading text-card leading-tight text-balance">{config.search.similarTitle}</h3>
        {config.search.similarText && (
          <p className="mt-2 max-w-prose text-small text-muted text-pretty" data-setting="/search/similarText">
            {config.search.similarText}
          </p>
        )}
        <div className="mt-4">
          <FindMeACar label="Find it for me" variant="primary" form={form} />
        </div>
      </div>
    </article>
  </div>
)
