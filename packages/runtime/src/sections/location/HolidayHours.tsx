import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { DialogButton } from '../../ui/DialogButton.client'

export interface HolidayHoursProps {
  readonly location: Location
  readonly config: Pick<ResolvedConfig, 'hours'>
  readonly request: PageRequest
}

/** The special days of the next weeks, behind a button (LOC-15); nothing when there are none. */
export const HolidayHours = ({ location, config, request }: HolidayHoursProps) => {
  const days = shownValue(locationParts.holidays, { location, config, now: request.now })
  if (!days) return null
  const list = (
    <dl className="text-small">
      {days.map((day) => (
        <div key={day.date} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
          <dt>
            <span className="font-semibold">{day.name}</span>
            <span className="block text-muted">{day.date}</span>
          </dt>
          <dd className="tabular-nums">{day.text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <>
      <DialogButton
        label="Holiday hours"
        title={`Holiday hours, ${location.name}`}
        variant="outline"
        size="small"
        className="needs-script mt-4"
      >
        {list}
      </DialogButton>
      <div className="only-without-script mt-4">{list}</div>
    </>
  )
}
