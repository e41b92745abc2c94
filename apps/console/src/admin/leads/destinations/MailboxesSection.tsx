import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { MailboxRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { FormSection } from '../../../parts/forms/FormSection'
import { StatusPill } from '../../../parts/StatusPill'
import { MailboxForm } from './MailboxForm'
import { rowActionsStyle } from './rowActionsStyle'

const Health = ({ mailbox: { paused, message, checkedAt } }: { readonly mailbox: MailboxRecord }) => {
  if (paused) return <StatusPill tone="quiet">Paused</StatusPill>
  if (message !== null) return <StatusPill tone="bad">Not connected</StatusPill>
  return checkedAt === null ? <StatusPill tone="waiting">Connecting</StatusPill> : <StatusPill tone="good">Connected</StatusPill>
}

/** A dealer's IMAP mailboxes: they receive replies, marketplace leads, and emails that await review. */
export const MailboxesSection = ({ organisationId }: { organisationId: string | null }) => {
  const notify = useNotify()
  const [mailboxToEdit, setMailboxToEdit] = useState<MailboxRecord | 'new' | null>(null)
  const [mailboxToRemove, setMailboxToRemove] = useState<MailboxRecord | null>(null)
  const { data, error, refetch } = useQuery(api.mailboxes.list.queryOptions({ organisationId }, { staleTime: 0, refetchInterval: 5_000 }))
  const { data: choices = [] } = useQuery(api.destinations.choices.queryOptions())
  const organisationSites = (id: string | null) =>
    choices.filter((choice) => id === null || choice.organisationId === id).flatMap(({ sites }) => sites)
  const sites = organisationSites(organisationId)
  const remove = useMutation(
    api.mailboxes.remove.mutationOptions({
      onSuccess: () => {
        setMailboxToRemove(null)
        void refetch()
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  return (
    <FormSection
      title="Connected mailboxes"
      description="A mailbox of yours, such as sales@, is checked by IMAP every minute: replies join their conversation and marketplace emails become leads. Nothing in the mailbox is moved, deleted or marked."
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {data && data.length > 0 && (
        <Box component="ul" aria-label="Mailboxes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((mailbox) => (
            <Box
              component="li"
              key={mailbox.id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Box sx={{ fontWeight: 620, minWidth: 0 }}>{mailbox.address}</Box>
                  <Health mailbox={mailbox} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {[sites.find(({ id }) => id === mailbox.siteId)?.name, mailbox.host, mailbox.folder === 'INBOX' ? '' : mailbox.folder]
                    .filter(Boolean)
                    .join(' · ')}
                  {mailbox.takenAt ? (
                    <>
                      {' · last email '}
                      <Ago at={mailbox.takenAt} />
                    </>
                  ) : (
                    ' · no email yet'
                  )}
                </Typography>
                {mailbox.message !== null && !mailbox.paused && (
                  <Typography variant="body2" color="error">
                    {mailbox.message}
                  </Typography>
                )}
              </Box>
              <Box sx={rowActionsStyle}>
                <Button color="inherit" onClick={() => setMailboxToEdit(mailbox)} aria-label={`Change ${mailbox.address}`}>
                  Change
                </Button>
                <Button color="error" onClick={() => setMailboxToRemove(mailbox)} aria-label={`Remove ${mailbox.address}`}>
                  Remove
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box>
        <Button variant="outlined" disabled={sites.length === 0} onClick={() => setMailboxToEdit('new')}>
          Connect a mailbox
        </Button>
      </Box>
      {mailboxToEdit && (
        <MailboxForm
          mailbox={mailboxToEdit === 'new' ? null : mailboxToEdit}
          sites={mailboxToEdit === 'new' ? sites : organisationSites(mailboxToEdit.organisationId)}
          onClose={() => setMailboxToEdit(null)}
          onSaved={(address) => {
            setMailboxToEdit(null)
            notify(`${address} will be checked within seconds.`, { type: 'success' })
            void refetch()
          }}
        />
      )}
      <ConfirmDialog
        open={mailboxToRemove !== null}
        title={`Disconnect ${mailboxToRemove?.address ?? ''}?`}
        text="Its password is deleted. Conversations stay here, and everything stays in the mailbox."
        verb="Disconnect"
        onClose={() => setMailboxToRemove(null)}
        onConfirm={() => mailboxToRemove && remove.mutate({ id: mailboxToRemove.id })}
      />
    </FormSection>
  )
}
