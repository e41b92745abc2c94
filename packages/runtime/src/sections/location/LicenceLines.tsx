import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { DealerLicence } from './DealerLicence'

interface Props {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly className?: string
}

/** The licences a location trades and repairs under (LOC-11); nothing when it states none. */
export const LicenceLines = ({ location, config, className = '' }: Props) => {
  const licence = shownValue(locationParts.licence, { location })
  const repairer = shownValue(locationParts.repairer, { location })
  if (!licence && !repairer) return null
  return (
    <p className={`text-small text-muted ${className}`}>
      <DealerLicence location={location} config={config} />
      {repairer && <span className="block">Motor vehicle repairer {repairer}</span>}
    </p>
  )
}
