import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { locationHeading } from '@forecourt/rules/car/texts/locationHeading'
import type { Location } from '@forecourt/rules/entities/Location'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { maskPhone, phoneFor, revealsPhones } from '@forecourt/rules/phone/phoneFor'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { PageProps } from '../../PageProps'
import { LocationAddress } from '../../sections/location/ContactCard'
import { DealerLicence } from '../../sections/location/DealerLicence'
import { directionsHref, streetMapHref } from '../../sections/location/DirectionLinks'
import { MapCard } from '../../sections/location/MapCard'
import { HoursTable } from '../../sections/location/PageHours'
import { PhoneButton } from '../../sections/vehicle/buttons/PhoneButton.client'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { MovableMap } from './map/MovableMap.client'

interface CarLocationProps extends Pick<PageProps<'car'>, 'config' | 'data' | 'request'> {
  /** Whether it fills the column beside the panel, with the map beside the details. */
  readonly isBesidePanel: boolean
}

type LocationMapProps = Pick<CarLocationProps, 'config' | 'isBesidePanel'> & { readonly location: Location }

/** The static map; interactive if the site has a tile provider. */
const LocationMap = ({ config, location, isBesidePanel }: LocationMapProps) => {
  const { latitude, longitude } = location.address
  const { mapTiles, mapAttribution, mapClosest } = config.locations
  if (!mapTiles || latitude === null || longitude === null)
    // Where it is above the details, a box wider than this would crop the map's scale.
    return (
      <MapCard
        location={location}
        shape="square"
        className={`max-sm:aspect-3/2 sm:min-h-60 ${isBesidePanel ? 'lg:min-h-80' : 'lg:aspect-3/2'}`}
      />
    )
  return (
    <MovableMap
      name={location.name}
      latitude={latitude}
      longitude={longitude}
      tiles={mapTiles}
      attribution={mapAttribution}
      maxZoom={mapClosest}
      streetMap={streetMapHref(location)}
    >
      <MapCard location={location} shape="square" className="min-h-0" />
    </MovableMap>
  )
}

/**
 * The car's current or future location: map, address, hours and directions (VDP-05). Map and details are side by side where they fill the
 * column beside the panel.
 */
export const CarLocation = ({ config, data, request, isBesidePanel }: CarLocationProps) => {
  const { car, location } = data
  if (!location || !shows(carPageParts.map, { config, location })) return null
  const phone = phoneFor(car, config)
  const more = shownValue(carPageParts.moreFromDealer, { config, location })
  return (
    <section id="vehicle-map" data-setting="/vdp/showMap" className="later-part scroll-mt-28 border-t border-line py-block">
      <Heading level={2} size="subsection" className="mb-4">
        {locationHeading(car, location.name)}
      </Heading>
      {/* On wide screens the enquiry form is beside one in a single column, which is about as high. */}
      <div
        className={`grid grid-cols-1 overflow-hidden rounded-card border border-line sm:grid-cols-2 ${isBesidePanel ? '' : 'lg:grid-cols-1'}`}
      >
        <LocationMap config={config} location={location} isBesidePanel={isBesidePanel} />
        <div className="flex min-w-0 flex-col gap-4 p-card">
          <div>
            <LocationAddress location={location} />
            <DealerLicence location={location} config={config} className="mt-2 text-small text-muted" />
          </div>
          <HoursTable location={location} department="sales" config={config} request={request} />
          <div className="mt-auto flex flex-wrap gap-2 print:hidden [&_:is(a,button)]:min-w-0 [&_:is(a,button)]:flex-auto [&_:is(a,button)]:px-3">
            <ButtonLink href={directionsHref(location)} variant="secondary" target="_blank" rel="noopener">
              <Icon name="navigation" size={18} />
              Get Directions
            </ButtonLink>
            {phone &&
              (revealsPhones(config) ? (
                <ButtonLink href={telHref(phone)} variant="outline">
                  <Icon name="phone" size={18} />
                  <PhoneNumber>{phone}</PhoneNumber>
                </ButtonLink>
              ) : (
                <PhoneButton
                  fallbackHref={locationHref(config, { slug: car.locationSlug })}
                  carSlug={car.slug}
                  label="Call"
                  masked={maskPhone(phone)}
                  action="show"
                  country={config.identity.country}
                  variant="outline"
                />
              ))}
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            <ArrowLink href={locationHref(config, location)}>View Location Details</ArrowLink>
            {more && <ArrowLink href={more}>See more from this dealer</ArrowLink>}
          </div>
        </div>
      </div>
    </section>
  )
}
