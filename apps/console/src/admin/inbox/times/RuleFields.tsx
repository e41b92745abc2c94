import type { InboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { InboxSettingsRecord } from '../../../client/Records'
import { fieldGrid, wholeRow } from '../../../parts/FormSection'

export type Rule = InboxSettings['rules'][number]

interface Props {
  readonly rule: Rule
  readonly choices: Pick<InboxSettingsRecord, 'people' | 'locations'>
  readonly onChange: (rule: Rule) => void
  readonly onRemove: () => void
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const chosen = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** One rule: which enquiries, and who takes turns with them, how much and on which days. */
export const RuleFields = ({ rule, choices, onChange, onRemove }: Props) => {
  const { name, locationIds, forms, sources, people } = rule
  const many = { multiple: true, displayEmpty: true } as const
  const setPeople = (ids: readonly string[]) =>
    onChange({
      ...rule,
      people: ids.map((userId) => people.find((person) => person.userId === userId) ?? { userId, weight: 1, days: everyDay }),
    })
  const setPerson = (userId: string, change: Partial<Rule['people'][number]>) =>
    onChange({ ...rule, people: people.map((person) => (person.userId === userId ? { ...person, ...change } : person)) })
  return (
    <Box component="fieldset" sx={{ ...fieldGrid, border: 1, borderColor: 'divider', borderRadius: '10px', p: 2, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ px: 1, fontWeight: 620 }}>
        {name || 'A new rule'}
      </Box>
      <TextField label="Name" value={name} onChange={(event) => onChange({ ...rule, name: event.target.value })} />
      <TextField
        select
        label="Locations"
        value={[...locationIds]}
        onChange={(event) => onChange({ ...rule, locationIds: chosen(event.target.value) })}
        slotProps={{
          select: {
            ...many,
            renderValue: (value) =>
              chosen(value).length === 0
                ? 'All'
                : choices.locations
                    .filter(({ id }) => chosen(value).includes(id))
                    .map((each) => each.name)
                    .join(', '),
          },
          inputLabel: { shrink: true },
        }}
      >
        {choices.locations.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Kinds"
        value={[...forms]}
        onChange={(event) => onChange({ ...rule, forms: chosen(event.target.value) as Rule['forms'] })}
        slotProps={{
          select: {
            ...many,
            renderValue: (value) =>
              chosen(value).length === 0
                ? 'All'
                : chosen(value)
                    .map((form) => leadForms[form as keyof typeof leadForms].name)
                    .join(', '),
          },
          inputLabel: { shrink: true },
        }}
      >
        {Object.entries(leadForms).map(([form, facts]) => (
          <MenuItem key={form} value={form}>
            {facts.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Sources"
        placeholder="All, or Google, Facebook"
        value={sources.join(', ')}
        onChange={(event) => onChange({ ...rule, sources: event.target.value.split(',').map((source) => source.trimStart()) })}
        onBlur={() => onChange({ ...rule, sources: sources.map((source) => source.trim()).filter(Boolean) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label="Who takes turns"
        value={people.map(({ userId }) => userId)}
        onChange={(event) => setPeople(chosen(event.target.value))}
        sx={wholeRow}
        slotProps={{
          select: {
            ...many,
            renderValue: (value) =>
              chosen(value).length === 0
                ? 'Nobody yet'
                : choices.people
                    .filter(({ id }) => chosen(value).includes(id))
                    .map((each) => each.name)
                    .join(', '),
          },
          inputLabel: { shrink: true },
        }}
      >
        {choices.people.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      {people.map(({ userId, weight, days }) => {
        const who = choices.people.find(({ id }) => id === userId)?.name ?? 'Somebody who left'
        return (
          <Box key={userId} sx={{ ...wholeRow, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
            <TextField
              select
              label={`Share of ${who}`}
              value={weight}
              onChange={(event) => setPerson(userId, { weight: Number(event.target.value) })}
              slotProps={{ select: { native: true } }}
            >
              {[0, 1, 2, 3, 4, 5].map((each) => (
                <option key={each} value={each}>
                  {each === 0 ? 'None for now' : each === 1 ? 'Usual' : `${each} times as many`}
                </option>
              ))}
            </TextField>
            <TextField
              select
              label={`Days of ${who}`}
              value={[...days]}
              onChange={(event) => setPerson(userId, { days: chosen(event.target.value).map(Number).sort() })}
              slotProps={{
                select: {
                  ...many,
                  renderValue: (value) =>
                    chosen(value).length === 7
                      ? 'Every day'
                      : chosen(value).length === 0
                        ? 'Never'
                        : chosen(value)
                            .map((day) => weekdays[Number(day)])
                            .join(', '),
                },
                inputLabel: { shrink: true },
              }}
            >
              {everyDay.map((day) => (
                <MenuItem key={day} value={day}>
                  {weekdays[day]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )
      })}
      <Button color="error" onClick={onRemove} sx={{ justifySelf: 'start' }}>
        Remove this rule
      </Button>
    </Box>
  )
}
