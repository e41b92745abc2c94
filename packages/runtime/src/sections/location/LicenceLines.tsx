import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'

/** The licences a location trades and repairs under (LOC-11); nothing when it states none. */
export const LicenceLines = ({ location, className = '' }: { readonly location: Location; readonly className?: string }) => {
  const licence = shownValue(locationParts.licence, { location })
  const repairer = shownValue(locationParts.repairer, { location })
  if (!licence && !repairer) return null
  return (
    <p className={`text-small text-muted ${className}`}>
      {licence && <span className="block">Dealer licence {licence}</span>}
      {repairer && <span className="block">Motor vehicle repairer {repairer}</span>}
    </p>
  )
}
