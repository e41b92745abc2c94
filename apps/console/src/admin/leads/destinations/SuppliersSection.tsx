import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { CopyLine, copyLines } from '../../../parts/CopyLine'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { FormDialog } from '../../../parts/forms/FormDialog'
import { FormSection } from '../../../parts/forms/FormSection'
import { NewKey } from './NewKey'
import { rowActionsStyle } from './rowActionsStyle'
import { SupplierMail } from './SupplierMail'

type PendingAction = { readonly action: 'key' | 'remove'; readonly id: string; readonly name: string }

interface SupplierRowProps {
  readonly supplier: Outputs['suppliers']['list']['suppliers'][number]
  readonly siteName: string
  readonly onMails: () => void
  readonly onNewKey: () => void
  readonly onRemove: () => void
}

/** A marketplace, with its key and last use. */
const SupplierRow = ({ supplier: { name, keyHint, usedAt }, siteName, onMails, onNewKey, onRemove }: SupplierRowProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 620 }}>{name}</Box>
      <Typography variant="body2" color="text.secondary">
        {[siteName, keyHint ? `key that ends in ${keyHint}` : 'no key'].filter(Boolean).join(' · ')}
        {usedAt ? (
          <>
            {' · used '}
            <Ago at={usedAt} />
          </>
        ) : (
          ' · not used yet'
        )}
      </Typography>
    </Box>
    <Box sx={rowActionsStyle}>
      <Button color="inherit" onClick={onMails} aria-label={`Emails from ${name}`}>
        Emails
      </Button>
      <Button color="inherit" onClick={onNewKey} aria-label={`New key for ${name}`}>
        New key
      </Button>
      <Button color="error" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </Box>
  </Box>
)

interface ConfirmActionProps {
  readonly pending: PendingAction | null
  readonly onClose: () => void
  readonly onConfirm: (pending: PendingAction) => void
}

/** Confirmation before a key is replaced or a marketplace removed. */
const ConfirmAction = ({ pending, onClose, onConfirm }: ConfirmActionProps) => (
  <ConfirmDialog
    open={pending !== null}
    title={pending?.action === 'remove' ? `Remove ${pending.name}?` : `A new key for ${pending?.name ?? ''}?`}
    text={
      pending?.action === 'remove'
        ? 'It can no longer send leads. Leads already received stay.'
        : 'The current key stops working immediately. Its leads are refused until it has the new key.'
    }
    verb={pending?.action === 'remove' ? 'Remove' : 'Create new key'}
    onClose={onClose}
    onConfirm={() => pending && onConfirm(pending)}
  />
)

/** Marketplaces that post leads, each with its own API key. */
export const SuppliersSection = ({ organisationId }: { organisationId: string | null }) => {
  const notify = useNotify()
  const [key, setKey] = useState<string | null>(null)
  const [entered, setEntered] = useState<{ name: string; siteId: string } | null>(null)
  const [pending, setPending] = useState<PendingAction | null>(null)
  const [mailSupplierId, setMailSupplierId] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(api.suppliers.list.queryOptions({ organisationId }, { staleTime: 0 }))
  const { data: choices = [] } = useQuery(api.destinations.choices.queryOptions())
  const sites = choices
    .filter((choice) => organisationId === null || choice.organisationId === organisationId)
    .flatMap((choice) => choice.sites)
  const mailSupplier = data?.suppliers.find(({ id }) => id === mailSupplierId)
  const siteName = (id: string) => sites.find((site) => site.id === id)?.name ?? ''
  const onError = (failure: unknown) => notify(callError(failure).message, { type: 'error' })
  const onKeyCreated = ({ key: newKey }: { key: string }) => {
    setKey(newKey)
    setEntered(null)
    setPending(null)
    void refetch()
  }
  const add = useMutation(api.suppliers.add.mutationOptions({ onSuccess: onKeyCreated }))
  const renew = useMutation(api.suppliers.makeKey.mutationOptions({ onSuccess: onKeyCreated, onError }))
  const remove = useMutation(
    api.suppliers.remove.mutationOptions({
      onSuccess: () => {
        setPending(null)
        void refetch()
      },
      onError,
    }),
  )
  return (
    <FormSection
      title="Marketplaces that send leads"
      description="A marketplace posts its leads to your address with a key, or emails them to its own address. They appear in the inbox immediately, under its name."
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {data && (
        <Box component="dl" sx={copyLines}>
          <CopyLine label="Address" text={data.address} />
        </Box>
      )}
      {key && <NewKey text={key} onSeen={() => setKey(null)} />}
      {data && data.suppliers.length > 0 && (
        <Box component="ul" aria-label="Marketplaces" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.suppliers.map((supplier) => {
            const { id, name, siteId } = supplier
            return (
              <SupplierRow
                key={id}
                supplier={supplier}
                siteName={siteName(siteId)}
                onMails={() => setMailSupplierId(id)}
                onNewKey={() => setPending({ action: 'key', id, name })}
                onRemove={() => setPending({ action: 'remove', id, name })}
              />
            )
          })}
        </Box>
      )}
      <Box>
        <Button variant="outlined" disabled={sites.length === 0} onClick={() => setEntered({ name: '', siteId: sites[0]?.id ?? '' })}>
          Add marketplace
        </Button>
      </Box>
      {entered && (
        <FormDialog
          title="Add a marketplace"
          verb="Create key"
          disabled={add.isPending || entered.name.trim() === ''}
          failure={add.error ? callError(add.error).message : null}
          onClose={() => setEntered(null)}
          onSubmit={() => add.mutate(entered)}
        >
          <TextField
            label="Name"
            value={entered.name}
            helperText="Shown as the source of its leads, such as Carsales."
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={(event) => setEntered({ ...entered, name: event.target.value })}
          />
          <TextField
            select
            label="Site"
            value={entered.siteId}
            onChange={(event) => setEntered({ ...entered, siteId: event.target.value })}
          >
            {sites.map((site) => (
              <MenuItem key={site.id} value={site.id}>
                {site.name}
              </MenuItem>
            ))}
          </TextField>
        </FormDialog>
      )}
      {mailSupplier && (
        <SupplierMail
          supplier={mailSupplier}
          locations={choices.find((choice) => choice.organisationId === mailSupplier.organisationId)?.locations ?? []}
          onClose={() => setMailSupplierId(null)}
          onSaved={() => {
            setMailSupplierId(null)
            notify(`Emails from ${mailSupplier.name} are now read with the template.`, { type: 'success' })
            void refetch()
          }}
        />
      )}
      <ConfirmAction
        pending={pending}
        onClose={() => setPending(null)}
        onConfirm={({ action, id }) => (action === 'remove' ? remove : renew).mutate({ id })}
      />
    </FormSection>
  )
}
