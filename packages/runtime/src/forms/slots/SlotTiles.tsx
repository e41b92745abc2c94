import type { BookableDay } from '@forecourt/rules/bookings/bookableDays'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { dayParts, formatSlotDay, formatSlotTime } from './formatSlot'

/** Two rows of days. */
const daysAtOnce = 8

const tile =
  'flex cursor-pointer flex-col items-center justify-center rounded-field border border-line-strong px-1 py-2 text-center text-small leading-tight hover:bg-raised has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link'

interface TileProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly className?: string
  readonly children: ReactNode
}

const Tile = ({ name, value, isChosen, onChoose, className = '', children }: TileProps) => (
  <label className={`${tile} ${className}`}>
    <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} className="sr-only" />
    {children}
  </label>
)

export interface SlotTilesProps {
  readonly id: string
  readonly name: string
  readonly days: readonly BookableDay[]
  readonly day: BookableDay
  /** In local time of the location, `YYYY-MM-DDTHH:MM`; empty for none. */
  readonly chosen: string
  /** Index of the first visible day. */
  readonly from: number
  readonly onDay: (date: string) => void
  readonly onTime: (local: string) => void
  readonly onTurn: (from: number) => void
}

/** Days with free times, a few at a time, and the times of the selected day. Both are radio groups, so arrow keys work. */
export const SlotTiles = ({ id, name, days, day, chosen, from, onDay, onTime, onTurn }: SlotTilesProps) => (
  <>
    <fieldset>
      <legend className="sr-only">Day</legend>
      <div className="grid grid-cols-4 gap-2 @lg:grid-cols-8">
        {days.slice(from, from + daysAtOnce).map(({ date }) => {
          const { weekday, day: number, month } = dayParts(date)
          return (
            <Tile key={date} name={`${id}-day`} value={date} isChosen={date === day.date} onChoose={() => onDay(date)}>
              <span aria-hidden="true">{weekday}</span>
              <span aria-hidden="true" className="text-lead font-semibold tabular-nums">
                {number}
              </span>
              <span aria-hidden="true">{month}</span>
              <span className="sr-only">{formatSlotDay(date)}</span>
            </Tile>
          )
        })}
      </div>
    </fieldset>
    {days.length > daysAtOnce && (
      <div className="mt-2 flex justify-between gap-2">
        <Button variant="plain" size="small" disabled={from === 0} onClick={() => onTurn(Math.max(0, from - daysAtOnce))}>
          Earlier days
        </Button>
        <Button variant="plain" size="small" disabled={from + daysAtOnce >= days.length} onClick={() => onTurn(from + daysAtOnce)}>
          Later days
        </Button>
      </div>
    )}
    <fieldset className="mt-3">
      <legend className="mb-2 text-small font-semibold">{formatSlotDay(day.date)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {day.times.map((time) => {
          const local = `${day.date}T${time}`
          return (
            <Tile
              key={time}
              name={name}
              value={local}
              isChosen={local === chosen}
              onChoose={() => onTime(local)}
              className="min-h-11 tabular-nums"
            >
              {formatSlotTime(time)}
            </Tile>
          )
        })}
      </div>
    </fieldset>
  </>
)
