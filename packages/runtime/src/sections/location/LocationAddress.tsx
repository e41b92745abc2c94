import type { Location } from '@forecourt/rules/entities/Location'

/** The postal address on two lines. */
export const LocationAddress = ({ address, className = '' }: { readonly address: Location['address']; readonly className?: string }) => (
  <address className={`not-italic ${className}`}>
    {address.street}
    <br />
    {address.city} {address.state} {address.postcode}
  </address>
)
