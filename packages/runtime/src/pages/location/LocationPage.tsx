import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { locationStockHref } from '@forecourt/rules/locations/locationsFor'
import { townText } from '@forecourt/rules/locations/townText'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { ContactLines } from '../../sections/location/ContactCard'
import { directionsHref } from '../../sections/location/DirectionLinks'
import { departmentHours } from '../../sections/location/departmentHours'
import { HolidayHours, LicenceLines } from '../../sections/location/LocationDetails'
import { MapFigure } from '../../sections/location/MapCard'
import { PageHours } from '../../sections/location/PageHours'
import { ReviewBadge, ReviewCard } from '../../sections/review/ReviewCard'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { PageTitle } from '../../ui/PageTitle'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { SectionBand } from '../../ui/SectionBand'

/** Name, address, rating and directions (LOC-12). */
const LocationHeader = ({ location, config }: { readonly location: Location; readonly config: ResolvedConfig }) => {
  const rating = shownValue(locationParts.rating, { location, config })
  const phone = shownValue(locationParts.phone, { location })
  return (
    <PageTitle heading={location.name} text={`${location.address.street}, ${townText(location)}`}>
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

/** A location's page: address, hours, stock and enquiry form (LOC-11 to LOC-16). */
export const LocationPage = ({ config, data, request }: PageProps<'location'>) => {
  const { location, cars, reviews, site } = data
  const context = { location, config, cars: cars.length, reviews: reviews.length, now: request.now }
  const stockHref = shows(locationParts.stock, context) ? locationStockHref(config, location) : null
  return (
    <>
      <LocationHeader location={location} config={config} />
      <section data-tone="background" className="band bg-background py-section text-text">
        <Container className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
          <div>
            <Heading level={2} size="subsection" className="mb-4">
              Opening Hours
            </Heading>
            <div data-setting="/hours">
              <PageHours weeks={departmentHours(location, config, request)} timeZone={location.timeZone} />
              <HolidayHours location={location} config={config} request={request} />
            </div>
            <Heading level={2} size="subsection" className="mt-8 mb-2">
              Contact
            </Heading>
            <ContactLines location={location} />
            <LicenceLines location={location} config={config} className="mt-3" />
          </div>
          <MapFigure location={location} />
        </Container>
      </section>
      {shows(locationParts.cars, context) && (
        <SectionBand
          heading={`At ${location.name}`}
          tone="surface"
          setting="/locations/viewStock"
          action={stockHref && <ArrowLink href={stockHref}>View Our Stock</ArrowLink>}
        >
          <VehicleGrid cars={cars} config={config} request={request} site={site} phoneLayout="rows" />
        </SectionBand>
      )}
      {shows(locationParts.reviews, context) && (
        <SectionBand heading="What customers say" setting="/reviews/show">
          <ul className="grid gap-cards md:grid-cols-2 lg:grid-cols-3">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} config={config} />
              </li>
            ))}
          </ul>
        </SectionBand>
      )}
      <SectionBand heading={`Message ${location.name}`} id="contact">
        <div className="max-w-3xl">
          <PageForm
            {...formContent('general', { config, site, car: null, pageLocationId: location.id, now: request.now })}
            car={null}
            locationId={location.id}
          />
        </div>
      </SectionBand>
    </>
  )
}
