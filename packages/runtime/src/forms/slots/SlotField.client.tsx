'use client'

import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { type LocationTimes, noTimeSuits, noTimeSuitsLabel } from '@forecourt/rules/bookings/bookableDays'
import { nameInSentence } from '@forecourt/rules/locations/locationNames'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { FieldInputProps } from '../CheckboxField'
import { formatSlotMoment } from './formatSlot'
import { SlotTiles } from './SlotTiles'

type FreeTimes = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly location: LocationTimes | null }

interface TimesQuestion {
  readonly form: BookingKind
  readonly locationId: string | null
  readonly carSlug: string | undefined
  /** Refetches when it changes. */
  readonly refetchKey: number
}

/** Fetches the free times of a location; none while no location is known. */
const useFreeTimes = ({ form, locationId, carSlug, refetchKey }: TimesQuestion): FreeTimes => {
  const host = useRuntimeHost()
  const [times, setTimes] = useState<FreeTimes>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `refetchKey` triggers a refetch
  useEffect(() => {
    if (locationId === null) return
    let isCurrent = true
    setTimes({ state: 'loading' })
    host.freeTimes({ form, locationId, carSlug }).then(
      (location) => isCurrent && setTimes({ state: 'loaded', location }),
      () => isCurrent && setTimes({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [host, form, locationId, carSlug, refetchKey])
  return times
}

export interface SlotFieldProps extends FieldInputProps {
  readonly form: BookingKind
  readonly carSlug: string | undefined
  /** The location, if the page determines it; else the form's location field, or the only location that takes bookings. */
  readonly locationId: string | undefined
}

/** The location selected in the surrounding form; null if none. */
const useSelectedLocation = (element: { readonly current: HTMLElement | null }, fixed: string | null): string | null => {
  const [chosen, setChosen] = useState<string | null>(fixed)
  useEffect(() => {
    const control = element.current?.closest('form')?.elements.namedItem('locationId')
    if (!(control instanceof HTMLSelectElement)) return
    const read = () => setChosen(control.value || null)
    read()
    control.addEventListener('change', read)
    return () => control.removeEventListener('change', read)
  }, [element])
  return chosen
}

/** Fallback if no times are available: the phone number. */
const NoTimes = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <input type="hidden" name={name} value={noTimeSuits} />
    <p className="rounded-field bg-raised px-4 py-3 text-small text-pretty">{children}</p>
  </>
)

const Times = ({
  id,
  name,
  location,
  takenTime,
  problem,
}: {
  id: string
  name: string
  location: LocationTimes
  takenTime: string
  problem: boolean
}) => {
  const days = location.days.flatMap(({ date, times }) => {
    const left = times.filter((time) => `${date}T${time}` !== takenTime)
    return left.length > 0 ? [{ date, times: left }] : []
  })
  const [date, setDate] = useState(days[0]?.date ?? '')
  const [from, setFrom] = useState(0)
  const [chosen, setChosen] = useState('')
  const day = days.find((one) => one.date === date) ?? days[0]
  if (!day)
    return <NoTimes name={name}>No times are available right now. Send us the form, tell us what suits you and we’ll call you.</NoTimes>
  return (
    <>
      <SlotTiles
        id={id}
        name={name}
        days={days}
        day={day}
        chosen={chosen}
        from={from}
        onDay={setDate}
        onTime={setChosen}
        onTurn={(first) => {
          setFrom(first)
          setDate(days[first]?.date ?? date)
        }}
      />
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input
          type="radio"
          name={name}
          value={noTimeSuits}
          checked={chosen === noTimeSuits}
          onChange={() => setChosen(noTimeSuits)}
          aria-invalid={problem ? true : undefined}
          className="size-5 shrink-0 accent-brand"
        />
        {noTimeSuitsLabel}
      </label>
      <p role="status" className="mt-1 min-h-6 text-small text-muted text-pretty">
        {chosen !== '' && chosen !== noTimeSuits && (
          <>
            <strong className="font-semibold text-text">{formatSlotMoment(chosen)}</strong>, {location.minutes} minutes at{' '}
            {nameInSentence(location.name)}.{' '}
            {location.confirmation === 'atOnce'
              ? 'We’ll hold it for you once you send this form. You may need to confirm it from our email.'
              : 'We’ll hold it for you and get in touch to confirm.'}
          </>
        )}
      </p>
    </>
  )
}

/**
 * Picker for the free times of a location (ENQ-24, API-14), fetched once the form is mounted. A location without bookings gets a free-text
 * time; if the fetch fails, the phone number shows.
 */
export const SlotField = ({ field, id, problem, form, carSlug, locationId }: SlotFieldProps) => {
  const element = useRef<HTMLFieldSetElement>(null)
  const bookable = field.bookable ?? []
  const fixed = locationId ?? (carSlug || bookable.length === 1 ? (bookable[0] ?? null) : null)
  const selectedId = useSelectedLocation(element, fixed)
  const takesBookings = selectedId !== null && bookable.includes(selectedId)
  const takesRequests = selectedId !== null && !takesBookings
  const [takenTime, setTakenTime] = useState('')
  const [refetchKey, setRefetchKey] = useState(0)
  const times = useFreeTimes({ form, locationId: takesBookings ? selectedId : null, carSlug, refetchKey })

  // A refused time is removed even if the cached free times still contain it.
  useEffect(() => {
    const chosen = element.current?.querySelector<HTMLInputElement>(`input[name="${field.name}"]:checked`)?.value
    if (!problem || !chosen || chosen === noTimeSuits) return
    setTakenTime(chosen)
    setRefetchKey((count) => count + 1)
  }, [problem, field.name])

  return (
    <fieldset
      ref={element}
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="min-w-0 outline-none @lg:col-span-2"
    >
      <legend className="mb-1.5 text-small font-semibold">
        {takesRequests ? 'Preferred date and time' : field.label}
        {takesRequests && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {selectedId === null && <p className="text-small text-muted">Choose a location first. Available times will appear here.</p>}
      {takesRequests && (
        <>
          <input
            type="datetime-local"
            name={field.name}
            aria-label="Preferred date and time (optional)"
            aria-describedby={`${id}-hint`}
            min={field.min}
            max={field.max}
            className="field"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-tiny text-muted">
            This location doesn’t take bookings online. Tell us what suits you and we’ll call to arrange a time.
          </p>
        </>
      )}
      {takesBookings && times.state === 'loading' && (
        <p role="status" className="min-h-32 text-small text-muted">
          Checking available times…
        </p>
      )}
      {takesBookings && times.state === 'failed' && (
        <NoTimes name={field.name}>We can’t check available times right now. Send us the form and we’ll call to arrange one.</NoTimes>
      )}
      {takesBookings && times.state === 'loaded' && times.location === null && (
        <NoTimes name={field.name}>No times can be booked here right now. Send us the form and we’ll call to arrange one.</NoTimes>
      )}
      {takesBookings && times.state === 'loaded' && times.location && (
        <Times
          key={`${selectedId} ${refetchKey}`}
          id={id}
          name={field.name}
          location={times.location}
          takenTime={takenTime}
          problem={problem !== undefined}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-small text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
