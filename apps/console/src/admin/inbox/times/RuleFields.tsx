import { parseTime, storedTime } from '@forecourt/rules/dates/parseTime'
import type { InboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { Box, Button, MenuItem, type SxProps, TextField } from '@mui/material'
import type { InboxSettingsRecord } from '../../../client/Records'
import { fieldGrid, wholeRow } from '../../../parts/forms/FormSection'

interface MultiSelectFieldProps {
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly value: readonly string[]
  /** Text if nothing is chosen. */
  readonly none: string
  /** Text if everything is chosen; default: the names. */
  readonly all?: string
  readonly onChange: (ids: readonly string[]) => void
  readonly sx?: SxProps
}

const toIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Multi-select with a summary in one line. */
export const MultiSelectField = ({ label, choices, value, none, all, onChange, sx = {} }: MultiSelectFieldProps) => {
  const summary = () => {
    if (value.length === 0) return none
    if (all !== undefined && value.length === choices.length) return all
    return choices
      .filter(({ id }) => value.includes(id))
      .map(({ name }) => name)
      .join(', ')
  }
  return (
    <TextField
      select
      label={label}
      value={[...value]}
      onChange={(event) => onChange(toIds(event.target.value))}
      sx={sx}
      slotProps={{ select: { multiple: true, displayEmpty: true, renderValue: summary }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

export type AssignmentRule = InboxSettings['rules'][number]

interface RuleFieldsProps {
  readonly rule: AssignmentRule
  readonly choices: Pick<InboxSettingsRecord, 'users' | 'locations'>
  readonly onChange: (rule: AssignmentRule) => void
  readonly onRemove: () => void
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name, day) => ({ id: String(day), name }))
const formChoices = Object.entries(leadForms).map(([id, { name }]) => ({ id, name }))

/** An assignment rule: its conditions, and the staff who take turns, with weights, days and hours. */
export const RuleFields = ({ rule, choices, onChange, onRemove }: RuleFieldsProps) => {
  const { name, locationIds, forms, sources, people } = rule
  const setPeople = (ids: readonly string[]) =>
    onChange({
      ...rule,
      people: ids.map((userId) => people.find((person) => person.userId === userId) ?? { userId, weight: 1, days: everyDay }),
    })
  const setPerson = (userId: string, change: Partial<AssignmentRule['people'][number]>) =>
    onChange({ ...rule, people: people.map((person) => (person.userId === userId ? { ...person, ...change } : person)) })
  return (
    <Box component="fieldset" sx={{ ...fieldGrid, border: 1, borderColor: 'divider', borderRadius: '10px', p: 2, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ px: 1, fontWeight: 620 }}>
        {name || 'New rule'}
      </Box>
      <TextField label="Name" value={name} onChange={(event) => onChange({ ...rule, name: event.target.value })} />
      <MultiSelectField
        label="Locations"
        choices={choices.locations}
        value={locationIds}
        none="All"
        onChange={(ids) => onChange({ ...rule, locationIds: ids })}
      />
      <MultiSelectField
        label="Types"
        choices={formChoices}
        value={forms}
        none="All"
        onChange={(ids) => onChange({ ...rule, forms: ids as AssignmentRule['forms'] })}
      />
      <TextField
        label="Sources"
        placeholder="All, or Google, Facebook"
        value={sources.join(', ')}
        onChange={(event) => onChange({ ...rule, sources: event.target.value.split(',').map((source) => source.trimStart()) })}
        onBlur={() => onChange({ ...rule, sources: sources.map((source) => source.trim()).filter(Boolean) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <MultiSelectField
        label="Assigned in turn to"
        choices={choices.users}
        value={people.map(({ userId }) => userId)}
        none="No one yet"
        onChange={setPeople}
        sx={wholeRow}
      />
      {people.map((person) => {
        const { userId, weight, days, hours } = person
        const personName = choices.users.find(({ id }) => id === userId)?.name ?? 'Former team member'
        const timeValue = (minutes: number | undefined) => (minutes === undefined ? '' : storedTime(minutes))
        const setHour = (name: 'from' | 'until', value: string) => {
          const minutes = parseTime(value)
          // Both or neither: clearing one removes the hours, so that the user is on duty all day.
          const hours = minutes === null ? undefined : { from: 540, until: 1020, ...person.hours, [name]: minutes }
          setPerson(userId, { hours })
        }
        return (
          <Box key={userId} sx={{ ...wholeRow, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 2fr 1fr 1fr' } }}>
            <TextField
              select
              label={`Share of ${personName}`}
              value={weight}
              onChange={(event) => setPerson(userId, { weight: Number(event.target.value) })}
              slotProps={{ select: { native: true } }}
            >
              {[0, 1, 2, 3, 4, 5].map((each) => (
                <option key={each} value={each}>
                  {each === 0 ? 'None for now' : each === 1 ? 'Normal' : `${each} times as many`}
                </option>
              ))}
            </TextField>
            <MultiSelectField
              label={`Days of ${personName}`}
              choices={weekdays}
              value={days.map(String)}
              none="Never"
              all="Every day"
              onChange={(ids) => setPerson(userId, { days: ids.map(Number).sort() })}
            />
            {(['from', 'until'] as const).map((name) => (
              <TextField
                key={name}
                type="time"
                label={name === 'from' ? 'From' : 'Until'}
                value={timeValue(hours?.[name])}
                onChange={(event) => setHour(name, event.target.value)}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${personName} ${name}` } }}
              />
            ))}
          </Box>
        )
      })}
      <Button color="error" onClick={onRemove} sx={{ justifySelf: 'start' }}>
        Remove rule
      </Button>
    </Box>
  )
}
