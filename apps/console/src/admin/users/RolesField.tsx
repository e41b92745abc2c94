import { grantedRoleName, jobRole, type Role, type RoleId, roleName, type ScopedRole } from '@forecourt/rules/access/roles'
import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import type { UserChoices } from '../../client/Records'

/** A role that the user may give. */
interface RoleChoice {
  readonly id: RoleId
  readonly name: string
  readonly text?: string
}

const toRoleChoice = (id: Role): RoleChoice => ({ id, name: roleName(id), text: jobRole(id).text })

/** An option of “Works for”: the platform, an organisation or a site, and the roles that can be granted there. */
interface RolePlace {
  readonly key: string
  readonly label: string
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly roles: readonly RoleChoice[]
}

export const placeKey = ({ organisationId, siteId }: Pick<ScopedRole, 'organisationId' | 'siteId'>): string =>
  `${organisationId ?? ''}/${siteId ?? ''}`

/** Scopes in which the user may grant roles: the platform, organisations, and sites. */
export const rolePlaces = ({ staffRoles, places }: UserChoices): readonly RolePlace[] => [
  ...(staffRoles.length > 0
    ? [{ key: '/', label: 'Forecourt staff, all dealers', organisationId: null, siteId: null, roles: staffRoles.map(toRoleChoice) }]
    : []),
  ...places.flatMap(({ organisationId, name, sites, roles: given, ownRoles, isWholeOrganisation }): RolePlace[] => {
    const roles = [...given.map(toRoleChoice), ...ownRoles.filter(({ givable }) => givable)]
    const organisation = {
      key: `${organisationId}/`,
      label: sites.length > 1 ? `${name}, all sites` : name,
      organisationId,
      siteId: null,
      roles,
    }
    const sitePlaces = sites.map((site) => ({
      key: `${organisationId}/${site.id}`,
      label: `${site.name} (site of ${name})`,
      organisationId,
      siteId: site.id,
      roles,
    }))
    if (!isWholeOrganisation) return sitePlaces
    return sites.length > 1 ? [organisation, ...sitePlaces] : [organisation]
  }),
]

interface MembershipWithNames extends ScopedRole {
  readonly organisationName: string | null
  readonly siteName: string | null
}

/** A role with its scope. */
export const roleText = ({ organisationName, siteName, ...held }: MembershipWithNames): string =>
  `${grantedRoleName(held)}, ${siteName ?? organisationName ?? 'Forecourt'}`

interface Props {
  readonly choices: UserChoices
  /** Null for a row without a choice. */
  readonly value: readonly (ScopedRole | null)[]
  readonly onChange: (value: readonly (ScopedRole | null)[]) => void
}

/** Editor of a user's roles: one row for each. */
export const RolesField = ({ choices, value, onChange }: Props) => {
  const places = rolePlaces(choices)
  const changeRole = (index: number, role: ScopedRole) => onChange(value.map((each, other) => (other === index ? role : each)))
  return (
    <Box role="group" aria-label="Roles" sx={{ display: 'grid', gap: 2 }}>
      {value.map((held, index) => {
        const place = held ? places.find(({ key }) => key === placeKey(held)) : undefined
        const chosenRole = place?.roles.find(({ id }) => id === held?.role)
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id but their index.
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
                const role = chosen.roles.find(({ id }) => id === (held?.role ?? 'sales')) ?? chosen.roles[0]
                if (role) changeRole(index, { role: role.id, organisationId: chosen.organisationId, siteId: chosen.siteId })
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
              label="Role"
              disabled={!held}
              value={chosenRole?.id ?? ''}
              helperText={chosenRole?.text}
              onChange={(event) => held && changeRole(index, { ...held, role: event.target.value as ScopedRole['role'] })}
              sx={{ m: 0, minWidth: 0, gridRow: { xs: 2, sm: 'auto' } }}
            >
              {(place?.roles ?? []).map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <IconButton
              aria-label={chosenRole ? `Remove ${chosenRole.name}` : 'Remove this role'}
              disabled={value.length === 1}
              onClick={() => onChange(value.filter((_, other) => other !== index))}
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
