import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import type { FeedKind } from '@forecourt/rules/stock/feedKinds'
import { Box, MenuItem, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../client/api'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { FullPageForm } from '../../parts/forms/FullPageForm'
import { timeZones } from '../locations/locationTypes'
import { type EnteredFeed, intervals, parseTimes } from './enteredFeed'

export interface LocationChoice {
  readonly locationId: string
  /** Names of the location in files; its own name first. */
  readonly called: readonly string[]
  readonly timeZone: string
}

interface Props {
  readonly start: EnteredFeed
  readonly kind: FeedKind
  /** Field for the dealership, if there is a choice. */
  readonly owner?: ReactNode
  readonly locations: readonly LocationChoice[]
  /** Server validation errors, by field. */
  readonly refused: Readonly<Record<string, string>>
  readonly message: string | null
  readonly isSaving: boolean
  readonly isNew: boolean
  readonly onSave: (entered: EnteredFeed) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
}

const intervalText = (minutes: number) =>
  minutes < 60 ? `Every ${minutes} minutes` : minutes === 60 ? 'Every hour' : `Every ${minutes / 60} hours`

/** Labels of a feed's precedence within its dealership. */
const ranks = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Last'] as const

interface SectionProps {
  readonly entered: EnteredFeed
  readonly refused: Readonly<Record<string, string>>
  readonly put: (change: Partial<EnteredFeed>) => void
}

/** When the file is fetched. */
const ScheduleSection = ({ entered, refused, put, isNoTime }: SectionProps & { readonly isNoTime: boolean }) => (
  <FormSection title="How often" description="Nothing is imported while the file stays the same.">
    <Box sx={fieldGrid}>
      <TextField
        select
        label="Fetched"
        value={entered.interval}
        onChange={(event) => put({ interval: event.target.value as EnteredFeed['interval'] })}
      >
        {[...new Set([...intervals, ...(Number(entered.interval) > 0 ? [Number(entered.interval)] : [])])].map((minutes) => (
          <MenuItem key={minutes} value={`${minutes}`}>
            {intervalText(minutes)}
          </MenuItem>
        ))}
        <MenuItem value="daily">At times of day</MenuItem>
        <MenuItem value="never">Only on request</MenuItem>
      </TextField>
      {entered.interval === 'daily' && (
        <>
          <TextField
            label="Times"
            value={entered.at}
            error={isNoTime || refused['schedule.at'] !== undefined}
            helperText={
              isNoTime ? 'Enter times like 06:00, 18:00.' : (refused['schedule.at'] ?? 'In the time zone below, such as 06:00, 18:00.')
            }
            onChange={(event) => put({ at: event.target.value })}
          />
          <TextField select label="Time zone" value={entered.timeZone} onChange={(event) => put({ timeZone: event.target.value })}>
            {timeZones.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
    </Box>
  </FormSection>
)

/** How the feed's values combine with those of other feeds of the dealership. */
const OtherFeedsSection = ({ entered, refused, put }: SectionProps) => (
  <FormSection
    title="With other feeds"
    description="When a dealership has several feeds, such as one for cars and one for photos or valuations."
  >
    <Box sx={fieldGrid}>
      <TextField
        select
        label="Brings in"
        value={entered.addsCars ? 'cars' : 'facts'}
        helperText={
          entered.addsCars
            ? 'Cars missing from its file are withdrawn.'
            : 'A row for a car that isn’t in stock is refused, and no cars are withdrawn.'
        }
        onChange={(event) => put({ addsCars: event.target.value === 'cars' })}
      >
        <MenuItem value="cars">Cars: adds and withdraws them</MenuItem>
        <MenuItem value="facts">Details: only for cars already in stock</MenuItem>
      </TextField>
      <TextField
        select
        label="Priority"
        value={entered.precedence}
        error={refused.precedence !== undefined}
        helperText={
          refused.precedence ?? 'Decides when two feeds have different values for a field. With equal priority, the older feed wins.'
        }
        onChange={(event) => put({ precedence: event.target.value })}
      >
        {ranks.map((rank, index) => (
          <MenuItem key={rank} value={`${index + 1}`}>
            {rank}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  </FormSection>
)

const mutationKeys = [api.feeds.create, api.feeds.change, api.feeds.remove].map((call) => call.mutationKey())

/** Form of a feed: source, schedule, and defaults for what the file omits. */
export const FeedForm = ({ start, kind, owner, locations, refused, message, isSaving, isNew, onSave, onCancel, removal }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const [origin] = useState(start)
  const [entered, setEntered] = useState(origin)
  const put = (change: Partial<EnteredFeed>) => setEntered((before) => ({ ...before, ...change }))
  const chosenLocation = locations.find(({ locationId }) => locationId === entered.locationId) ?? locations[0]
  const priceNames = countryTerms(countryOfTimeZone(chosenLocation?.timeZone ?? '')).prices
  const isNoTime = entered.interval === 'daily' && parseTimes(entered.at) === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!kind.isFetched || !isNoTime) onSave({ ...entered, locationId: chosenLocation?.locationId ?? '' })
  }
  const choose = (locationId: string) => {
    const chosen = locations.find((each) => each.locationId === locationId)
    put({ locationId, ...(isNew && chosen && { timeZone: chosen.timeZone }) })
  }
  return (
    <FullPageForm ref={form} message={message} onSubmit={submit}>
      <FormSection title={kind.title} description={kind.description}>
        <Box sx={fieldGrid}>
          {owner}
          <TextField
            label="Name of the feed"
            value={entered.name}
            error={refused.name !== undefined}
            helperText={refused.name ?? 'Your own name for it, such as “Main DMS”.'}
            onChange={(event) => put({ name: event.target.value })}
          />
          <TextField
            select
            label="Location"
            value={chosenLocation?.locationId ?? ''}
            error={refused.locationId !== undefined}
            helperText={refused.locationId ?? 'Used when a row doesn’t name a location.'}
            onChange={(event) => choose(event.target.value)}
          >
            {locations.map(({ locationId, called }) => (
              <MenuItem key={locationId} value={locationId}>
                {called[0]}
              </MenuItem>
            ))}
          </TextField>
          {kind.fields.map(({ name, title, help, kind: type, example, isOptional }) => {
            const fault = refused[`source.${name}`]
            return (
              <TextField
                key={name}
                label={isOptional ? `${title} (if any)` : title}
                value={entered.source[name] ?? ''}
                error={fault !== undefined}
                helperText={fault ?? help}
                placeholder={example}
                type={type === 'secret' ? 'password' : 'text'}
                onChange={(event) => put({ source: { ...entered.source, [name]: event.target.value } })}
                sx={type === 'address' ? wholeRow : undefined}
                slotProps={{
                  htmlInput: { autoComplete: 'off', spellCheck: false, ...(type === 'number' && { inputMode: 'numeric' }) },
                }}
              />
            )
          })}
        </Box>
      </FormSection>
      {kind.isFetched && <ScheduleSection entered={entered} refused={refused} put={put} isNoTime={isNoTime} />}
      <FormSection
        title="Import rules"
        description="A file that looks wrong is never imported automatically. It waits for your review, with the reason."
      >
        <Box sx={fieldGrid}>
          <TextField
            select
            label="Prices are"
            value={entered.priceType}
            helperText={entered.priceType === 'ask' ? 'Prices are left out until you have answered.' : 'Used when the file doesn’t say.'}
            onChange={(event) => put({ priceType: event.target.value as EnteredFeed['priceType'] })}
          >
            <MenuItem value="ask">Ask me if the file doesn’t say</MenuItem>
            <MenuItem value="egc">{priceNames.egc}</MenuItem>
            <MenuItem value="driveAway">{priceNames.driveAway}</MenuItem>
          </TextField>
          <TextField
            label="Most cars it may withdraw at once"
            value={entered.maxWithdrawnPercent}
            error={refused.maxWithdrawnPercent !== undefined}
            helperText={refused.maxWithdrawnPercent ?? 'Percent of its cars. More than that waits for your review.'}
            onChange={(event) => put({ maxWithdrawnPercent: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
      </FormSection>
      <OtherFeedsSection entered={entered} refused={refused} put={put} />
      <FormBar
        isChanged={entered !== origin}
        isSaving={isSaving}
        isNew={isNew}
        saveLabel={isNew ? 'Add feed' : 'Save feed'}
        mutationKeys={mutationKeys}
        onCancel={onCancel}
        more={removal}
      />
    </FullPageForm>
  )
}
