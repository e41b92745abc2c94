import type { PlacedRole } from '@forecourt/rules/access/mayGiveRole'
import { roleName } from '@forecourt/rules/access/roleName'
import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import type { UserChoices } from '../../client/Records'
import { placeKey, roleHelp, rolePlaces } from './rolePlaces'

interface Props {
  readonly choices: UserChoices
  /** A row that says no place yet is null. */
  readonly value: readonly (PlacedRole | null)[]
  readonly onChange: (value: readonly (PlacedRole | null)[]) => void
}

/** What somebody may do, and where: a row for each role. */
export const RolesField = ({ choices, value, onChange }: Props) => {
  const places = rolePlaces(choices)
  const put = (index: number, role: PlacedRole) => onChange(value.map((each, at) => (at === index ? role : each)))
  return (
    <Box role="group" aria-label="Roles" sx={{ display: 'grid', gap: 2 }}>
      {value.map((held, index) => {
        const place = held ? places.find(({ key }) => key === placeKey(held)) : undefined
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by nothing else while they are chosen.
            key={index}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' }, alignItems: 'start' }}
          >
            <TextField
              select
              label="Works for"
              value={place?.key ?? ''}
              onChange={(event) => {
                const chosen = places.find(({ key }) => key === event.target.value)
                if (!chosen) return
                const role = chosen.roles.find((each) => each === (held?.role ?? 'editor')) ?? chosen.roles.at(-1)
                if (role) put(index, { role, organisationId: chosen.organisationId, siteId: chosen.siteId })
              }}
              sx={{ m: 0, minWidth: 0 }}
            >
              {places.map(({ key, label }) => (
                <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label="As"
              disabled={!held}
              value={held && place?.roles.includes(held.role) ? held.role : ''}
              helperText={held && roleHelp[held.role]}
              onChange={(event) => held && put(index, { ...held, role: event.target.value as PlacedRole['role'] })}
              sx={{ m: 0, minWidth: 0, gridRow: { xs: 2, sm: 'auto' } }}
            >
              {(place?.roles ?? []).map((role) => (
                <MenuItem key={role} value={role}>
                  {roleName(role)}
                </MenuItem>
              ))}
            </TextField>
            <IconButton
              aria-label={held ? `Take away ${roleName(held.role)}` : 'Take away this role'}
              disabled={value.length === 1}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
              sx={{ width: 40, height: 40 }}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
      <Button startIcon={<AddIcon fontSize="small" />} onClick={() => onChange([...value, null])} sx={{ justifySelf: 'start' }}>
        {value.length === 0 ? 'Add a role' : 'Add another role'}
      </Button>
    </Box>
  )
}
