import type { Location } from '@forecourt/rules/entities/Location'
import { dealerLicenceText } from '@forecourt/rules/locations/dealerLicenceText'
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
        {dealerLicenceText(licence, { country: config.identity.country, state: location.address.state })}
      </span>
    )
  )
}
