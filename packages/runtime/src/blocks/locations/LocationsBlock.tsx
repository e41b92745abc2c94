import { detailedLocation, locationsFor } from '@forecourt/rules/locations/locationsFor'
import { locationsHref } from '@forecourt/rules/routing/locationHref'
import { LocationDetails } from '../../sections/location/LocationDetails'
import { allLayout, LocationCarousel, LocationGrid, LocationRows } from '../../sections/location/LocationGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

const lists = { cards: LocationGrid, carousel: LocationCarousel, list: LocationRows } as const

/** The locations that match the block's filter: a single one with its map, several as cards, carousel or list (LOC-02 to LOC-10). */
export const LocationsBlock = ({ block, config, site, request, shown, level, tone, setting }: BlockProps<'locations'>) => {
  const locations = locationsFor(site.locations, block.filter, block)
  const only = detailedLocation(block, site.locations)
  const department = block.filter === 'parts' ? 'parts' : block.filter.startsWith('service') ? 'service' : 'sales'
  const List = lists[block.filter === 'all' && allLayout(config) === 'list' ? 'list' : block.layout]
  return (
    <SectionBand
      heading={block.heading}
      level={level}
      tone={tone}
      setting={setting}
      action={locations.length > 1 && <ArrowLink href={locationsHref(config)}>All locations</ArrowLink>}
    >
      {only ? (
        <LocationDetails
          location={only}
          config={config}
          request={request}
          headingLevel={level === 1 ? 2 : 3}
          hasForm={shown.some(({ kind }) => kind === 'form')}
          department={department}
        />
      ) : (
        <List
          locations={locations}
          config={config}
          request={request}
          headingLevel={level === 1 ? 2 : 3}
          eagerPicture={level === 1}
          phoneLayout={block.phoneLayout}
          department={department}
        />
      )}
    </SectionBand>
  )
}
