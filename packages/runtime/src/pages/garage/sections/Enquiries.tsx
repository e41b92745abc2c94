import type { SentEnquiry } from '@forecourt/rules/accounts/Garage'
import { carHref } from '@forecourt/rules/routing/carHref'
import { Tag } from '../../../ui/Tag'
import type { GarageProps } from './GarageProps'

const states: { readonly [State in SentEnquiry['status']]: string } = {
  new: 'Sent',
  contacted: 'Being answered',
  closed: 'Closed',
}

/** What a shopper asked the dealer. */
export const Enquiries = ({ data, config }: GarageProps) => {
  const { enquiries } = data.garage
  if (enquiries.length === 0)
    return <p className="text-muted text-pretty">What you send the dealership from this site with the same address is here.</p>
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: config.identity.timeZone })
  return (
    <ul>
      {enquiries.map(({ id, at, about, carName, carSlug, status }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <div className="min-w-40 flex-1">
            <p className="font-semibold wrap-anywhere">
              {carName && carSlug ? (
                <a href={carHref({ slug: carSlug })} className="underline-offset-4 hover:underline">
                  {carName}
                </a>
              ) : (
                (carName ?? about)
              )}
            </p>
            <p className="text-small text-muted">
              {carName ? `${about}, ` : ''}
              {date.format(new Date(at))}
            </p>
          </div>
          <Tag tone="quiet">{states[status]}</Tag>
        </li>
      ))}
    </ul>
  )
}
