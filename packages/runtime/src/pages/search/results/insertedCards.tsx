import { placedCards } from '@forecourt/rules/search/list/placedCards'
import type { Promo } from '@forecourt/rules/search/list/promoNeeds'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { FormContent } from '../../../forms/formContent'
import type { PageProps } from '../../../PageProps'
import type { CardGridProps } from '../../../sections/vehicle/card/CardGrid'
import { Glyph } from '../../../ui/Glyph'
import { arrowRight, search } from '../../../ui/iconPaths'
import { Picture } from '../../../ui/Picture'
import { FindMeACar, type FindMeACarProps } from '../find-me-a-car/FindMeACar.client'

/** A promotion among the cars: a picture, ideally square, with its text over it; without a picture on the brand colour (SRC-43, ENT-24). */
const PromoCard = ({ promo }: { readonly promo: Promo }) => (
  <div className="@container h-full" data-setting={`/search/promos/${promo.id}`}>
    <article
      data-tone={promo.image ? 'surface' : 'brand'}
      className="among-card relative overflow-hidden rounded-card bg-background text-text ring-1 ring-line ring-inset"
    >
      {promo.image && (
        <div className="relative min-h-52 flex-1">
          <Picture source={promo.image} alt="" sizes="(width >= 64rem) 22rem, 94vw" fill className="hero-picture" />
        </div>
      )}
      <div className={`flex flex-col p-5 ${promo.image ? '@xl:flex-1 @xl:justify-center @xl:p-8' : 'flex-1 justify-center @xl:p-8'}`}>
        {promo.title && (
          <h3 className={`heading leading-tight text-balance ${promo.image ? 'text-card' : 'text-subsection'}`}>{promo.title}</h3>
        )}
        {promo.text && <p className="mt-2 max-w-prose text-small text-muted text-pretty">{promo.text}</p>}
        {promo.href && (
          <a
            href={promo.href}
            className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {promo.linkLabel || promo.title || 'Find out more'}
            <Glyph path={arrowRight} size={16} />
          </a>
        )}
      </div>
    </article>
  </div>
)

interface SimilarCardProps extends Pick<FindMeACarProps, 'form'> {
  readonly config: Pick<ResolvedConfig, 'search'>
}

/** The find-me-a-car card among the cars (SRC-42). */
const SimilarCard = ({ config, form }: SimilarCardProps) => (
  <div className="@container h-full" data-setting="/search/similarTitle">
    <article
      data-tone={config.search.similarTone}
      data-setting="/search/similarTone"
      className="among-card overflow-hidden rounded-card bg-background text-text"
    >
      <div className="flex flex-1 flex-col items-start justify-center p-5 @xl:p-8">
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-raised text-text">
          <Glyph path={search} size={22} />
        </span>
        <h3 className="heading text-subsection leading-tight text-balance">{config.search.similarTitle}</h3>
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

export interface InsertedCardsProps extends Pick<PageProps<'search'>, 'config' | 'data' | 'request'> {
  /** The find-me-a-car form. */
  readonly form: FormContent
}

/** The cards inserted among this page's cars: current promotions and find-me-a-car (SRC-42). */
export const insertedCards = ({ config, data, request, form }: InsertedCardsProps): NonNullable<CardGridProps['inserted']> => {
  const placed = placedCards({ config, now: request.now, state: data.state, carCount: data.result.cars.length })
  return placed.map(({ position, promo }) =>
    promo
      ? { position, key: `promo-${promo.id}`, card: <PromoCard promo={promo} /> }
      : {
          position,
          key: 'similar',
          card: <SimilarCard config={config} form={form} />,
        },
  )
}
