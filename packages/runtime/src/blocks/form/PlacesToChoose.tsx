import type { Location } from '@forecourt/rules/entities/Location'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { telHref } from '../../sections/vehicle/telHref'
import { Heading } from '../../ui/Heading'
import { PhoneNumber } from '../../ui/PhoneNumber'

/** More than these would be longer than the form beside them. */
export const mostPlaces = 8

export interface PlacesToChooseProps {
  readonly locations: readonly Location[]
  /** The field of the form beside in which one is chosen; null where it asks for none. */
  readonly choice: FormField | null
  readonly config: ResolvedConfig
}

/** Stands beside a form while no place is chosen in it, or where none is asked for: how to reach each of them without it (ENQ-14). */
export const PlacesToChoose = ({ locations, choice, config }: PlacesToChooseProps) => {
  const hint =
    choice && `The ${choice.label.toLowerCase()} you choose in the form shows here, with its address, phone number and opening hours.`
  return (
    <aside aria-label="Where to reach us" data-hint="" className="@container self-start rounded-card bg-surface p-card">
      {locations.length <= mostPlaces && (
        <>
          <Heading level={2} size="card">
            Rather call or come by?
          </Heading>
          <ul className="mt-3 mb-4 border-b border-line">
            {locations.map((location) => {
              const phone = shownValue(locationParts.phone, { location })
              return (
                <li key={location.id} className="border-t border-line py-2">
                  <div className="flex flex-wrap items-center justify-between gap-x-4 @max-xs:flex-col @max-xs:items-start">
                    <a href={locationHref(config, location)} className="inline-flex min-h-11 items-center font-semibold hover:text-link">
                      {location.name}
                    </a>
                    {phone && (
                      <a
                        href={telHref(phone)}
                        className="inline-flex min-h-11 items-center text-small font-semibold tabular-nums hover:text-link"
                      >
                        <PhoneNumber>{phone}</PhoneNumber>
                      </a>
                    )}
                  </div>
                  <p className="text-small text-muted">
                    {location.address.street}, {location.address.city}
                  </p>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {hint && <p className="text-small text-muted text-pretty">{hint}</p>}
    </aside>
  )
}
