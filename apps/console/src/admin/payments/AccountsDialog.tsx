import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LocationRecord, PaymentAccountRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useSites } from '../markets/useSites'

const providers = { testBank: 'Test bank: no money moves', stripe: 'Stripe' } as const

const empty = { provider: 'testBank', name: '', secretRef: '', locationId: '' }

const Account = ({ account, onEnd }: { account: PaymentAccountRecord; onEnd: () => void }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{account.name}</Typography>
      <Typography variant="body2" color={account.hasKeys ? 'text.secondary' : 'error.main'}>
        {[
          providers[account.provider],
          account.locationName ?? 'every location without one of its own',
          account.hasKeys ? '' : `no keys named ${account.secretRef} here`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
    <Button size="small" variant="outlined" color="inherit" aria-label={`Stop taking payments with ${account.name}`} onClick={onEnd}>
      Stop taking payments
    </Button>
  </Box>
)

interface LocationFieldProps {
  readonly locations: readonly LocationRecord[]
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

/** The location of an account, if the dealer has several. */
const LocationField = ({ locations, value, problem, onChange }: LocationFieldProps) => (
  <TextField
    select
    label="For"
    value={value}
    onChange={onChange}
    error={Boolean(problem)}
    helperText={problem ?? 'It replaces the current account there.'}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ m: 0 }}
  >
    <MenuItem value="">Every location without its own account</MenuItem>
    {locations.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

/** Payment accounts of a dealer. Keys are never entered here: an account refers to keys in the installation's configuration. */
export const AccountsDialog = ({ onClose }: { onClose: () => void }) => {
  const sites = useSites() ?? []
  const notify = useNotify()
  const [selectedSiteId, setSelectedSiteId] = useState('')
  const [entered, setEntered] = useState(empty)
  const site = sites.find(({ id }) => id === selectedSiteId) ?? sites[0]
  const siteId = site?.id ?? ''
  const { data: locations = [] } = useGetList<LocationRecord>(
    'locations',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: { organisationId: site?.organisationId } },
    { enabled: site !== undefined },
  )
  const accounts = useQuery(api.payments.accounts.queryOptions({ siteId }, { enabled: siteId !== '' }))
  const add = useMutation(api.payments.addAccount.mutationOptions())
  const endAccount = useMutation(api.payments.endAccount.mutationOptions())
  const failure = add.error ? callError(add.error) : null
  const rows = accounts.data ?? []
  const change = (name: keyof typeof entered) => (event: { target: { value: string } }) =>
    setEntered({ ...entered, [name]: event.target.value })
  return (
    <FormDialog
      title="Payment accounts"
      verb="Add account"
      cancelLabel="Done"
      // Disabled while loading: a refetch would join the pending request and get its older result.
      disabled={add.isPending || accounts.isPending}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() =>
        add.mutate(
          {
            ...{ siteId, provider: entered.provider as keyof typeof providers, name: entered.name, secretRef: entered.secretRef },
            locationId: entered.locationId || null,
          },
          {
            onSuccess: () => {
              notify(`${entered.name} now takes payments.`, { type: 'success' })
              setEntered(empty)
              accounts.refetch()
            },
          },
        )
      }
    >
      {sites.length > 1 && (
        <TextField
          select
          label="Site"
          value={siteId}
          onChange={(event) => {
            setSelectedSiteId(event.target.value)
            setEntered(empty)
          }}
          sx={{ m: 0 }}
        >
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {rows.length === 0 && !accounts.isPending ? (
        <Alert severity="info">No account takes payments yet. Customers can only send requests, and you can’t request payments.</Alert>
      ) : (
        <Box component="ul" aria-label="Payment accounts in use" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((account) => (
            <Account
              key={account.id}
              account={account}
              onEnd={() => endAccount.mutate({ siteId, id: account.id }, { onSuccess: () => accounts.refetch() })}
            />
          ))}
        </Box>
      )}
      <Typography variant="h3" component="h3">
        Add an account
      </Typography>
      <TextField select label="Provider" value={entered.provider} onChange={change('provider')} sx={{ m: 0 }}>
        {Object.entries(providers).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {locations.length > 1 && (
        <LocationField
          locations={locations}
          value={entered.locationId}
          problem={failure?.fields.locationId}
          onChange={change('locationId')}
        />
      )}
      <TextField
        required
        label="Name"
        value={entered.name}
        onChange={change('name')}
        error={Boolean(failure?.fields.name)}
        helperText={
          failure?.fields.name ??
          (locations.length > 1 ? 'Your own name for it.' : 'Your own name for it. It replaces the current account.')
        }
        sx={{ m: 0 }}
      />
      {entered.provider === 'stripe' && (
        <TextField
          required
          label="Name of its keys"
          value={entered.secretRef}
          onChange={change('secretRef')}
          error={Boolean(failure?.fields.secretRef)}
          helperText={failure?.fields.secretRef ?? 'As stored by your operator, such as HARBOUR. Never the key itself.'}
          sx={{ m: 0 }}
        />
      )}
    </FormDialog>
  )
}
