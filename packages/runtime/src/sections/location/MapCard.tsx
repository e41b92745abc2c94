import type { Location } from '@forecourt/rules/entities/Location'
import { LocatorMap } from './LocatorMap'

/** A location's place on the drawn map, filling whatever room it is given. */
export const MapCard = ({ location, className = '' }: { readonly location: Location; readonly className?: string }) => (
  <div className={`grid place-items-center bg-raised p-5 ${className}`}>
    <LocatorMap locations={[location]} className="h-full max-h-72 w-full" />
  </div>
)
