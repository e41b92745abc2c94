import type { Location } from '@forecourt/rules/entities/Location'

/** The licences a location trades and repairs under (LOC-11); nothing when it states none. */
export const LicenceLines = ({ location, className = '' }: { readonly location: Location; readonly className?: string }) => {
  const { dealerLicenceNumber, repairerNumber } = location
  if (!dealerLicenceNumber && !repairerNumber) return null
  return (
    <p className={`text-small text-muted ${className}`}>
      {dealerLicenceNumber && <span className="block">Dealer licence {dealerLicenceNumber}</span>}
      {repairerNumber && <span className="block">Motor vehicle repairer {repairerNumber}</span>}
    </p>
  )
}
