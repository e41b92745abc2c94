import { type ProgramPermission, programPermissionTexts, tokenHours } from '@forecourt/rules/access/programTokens'
import { Alert, Box, Button, Checkbox, FormControlLabel, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { FormDialog } from '../../parts/forms/FormDialog'
import { NewKey } from '../leads/destinations/NewKey'
import { useOrganisation } from '../useOrganisation'
import { OwnPassword } from './PasswordCard'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

type Token = Outputs['account']['tokens']['tokens'][number]

const until = new Intl.DateTimeFormat('en-AU', { weekday: 'short', hour: 'numeric', minute: '2-digit' })

const TokenRow = ({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{token.name}</Box>
      <Typography variant="body2" color="text.secondary">
        {token.siteName}, valid until {until.format(new Date(token.expiresAt))}, ends in {token.hint}.{' '}
        {token.usedAt ? (
          <>
            Used <Ago at={token.usedAt} />
          </>
        ) : (
          'Not used yet'
        )}
      </Typography>
    </Box>
    <Button color="inherit" aria-label={`Revoke the token of ${token.name}`} onClick={onRevoke}>
      Revoke
    </Button>
  </Box>
)

const hoursLabel = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)

/** The form of a new token: program, site, permissions, life and the user's password. */
const NewTokenDialog = ({
  hasPassword,
  onClose,
  onCreated,
}: {
  readonly hasPassword: boolean
  readonly onClose: () => void
  readonly onCreated: (token: string) => void
}) => {
  const [organisationId] = useOrganisation()
  const { data: sites = [], error } = useQuery(api.account.tokenChoices.queryOptions({ organisationId }))
  const addition = useAccountCall(api.account.addToken.mutationOptions())
  const [name, setName] = useState('')
  const [chosenSite, setChosenSite] = useState('')
  const [permissions, setPermissions] = useState<readonly ProgramPermission[]>(['site.read', 'stock.read'])
  const [hours, setHours] = useState<(typeof tokenHours)[number]>(8)
  const [password, setPassword] = useState('')
  const site = sites.find(({ id }) => id === chosenSite) ?? sites[0]
  const granted = (site?.permissions ?? []).filter((permission) => permissions.includes(permission))
  const wrongPassword = addition.failure?.fields.password
  const create = async () => {
    const made = site && (await addition.run({ siteId: site.id, name, permissions: granted, hours, password }))
    if (made) onCreated(made.token)
  }
  return (
    <FormDialog
      title="Create a token"
      verb="Create token"
      disabled={addition.busy || !site || name.trim() === '' || granted.length === 0 || (hasPassword && password === '')}
      failure={addition.failure && !wrongPassword ? addition.failure.message : error ? callError(error).message : null}
      onClose={onClose}
      onSubmit={() => void create()}
    >
      <TextField
        label="Program"
        value={name}
        helperText="Its name is in the history beside yours."
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField select label="Site" value={site?.id ?? ''} onChange={(event) => setChosenSite(event.target.value)}>
        {sites.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 620 }}>
          What it may do
        </Box>
        {(site?.permissions ?? []).map((permission) => (
          <FormControlLabel
            key={permission}
            label={programPermissionTexts[permission]}
            control={
              <Checkbox
                checked={permissions.includes(permission)}
                onChange={(_, isOn) =>
                  setPermissions(isOn ? [...permissions, permission] : permissions.filter((each) => each !== permission))
                }
              />
            }
          />
        ))}
      </Box>
      <TextField
        select
        label="Valid for"
        value={hours}
        onChange={(event) => setHours(tokenHours.find((each) => each === Number(event.target.value)) ?? 8)}
      >
        {tokenHours.map((each) => (
          <MenuItem key={each} value={each}>
            {hoursLabel(each)}
          </MenuItem>
        ))}
      </TextField>
      {hasPassword && <OwnPassword value={password} problem={wrongPassword} onChange={setPassword} />}
    </FormDialog>
  )
}

/** Tokens of programs that act for the user: created, shown once, and revoked. */
export const ProgramsCard = ({ hasPassword }: { readonly hasPassword: boolean }) => {
  const { data, error } = useQuery(api.account.tokens.queryOptions())
  const revocation = useAccountCall(api.account.revokeToken.mutationOptions(), 'The token is revoked.')
  const [isAdding, setAdding] = useState(false)
  const [newToken, setNewToken] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Token | null>(null)
  const failure = revocation.failure?.message ?? (error ? callError(error).message : undefined)
  return (
    <ProfileCard
      title="Programs"
      text="Let an assistant or a script work for you on one site, for a day at most. It can read and prepare drafts. It can’t publish, send or delete anything."
      failure={failure}
    >
      {newToken !== null && <NewKey label="Token" text={newToken} onSeen={() => setNewToken(null)} />}
      {data && data.tokens.length > 0 && (
        <Box
          component="ul"
          aria-label="Tokens of programs"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, width: '100%' }}
        >
          {data.tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </Box>
      )}
      {data && (
        <Box component="dl" sx={copyLines}>
          <CopyLine label="Address for MCP" text={data.address} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setAdding(true)}>
          Create a token
        </Button>
        {data && (
          <Link href={data.document} target="_blank" rel="noreferrer">
            Description for scripts (OpenAPI)
          </Link>
        )}
      </Box>
      <Alert severity="info" sx={{ width: '100%' }}>
        A program reads texts that shoppers wrote. Check what it proposes before you publish or send it.
      </Alert>
      {isAdding && (
        <NewTokenDialog
          hasPassword={hasPassword}
          onClose={() => setAdding(false)}
          onCreated={(token) => {
            setNewToken(token)
            setAdding(false)
          }}
        />
      )}
      <ConfirmDialog
        open={revoked !== null}
        title="Revoke the token?"
        text={`${revoked?.name ?? 'The program'} can no longer work for you.`}
        verb="Revoke token"
        onClose={() => setRevoked(null)}
        onConfirm={() => {
          if (revoked) void revocation.run({ id: revoked.id }).then(() => setRevoked(null))
        }}
      />
    </ProfileCard>
  )
}
