import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { directionsHref } from '../../sections/location/directionsHref'
import { ReviewBadge } from '../../sections/location/ReviewBadge'
import { telHref } from '../../sections/vehicle/telHref'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { PageTitle } from '../../ui/PageTitle'
import { PhoneNumber } from '../../ui/PhoneNumber'

/** Name, address, rating and the way there (LOC-12). */
export const LocationHeader = ({ location, config }: { readonly location: Location; readonly config: ResolvedConfig }) => {
  const { street, city, state, postcode } = location.address
  const rating = shownValue(locationParts.rating, { location, config })
  const phone = shownValue(locationParts.phone, { location })
  return (
    <PageTitle heading={location.name} text={`${street}, ${city} ${state} ${postcode}`}>
      {rating && (
        <div data-setting="/locations/showReviews">
          <ReviewBadge reviews={rating} className="mt-3" />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={directionsHref(location)} rel="noopener">
          <Icon name="navigation" size={18} />
          Get Directions
        </ButtonLink>
        {phone && (
          <ButtonLink href={telHref(phone)} variant="outline" className="tabular-nums">
            <Icon name="phone" size={18} />
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        )}
        <ButtonLink href="#contact" variant="outline">
          Contact us
        </ButtonLink>
      </div>
    </PageTitle>
  )
}
