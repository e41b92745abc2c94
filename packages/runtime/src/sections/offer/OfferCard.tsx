import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts, offerEnquiry } from '@forecourt/rules/offers/offerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { columnSizes } from '../../ui/columns/columnSizes'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'
import { FoldedText } from './FoldedText'
import { OfferRate } from './OfferRate'
import { OfferRateNote } from './OfferRateNote'

export interface OfferCardProps {
  readonly offer: Offer
  readonly config: ResolvedConfig
  /** The models the site has pages of. */
  readonly range: SiteData['range']
  readonly headingLevel: 2 | 3
  /** The path of the model's page it stands on; left out elsewhere. */
  readonly here?: string
  /** How many stand in its rows; the picture of one that stands alone is beside its words on wide screens. */
  readonly among?: number
}

const linkClass = 'inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline'

/** An offer as a card, with what to do about it (OFR-02, OFR-03). */
export const OfferCard = ({ offer, config, range, headingLevel, here, among = 3 }: OfferCardProps) => {
  const Title = `h${headingLevel}` as const
  const wide = among === 1
  const about = { offer, config, range, ...(here !== undefined && { here }) }
  const picture = shownValue(offerCardParts.picture, about)
  const explore = shownValue(offerCardParts.explore, about)
  const testDrive = shownValue(offerCardParts.testDrive, about)
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset ${wide ? 'md:grid md:grid-cols-2' : ''}`}
    >
      {picture ? (
        <Picture source={picture} alt="" sizes={wide ? '(width >= 48rem) 40rem, 100vw' : columnSizes(among)} ratio={[3.75, 2.5]} />
      ) : (
        <div data-tone="accent" className="grid aspect-3/2 place-items-center bg-background p-card text-text">
          <Icon name="gift" size={48} />
        </div>
      )}
      <div className={`flex flex-1 flex-col p-card ${wide ? 'md:justify-center md:p-block' : ''}`}>
        <p className="flex flex-wrap items-center gap-2 text-tiny text-muted">
          <Tag tone="accent">{offer.category}</Tag>
          {[shownValue(offerCardParts.buyer, about), shownValue(offerCardParts.period, about)].filter(Boolean).join(' · ')}
        </p>
        <Title className="heading mt-3 text-subsection leading-tight text-balance wrap-anywhere">
          <a href={offerHref(config, offer)} className="hover:text-link">
            {offer.name}
          </a>
        </Title>
        <OfferRate offer={offer} className="mt-1 text-subsection leading-tight" />
        <FoldedText text={offer.description} className="mt-2 text-muted" />
        <OfferRateNote offer={offer} config={config} className="mt-3" />
        {/* What doesn't fit goes over the first line where cards stand in a row, so that their buttons are level. */}
        <div className={`flex flex-wrap items-center sm:flex-wrap-reverse gap-x-5 gap-y-1 pt-4 ${wide ? '' : 'mt-auto'}`}>
          <ButtonLink href={offerEnquiry(offer).value(about)} size="small" aria-label={`Enquire Now about ${offer.name}`}>
            Enquire Now
          </ButtonLink>
          {explore && (
            <a href={explore.href} data-setting="/offers/showExplore" className={linkClass}>
              {explore.label}
            </a>
          )}
          {testDrive && (
            <a href={testDrive} aria-label={`Book A Test Drive, ${offer.name}`} data-setting="/offers/showTestDrive" className={linkClass}>
              Book A Test Drive
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
