import InboxIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { LeadMailRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useMay } from '../../useMay'
import { useOrganisation } from '../../useOrganisation'

const fields = [
  { field: 'name', label: 'First name' },
  { field: 'last_name', label: 'Last name' },
  { field: 'email', label: 'Email' },
  { field: 'phone', label: 'Phone' },
  { field: 'stock_number', label: 'Stock number' },
  { field: 'vehicle', label: 'Car, if it has no stock number' },
] as const
type Field = (typeof fields)[number]['field'] | 'message'

/** An email as received, and the lead to create from it. */
const MailCard = ({ mail }: { readonly mail: LeadMailRecord }) => {
  const { id, supplierName, from, subject, text, found, problem, receivedAt } = mail
  const mayUpdate = useMay()('lead.update')
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const [entered, setEntered] = useState<{ readonly [Name in Field]?: string }>(found)
  const refresh = () => {
    void queries.invalidateQueries(api.leadMails.pathFilter())
    void queries.invalidateQueries(api.inbox.pathFilter())
  }
  const create = useMutation(
    api.leadMails.makeLead.mutationOptions({
      onSuccess: ({ leadId }) => {
        refresh()
        notify('It is in the inbox.', { type: 'success' })
        if (leadId) redirect(`/leads/${encodeURIComponent(leadId)}/show`)
      },
    }),
  )
  const dismiss = useMutation(
    api.leadMails.dismiss.mutationOptions({
      onSuccess: refresh,
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const failure = create.error ? callError(create.error) : null
  const textField = (field: Field, label: string) => (
    <TextField
      key={field}
      size="small"
      label={label}
      value={entered[field] ?? ''}
      error={failure?.fields[field] !== undefined}
      helperText={failure?.fields[field]}
      onChange={(event) => setEntered({ ...entered, [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: field === 'message' ? 5000 : 200 } }}
      {...(field === 'message' && { multiline: true, minRows: 3, maxRows: 10, sx: { gridColumn: '1 / -1' } })}
    />
  )
  return (
    <Card
      component="article"
      aria-label={subject || supplierName}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {subject || 'No subject'}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {supplierName} · {from || 'unknown sender'} · <Ago at={receivedAt} />
        </Typography>
      </Box>
      <Alert severity="warning">{problem}</Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Typography
          component="pre"
          tabIndex={0}
          aria-label="Email"
          sx={{
            m: 0,
            p: 1.5,
            maxHeight: 360,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            font: 'inherit',
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        >
          {text || 'The email has no text.'}
        </Typography>
        {mayUpdate && (
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              create.mutate({ id, ...entered })
            }}
            sx={{
              display: 'grid',
              gap: 1.75,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
              '& .MuiTextField-root': { m: 0 },
            }}
          >
            {fields.map(({ field, label }) => textField(field, label))}
            {textField('message', 'Message')}
            {failure && Object.keys(failure.fields).length === 0 && (
              <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
                {failure.message}
              </Alert>
            )}
            <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
              <Button color="inherit" loading={dismiss.isPending} onClick={() => dismiss.mutate({ id })}>
                Not an enquiry
              </Button>
              <Button type="submit" variant="contained" loading={create.isPending}>
                Create lead
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </Card>
  )
}

/** Marketplace emails that no template could parse: a user creates leads or dismisses them. */
export const MailsPage = () => {
  const [organisationId] = useOrganisation()
  const { data, error, refetch } = useQuery(api.leadMails.list.queryOptions({ organisationId }, { staleTime: 0, retry: false }))
  return (
    <>
      <BackLink to="/inbox">Inbox</BackLink>
      <PageHeading
        title="Emails to review"
        text="Marketplace emails that no template could read, and emails to your mailbox from unknown senders. Create a lead from each enquiry."
      />
      {error && !data && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && data.length === 0 && (
        <Card>
          <Notice title="Nothing to review" text="Every email became a lead or joined its conversation." picture={<InboxIcon />} />
        </Card>
      )}
      {data && data.length > 0 && (
        <Box
          component="ul"
          aria-label="Emails"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          {data.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
