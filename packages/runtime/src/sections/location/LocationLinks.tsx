import type { Location } from '@forecourt/rules/entities/Location'
import { locationStockHref } from '@forecourt/rules/locations/locationStockHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'

/** Where a location in a list leads: its own page, and its stock where the site says so (LOC-09, RTE-16). */
export const LocationLinks = ({ location, config }: { readonly location: Location; readonly config: ResolvedConfig }) => {
  const stockHref = locationStockHref(config, location)
  return (
    <>
      <ButtonLink href={locationHref(config, location)} size="small" variant="outline" aria-label={`View Location: ${location.name}`}>
        View Location
      </ButtonLink>
      {stockHref && (
        <ButtonLink href={stockHref} size="small" variant="plain" aria-label={`View Our Stock at ${location.name}`}>
          View Our Stock
        </ButtonLink>
      )}
    </>
  )
}
