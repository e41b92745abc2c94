import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { locationStockHref } from '@forecourt/rules/locations/locationsFor'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue } from '@forecourt/rules/parts/Part'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { columnCount } from '../../ui/columns/columnCount'
import { phoneRow } from '../../ui/columns/phoneRow'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { Picture } from '../../ui/Picture'
import { RowArrows } from '../../ui/RowArrows.client'
import { ReviewBadge } from '../review/ReviewCard'
import { telHref } from '../vehicle/whatsappHref'
import { LocationAddress } from './ContactCard'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { MapCard } from './MapCard'
import { TodayHours } from './PageHours'

/** Links of a location in a list: its page, and its stock by site setting (LOC-09, RTE-16). */
const LocationLinks = ({ location, config }: { readonly location: Location; readonly config: ResolvedConfig }) => {
  const stockHref = locationStockHref(config, location)
  return (
    <>
      <ButtonLink href={locationHref(config, location)} size="small" variant="outline" aria-label={`View Location: ${location.name}`}>
        View Location
      </ButtonLink>
      {stockHref && (
        <ButtonLink href={stockHref} size="small" variant="plain" className="px-0!" aria-label={`View Our Stock at ${location.name}`}>
          View Our Stock
        </ButtonLink>
      )}
    </>
  )
}

interface LocationCardProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly headingLevel?: 2 | 3
  /** Width of its picture, as in the HTML `sizes` attribute. */
  readonly sizes?: string
  /** Loads its picture eagerly, as it is visible on load. */
  readonly priority?: boolean
  /** Whether it is the only one: then its text is beside its picture on wide screens. */
  readonly alone?: boolean
  /** The department whose hours of today it states. */
  readonly department?: DepartmentWeek['department'] | undefined
  /** Whether it is in columns: then it has two rows of the list, its text and its links, so that the links of a row are level. */
  readonly inColumns?: boolean
}

const inTwoRows = 'sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0'

const cardClass = 'overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset'
const linksClass = 'flex flex-wrap content-start gap-x-4 gap-y-2'

type LocationPictureProps = Pick<LocationCardProps, 'location' | 'priority'> & { readonly sizes: string; readonly className?: string }

/** The picture of a location, else its map. */
const LocationPicture = ({ location, sizes, priority, className = '' }: LocationPictureProps) => {
  const photo = shownValue(locationParts.photo, { location })
  return photo ? (
    <Picture source={photo} alt="" sizes={sizes} ratio={[16, 9]} priority={priority} className={className} />
  ) : (
    <MapCard location={location} className={`${location.address.latitude === null ? 'h-36' : 'aspect-video'} ${className}`} />
  )
}

/** A location as a card: picture or map, contact details and links (LOC-09). */
const LocationCard = ({
  location,
  config,
  request,
  headingLevel = 3,
  sizes = '(width >= 64rem) 28rem, 100vw',
  priority = false,
  alone = false,
  department,
  inColumns = false,
}: LocationCardProps) => {
  const Title = `h${headingLevel}` as const
  const phone = shownValue(locationParts.phone, { location })
  const details = (
    <>
      <Title className={`heading leading-snug ${alone ? 'text-subsection' : 'text-card'}`}>
        <a href={locationHref(config, location)} className="hover:text-link">
          {location.name}
        </a>
      </Title>
      <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-1.5" />
      <LocationAddress location={location} className="mt-2 text-small text-muted" />
      <div className="mt-1.5 empty:hidden">
        <TodayHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
      </div>
      {phone && (
        <a
          href={telHref(phone)}
          className="inline-flex min-h-11 items-center self-start text-small font-semibold tabular-nums hover:text-link"
        >
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      )}
    </>
  )
  const picture = <LocationPicture location={location} sizes={sizes} priority={priority} />
  const links = <LocationLinks location={location} config={config} />
  if (alone)
    return (
      <article className={`h-full ${cardClass} md:grid md:grid-cols-[3fr_2fr]`}>
        {picture}
        <div className="flex flex-col p-card md:justify-center md:p-block">
          {details}
          <div className={`${linksClass} pt-3`}>{links}</div>
        </div>
      </article>
    )
  return (
    <article className={`grid h-full grid-rows-[1fr_auto] ${cardClass} ${inColumns ? inTwoRows : ''}`}>
      <div>
        {picture}
        <div className="flex flex-col p-card pb-3">{details}</div>
      </div>
      <div className={`${linksClass} px-card pb-card`}>{links}</div>
    </article>
  )
}

/** The layout of a list of all locations (LOC-06). */
export const allLayout = ({ locations }: ResolvedConfig): 'cards' | 'list' => (locations.allView === 'list' ? 'list' : 'cards')

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3'] as const
const widths = [undefined, '(width >= 48rem) 48rem, 100vw', '(width >= 64rem) 38rem, (width >= 48rem) 50vw, 100vw'] as const

interface LocationGridProps {
  readonly locations: readonly Location[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly headingLevel?: 2 | 3
  /** Whether it opens its page: loads the first picture eagerly. */
  readonly eagerPicture?: boolean
  readonly phoneLayout?: PhoneLayout
  readonly department?: DepartmentWeek['department'] | undefined
}

/** Location cards: one takes the row, two or three share it, more are in rows of similar length (LOC-10). */
export const LocationGrid = ({
  locations,
  config,
  request,
  headingLevel,
  eagerPicture = false,
  phoneLayout = 'stack',
  department,
}: LocationGridProps) => (
  <ul className={`grid gap-cards ${columns[locations.length] ?? columnCount(locations.length)} ${phoneRow(phoneLayout, locations.length)}`}>
    {locations.map((location, index) => (
      <li key={location.id} className={locations.length === 1 ? '' : inTwoRows}>
        <LocationCard
          location={location}
          config={config}
          request={request}
          headingLevel={headingLevel}
          sizes={widths[locations.length]}
          priority={eagerPicture && index === 0}
          alone={locations.length === 1}
          department={department}
          inColumns={locations.length > 1}
        />
      </li>
    ))}
  </ul>
)

/**
 * Locations in a scrolling row with scroll snap, without scripts. With more than three, touch devices show a hint (LOC-07, LOC-08) and a
 * mouse has arrows.
 */
export const LocationCarousel = ({ locations, config, request, headingLevel, eagerPicture = false, department }: LocationGridProps) => (
  <>
    {locations.length > 3 && (
      <p aria-hidden="true" className="-mt-4 mb-4 hidden items-center gap-2 text-small text-muted pointer-coarse:flex">
        Swipe <Icon name="arrowRight" size={16} />
      </p>
    )}
    <RowArrows>
      <ul
        aria-label="Locations"
        className="card-row max-lg:-mx-gutter max-lg:auto-cols-[min(82vw,23rem)] max-lg:scroll-px-gutter max-lg:px-gutter max-lg:pb-4"
      >
        {locations
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'))
          .map((location, index) => (
            <li key={location.id} className="min-w-0">
              <LocationCard
                location={location}
                config={config}
                request={request}
                headingLevel={headingLevel}
                priority={eagerPicture && index === 0}
                department={department}
              />
            </li>
          ))}
      </ul>
    </RowArrows>
  </>
)

/** Locations as rows with a small picture: for long lists (LOC-06). */
export const LocationRows = ({ locations, config, request, headingLevel = 3, eagerPicture = false, department }: LocationGridProps) => (
  <ul className="border-b border-line">
    {locations.map((location, index) => {
      const Title = `h${headingLevel}` as const
      const phone = shownValue(locationParts.phone, { location })
      return (
        <li
          key={location.id}
          className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line py-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)_auto]"
        >
          <LocationPicture
            location={location}
            sizes="(width >= 64rem) 18rem, (width >= 40rem) 12rem, 7rem"
            priority={eagerPicture && index === 0}
            className="rounded-card"
          />
          <div>
            <Title className="heading text-card leading-snug lg:text-subsection">
              <a href={locationHref(config, location)} className="hover:text-link">
                {location.name}
              </a>
            </Title>
            <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-1" />
            <LocationAddress location={location} className="mt-2 text-small text-muted" />
            <div className="mt-1.5 empty:hidden">
              <TodayHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
            </div>
            {phone && (
              <a href={telHref(phone)} className="inline-flex min-h-11 items-center text-small font-semibold tabular-nums hover:text-link">
                <PhoneNumber>{phone}</PhoneNumber>
              </a>
            )}
          </div>
          <div className={`${linksClass} max-lg:col-span-2 lg:self-center`}>
            <LocationLinks location={location} config={config} />
          </div>
        </li>
      )
    })}
  </ul>
)
