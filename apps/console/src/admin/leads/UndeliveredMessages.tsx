import { outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import { Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { formName } from './leadStatus'

/** Multi-step forms that shoppers left, with consent to be contacted (ENQ-08); hidden if there are none. */
export const UnfinishedForms = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  const { data: forms = [] } = useQuery(
    api.leads.unfinished.queryOptions({ organisationId }, { enabled: may('lead.read'), refetchInterval: 60_000 }),
  )
  if (forms.length === 0) return null
  return (
    <Card component="section" aria-labelledby="unfinished" sx={{ mb: 2 }}>
      <Box sx={{ px: 2.5, pt: 2, pb: 1.5 }}>
        <Typography id="unfinished" variant="h3" component="h2">
          Not finished
        </Typography>
        <Typography variant="body2" color="text.secondary">
          These shoppers didn’t send their form but agreed to be contacted about it.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {forms.map(({ id, form, siteName, step, steps, answers, updatedAt }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', px: 2.5, py: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <Typography sx={{ fontWeight: 620 }}>{formName(form)}</Typography>
              <StatusPill tone="quiet">{`Left after step ${step} of ${steps}`}</StatusPill>
              <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
                {siteName} · <Ago at={updatedAt} />
              </Typography>
            </Box>
            <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25, m: 0 }}>
              {answers.map(({ label, value }) => (
                <Box key={label} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
                  <Typography component="dt" variant="body2" color="text.secondary">
                    {label}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {value}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** Messages that failed on the last retry, such as during a long mail-server outage; hidden if there are none (API-07). */
export const UndeliveredMessages = () => {
  const may = useMay()
  const notify = useNotify()
  const queries = useQueryClient()
  const [organisationId] = useOrganisation()
  const { data: messages = [] } = useQuery(
    api.leads.undelivered.queryOptions({ organisationId }, { enabled: may('lead.read'), refetchInterval: 60_000 }),
  )
  const resend = useMutation(
    api.leads.sendAgain.mutationOptions({
      onSuccess: () => notify('It is being sent again.', { type: 'success' }),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
      onSettled: () => queries.invalidateQueries(api.leads.undelivered.pathFilter()),
    }),
  )
  if (messages.length === 0) return null
  return (
    <Card component="section" aria-labelledby="undelivered" sx={{ mb: 2 }}>
      <Box sx={{ px: 2.5, pt: 2, pb: 1.5 }}>
        <Typography id="undelivered" variant="h3" component="h2">
          Not delivered
        </Typography>
        <Typography variant="body2" color="text.secondary">
          These messages could not be delivered and are no longer retried. Fix the cause, then send them again.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
        {messages.map(({ id, kind, to, fault, leadId, createdAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ borderTop: 1, borderColor: 'divider', px: 2.5, py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }}>{outboxMessages[kind].label}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {to.length > 0 && `${to.join(', ')} · `}
                <Ago at={createdAt} />
                {fault && ` · ${fault}`}
              </Typography>
            </Box>
            {leadId && (
              <Button component={LinkBase} to={`/leads/${leadId}/show`} color="inherit">
                The enquiry
              </Button>
            )}
            {may('lead.update') && (
              <Button variant="outlined" color="inherit" disabled={resend.isPending} onClick={() => resend.mutate({ id })}>
                Send again
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
