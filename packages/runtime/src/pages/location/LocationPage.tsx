import { locationParts } from '@forecourt/rules/locations/locationParts'
import { locationStockHref } from '@forecourt/rules/locations/locationStockHref'
import { shows } from '@forecourt/rules/parts/shows'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { ContactLines } from '../../sections/location/ContactLines'
import { departmentHours } from '../../sections/location/departmentHours'
import { HolidayHours } from '../../sections/location/HolidayHours'
import { LicenceLines } from '../../sections/location/LicenceLines'
import { MapFigure } from '../../sections/location/MapFigure'
import { PageHours } from '../../sections/location/PageHours'
import { ReviewCard } from '../../sections/review/ReviewCard'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { SectionBand } from '../../ui/SectionBand'
import { LocationHeader } from './LocationHeader'

/** The page of one location: where it is, when it is open, what stands there, and how to ask (LOC-11 to LOC-16). */
export const LocationPage = ({ config, data, request }: PageProps<'location'>) => {
  const { location, cars, reviews, site } = data
  const about = { location, config, cars: cars.length, reviews: reviews.length, now: request.now }
  const stockHref = shows(locationParts.stock, about) ? locationStockHref(config, location) : null
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
      {shows(locationParts.cars, about) && (
        <SectionBand
          heading={`At ${location.name}`}
          tone="surface"
          setting="/locations/viewStock"
          action={stockHref && <ArrowLink href={stockHref}>View Our Stock</ArrowLink>}
        >
          <VehicleGrid cars={cars} config={config} request={request} site={site} />
        </SectionBand>
      )}
      {shows(locationParts.reviews, about) && (
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
            {...formContent('general', { config, site, car: null, place: location.id, now: request.now })}
            car={null}
            locationId={location.id}
          />
        </div>
      </SectionBand>
    </>
  )
}
