import type { Location } from '@forecourt/rules/entities/Location'
import { dealerLicenceName } from '@forecourt/rules/locations/countryOfTimeZone'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

interface Props {
  readonly location: Location
  readonly config: Pick<ResolvedConfig, 'identity'>
  readonly className?: string
}

/** The dealer licence of a location, on a line (LOC-11); null if it has none. */
export const DealerLicence = ({ location, config, className = '' }: Props) => {
  const licence = shownValue(locationParts.licence, { location })
  return (
    licence && (
      <span className={`block ${className}`}>
        {dealerLicenceName(config.identity.country)} {licence}
      </span>
    )
  )
}
