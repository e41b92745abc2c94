import { locationListing, locationParts } from '@forecourt/rules/locations/locationParts'
import { shows } from '@forecourt/rules/parts/Part'
import type { PageProps } from '../../PageProps'
import { DirectionLinks } from '../../sections/location/DirectionLinks'
import { departmentHours } from '../../sections/location/departmentHours'
import { allLayout, LocationGrid, LocationRows } from '../../sections/location/LocationGrid'
import { LocatorMap } from '../../sections/location/MapCard'
import { PageHours } from '../../sections/location/PageHours'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

/** From this number of locations, the map's heading states it; fewer have their hours beside the map. */
const countedFrom = 3

/** All locations that shoppers can visit (RTE-01), with a map (LOC-17). */
export const LocationsPage = ({ config, data, request }: PageProps<'locations'>) => {
  const locations = data.site.locations.filter((location) => shows(locationListing, { location }))
  const onMap = locations.some((location) => shows(locationParts.map, { location }))
  const isFew = locations.length < countedFrom
  const List = allLayout(config) === 'list' ? LocationRows : LocationGrid
  return (
    <>
      <PageTitle heading={config.locations.heading} setting="/locations/heading" />
      <SectionBand heading="" setting="/locations/allView">
        {locations.length > 0 ? (
          <List locations={locations} config={config} request={request} headingLevel={2} eagerPicture />
        ) : (
          <p className="text-muted">There are no locations to show at the moment.</p>
        )}
      </SectionBand>
      {onMap && (
        <SectionBand heading={isFew ? 'Find Us Here' : `${locations.length} Big Locations`} tone="surface">
          <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:items-start">
            <div className="overflow-hidden rounded-card border border-line">
              <LocatorMap locations={locations} className="h-auto w-full" />
            </div>
            {isFew ? (
              <div className="flex flex-col gap-8">
                {locations.map((location) => (
                  <div key={location.id} className="flex flex-col gap-3">
                    <DirectionLinks locations={[location]} />
                    <PageHours weeks={departmentHours(location, config, request)} timeZone={location.timeZone} />
                  </div>
                ))}
              </div>
            ) : (
              <DirectionLinks locations={locations} />
            )}
          </div>
        </SectionBand>
      )}
    </>
  )
}
