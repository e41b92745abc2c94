import type { Offer } from '@forecourt/rules/entities/Offer'
import { type OfferPageContext, offerCardParts, offerEnquiry } from '@forecourt/rules/offers/offerParts'
import { conditionsText, maxCardConditions, type SharedConditions, sharedConditions } from '@forecourt/rules/offers/sharedConditions'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { conditionsHref, offerHref } from '@forecourt/rules/routing/offerHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { ButtonLink } from '../../ui/Button'
import { columnCount, columnSizes } from '../../ui/columns/columnCount'
import { phoneRow } from '../../ui/columns/phoneRow'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'
import { OfferRate, OfferRateExample, OfferRateNote, OfferRateTerms, OfferRepayment } from './OfferRate'

/** Truncates a text at a word boundary, with an ellipsis; a shorter text is unchanged. */
export const truncated = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > length / 2 ? space : length).trimEnd()}…`
}

/** Descriptions longer than this fold to about this length (UI-17), in characters. */
const foldOver = 200
const foldedLength = 160

/** The leading paragraphs of a text, since table cells joined on a line make no sense. Without leading paragraphs, the plain text. */
const openingText = (text: RichText): string => {
  const { blocks } = toDocument(text)
  const end = blocks.findIndex(({ kind }) => kind !== 'paragraph')
  return plainText({ blocks: end === -1 ? blocks : blocks.slice(0, end) }) || plainText(text)
}

/** Text that folds if it is long, with View more and View less (UI-16), without scripts. */
const FoldedText = ({ text, className = '' }: { readonly text: RichText; readonly className?: string }) => {
  const whole = plainText(text)
  const opening = openingText(text)
  if (whole.length <= foldOver && opening === whole) return <p className={`text-pretty ${className}`}>{whole}</p>
  return (
    <details className={`group/folded ${className}`}>
      <summary className="cursor-pointer list-none text-pretty [&::-webkit-details-marker]:hidden">
        <span className="group-open/folded:hidden">{truncated(opening, foldedLength)} </span>
        <span className="py-3 font-semibold text-link group-open/folded:hidden">View more</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/folded:inline-flex">View less</span>
      </summary>
      <p className="whitespace-pre-line text-pretty">{whole}</p>
    </details>
  )
}

/** The beginning of an offer's conditions, or the mark of those below the row, with a link to all of them (ENT-11). */
const Conditions = ({ offer, config, row }: Pick<OfferCardProps, 'offer' | 'config' | 'row'>) => {
  if (!shows(offerCardParts.disclaimer, { offer })) return null
  const text = conditionsText(offer)
  const below = row?.conditions.find((each) => each.text === text)
  return (
    <p className="mt-3 text-tiny text-muted text-pretty wrap-anywhere">
      {below ? below.mark : truncated(text, maxCardConditions)}{' '}
      <a
        href={conditionsHref(config, offer)}
        aria-label={`Conditions of ${offer.name}`}
        className="font-semibold whitespace-nowrap text-link underline underline-offset-2"
      >
        Conditions
      </a>
    </p>
  )
}

/** Notes below a row of cards. */
interface RowNotes {
  readonly conditions: readonly SharedConditions[]
}

interface OfferCardProps {
  readonly offer: Offer
  readonly config: ResolvedConfig
  /** Models with pages, locations, and the cars in stock that offers cover. */
  readonly site: Pick<SiteData, 'range' | 'locations' | 'offerStock'>
  readonly headingLevel: 2 | 3
  /** Path of the model page it is on; absent elsewhere. */
  readonly here?: string
  /** What its row states once below the cards; absent for a card alone. */
  readonly row?: RowNotes
  /** Number of cards in its rows; a single card has its picture beside the text on wide screens. */
  readonly cardsInRow?: number
  /** Whether another card of its row has a picture: then a card without one has a drawing in its place, so that texts align. */
  readonly besidePictures?: boolean
  /** Whether it leads its page: larger than a single card of a group. */
  readonly lead?: boolean
  /** Whether it has one link, and leaves the example repayment to the offer's page, as on pages about more than offers; default: no. */
  readonly brief?: boolean
}

/** In columns a card has two rows, its text and its foot, so that the feet of a row of cards are level. */
const rowClass = 'sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0'

const linkClass = 'inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline'

interface OfferActionsProps extends Pick<OfferCardProps, 'offer' | 'brief'> {
  readonly context: Omit<OfferPageContext, 'cars'> & Pick<OfferCardProps, 'config'>
}

/** The button of an offer, then its links (OFR-02). */
const OfferActions = ({ offer, context, brief = false }: OfferActionsProps) => {
  const stock = shownValue(offerCardParts.stock, context)
  const explore = shownValue(offerCardParts.explore, context)
  const testDrive = shownValue(offerCardParts.testDrive, context)
  return (
    <>
      {/* As high as a link, so that the buttons of a row are level whether a link is beside them or below. */}
      <span className="inline-flex min-h-11 items-center">
        <ButtonLink href={offerEnquiry(offer).value(context)} size="small" aria-label={`Enquire Now about ${offer.name}`}>
          Enquire Now
        </ButtonLink>
      </span>
      <span className="flex flex-wrap gap-x-5">
        {stock && (
          <a href={stock.href} aria-label={`${stock.label} for ${offer.name}`} className={linkClass}>
            {stock.label}
          </a>
        )}
        {explore && !(brief && stock) && (
          <a href={explore.href} data-setting="/offers/showExplore" className={linkClass}>
            {explore.label}
          </a>
        )}
        {testDrive && !(brief && (stock || explore)) && (
          <a href={testDrive} aria-label={`Book A Test Drive, ${offer.name}`} data-setting="/offers/showTestDrive" className={linkClass}>
            Book A Test Drive
          </a>
        )}
        {!(stock || explore || testDrive) && (
          <a href={offerHref(context.config, offer)} aria-label={`Offer details, ${offer.name}`} className={linkClass}>
            Offer details
          </a>
        )}
      </span>
    </>
  )
}

/** An offer as a card, with its actions (OFR-02, OFR-03). */
export const OfferCard = ({
  offer,
  config,
  site,
  headingLevel,
  here,
  row,
  cardsInRow = 3,
  besidePictures = false,
  lead = false,
  brief = false,
}: OfferCardProps) => {
  const Title = `h${headingLevel}` as const
  const single = cardsInRow === 1
  const { range, locations, offerStock } = site
  const context = { offer, config, range, locations, stock: offerStock[offer.id] ?? null, ...(here !== undefined && { here }) }
  const picture = shownValue(offerCardParts.picture, context)
  const body = (
    <>
      <p className="flex flex-wrap items-center gap-2 text-tiny text-muted">
        <Tag tone="accent">{offer.category}</Tag>
        {[shownValue(offerCardParts.buyer, context), shownValue(offerCardParts.period, context)].filter(Boolean).join(' · ')}
      </p>
      <Title className={`heading mt-3 leading-tight text-balance wrap-anywhere ${lead ? 'text-section' : 'text-subsection'}`}>
        <a href={offerHref(config, offer)} className="hover:text-link">
          {offer.name}
        </a>
      </Title>
      {/* As large as the name, which may state the rate: the comparison rate is no less prominent (FIN-05). */}
      <OfferRate offer={offer} config={config} className={`mt-1 leading-tight ${lead ? 'text-section' : 'text-subsection'}`} />
      {!brief && <OfferRepayment offer={offer} config={config} stock={context.stock} className="mt-2" />}
      <FoldedText text={offer.description} className="mt-2 text-muted" />
    </>
  )
  const smallPrint = (
    <>
      {row ? (
        <OfferRateExample offer={offer} config={config} className="mt-3" />
      ) : (
        <OfferRateNote offer={offer} config={config} className="mt-3" />
      )}
      <Conditions offer={offer} config={config} {...(row && { row })} />
    </>
  )
  const actions = <OfferActions offer={offer} context={context} brief={brief} />
  if (single)
    return (
      <article
        className={`flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset ${picture ? (lead ? 'md:grid md:grid-cols-[3fr_2fr]' : 'md:grid md:grid-cols-2') : ''}`}
      >
        {picture && (
          <Picture
            source={picture}
            alt=""
            sizes={`(width >= 48rem) ${lead ? 48 : 40}rem, 100vw`}
            ratio={[3.75, 2.5]}
            className="md:h-full!"
          />
        )}
        <div className={`flex flex-1 flex-col p-card ${picture ? 'md:justify-center md:p-block' : ''}`}>
          {body}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-4">{actions}</div>
        </div>
        {/* Below both, since beside the picture it would make the text taller than the picture, which would then be cropped. */}
        <div
          className={`px-card pb-card empty:hidden ${picture ? 'md:col-span-full md:border-t md:border-line md:px-block md:pt-1 md:[&>p]:max-w-4xl' : ''}`}
        >
          {smallPrint}
        </div>
      </article>
    )
  return (
    <article className={`${rowClass} flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset`}>
      <div>
        {picture ? (
          <Picture source={picture} alt="" sizes={columnSizes(cardsInRow)} ratio={[3.75, 2.5]} />
        ) : (
          besidePictures && (
            <div data-tone="accent" className="grid aspect-3/2 place-items-center bg-background p-card text-text">
              <Icon name="gift" size={48} />
            </div>
          )
        )}
        <div className="p-card pb-4">
          {body}
          {smallPrint}
        </div>
      </div>
      {/*
        Below a line, so that the space above it in a shorter card is not a gap in its text. In narrow cards the links are below the button,
        also where they would fit beside it, so that cards match.
      */}
      <div className="mt-auto px-card pb-card sm:mt-0">
        <div
          className={`flex gap-x-5 gap-y-1 border-t border-line pt-4 ${cardsInRow > 2 ? 'flex-col items-start' : 'flex-wrap items-center'}`}
        >
          {actions}
        </div>
      </div>
    </article>
  )
}

export interface OfferGridProps extends Pick<OfferCardProps, 'site' | 'here' | 'headingLevel' | 'lead' | 'brief'> {
  readonly offers: readonly Offer[]
  readonly config: ResolvedConfig
  readonly phoneLayout?: PhoneLayout
}

/** What several cards of a row have in common, once below it: the terms of rates, and conditions in the same words. */
const RowNote = ({ offers, config, conditions }: Pick<OfferGridProps, 'offers' | 'config'> & RowNotes) => {
  const hasRate = offers.some((offer) => shows(offerCardParts.rate, { offer, config }))
  if (!hasRate && conditions.length === 0) return null
  return (
    <div className={`mt-4 space-y-1.5 border-l-2 border-line pl-3 ${conditions.length === 0 ? 'rate-terms' : ''}`}>
      {hasRate && <OfferRateTerms config={config} />}
      {conditions.map(({ mark, text }) => (
        <p key={mark} className="text-tiny text-muted text-pretty wrap-anywhere">
          {mark} {text}
        </p>
      ))}
    </div>
  )
}

/** Offers as cards; a single one takes the whole width. Several state common conditions once, below them. */
export const OfferGrid = ({
  offers,
  config,
  site,
  headingLevel,
  here,
  lead = false,
  brief = false,
  phoneLayout = 'stack',
}: OfferGridProps) => {
  const row = offers.length > 1 ? { conditions: sharedConditions(offers) } : null
  const besidePictures = offers.length > 1 && offers.some((offer) => shows(offerCardParts.picture, { offer }))
  return (
    <>
      <ul
        className={`grid gap-cards ${row ? `sm:-mb-cards sm:gap-y-0 ${columnCount(offers.length)}` : ''} ${phoneRow(phoneLayout, offers.length)} ${brief ? 'max-[38rem]:items-stretch!' : ''}`}
      >
        {offers.map((offer) => (
          <li key={offer.id} className={`min-w-0 ${row ? `${rowClass} sm:mb-cards` : ''}`}>
            <OfferCard
              offer={offer}
              config={config}
              site={site}
              headingLevel={headingLevel}
              {...(here !== undefined && { here })}
              {...(row && { row })}
              cardsInRow={offers.length}
              besidePictures={besidePictures}
              lead={lead}
              brief={brief}
            />
          </li>
        ))}
      </ul>
      {row && <RowNote offers={offers} config={config} conditions={row.conditions} />}
    </>
  )
}
