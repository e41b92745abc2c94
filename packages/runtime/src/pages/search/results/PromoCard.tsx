import type { Promo } from '@forecourt/rules/search/list/Promo'
import { Glyph } from '../../../ui/Glyph'
import { arrowRight } from '../../../ui/iconPaths'
import { Picture } from '../../../ui/Picture'

/** A promotion among the cars: its picture, best square, over its words; without a picture the brand is its ground (SRC-43, ENT-24). */
export const PromoCard = ({ promo }: { readonly promo: Promo }) => (
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
