import { dayText } from '@forecourt/rules/format/formatDate'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { ValuationRecord } from '../../client/Records'
import { useMay } from '../useMay'
import { figureText } from './ValuationList'

const daysPerWeek = 7

/** The offer and its actions: change the amount, extend, email, or mark as inspected. */
export const ValuationOfferCard = ({ valuation }: { readonly valuation: ValuationRecord }) => {
  const { id, revision, state, validUntil, offerReason, lead, timeZone } = valuation
  const mayUpdate = useMay()('lead.update')
  const notify = useNotify()
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const onSettled = (text: string) => ({
    onSuccess: () => {
      setProblem(null)
      void invalidateResources(queries, 'valuations')
      notify(text, { type: 'success' as const })
    },
    onError: (error: unknown) => setProblem(callError(error).message),
  })
  const change = useMutation(api.valuations.changeOffer.mutationOptions(onSettled('The offer is changed. Send it when you are ready.')))
  const extend = useMutation(api.valuations.extend.mutationOptions(onSettled('The offer is valid for another week.')))
  const appraise = useMutation(api.valuations.appraise.mutationOptions(onSettled('Saved as appraised.')))
  const send = useMutation(api.valuations.send.mutationOptions(onSettled('The offer is being sent to the customer.')))
  const isBusy = change.isPending || extend.isPending || appraise.isPending || send.isPending
  const submitOffer = (event: FormEvent) => {
    event.preventDefault()
    const offerCents = parseMoney(amount)
    if (!offerCents || offerCents < 100) return setProblem('Enter the amount in dollars, such as 12,500.')
    if (reason.trim() === '') return setProblem('Enter a reason for your colleagues.')
    change.mutate({ id, expectedRevision: revision, offerCents, reason: reason.trim() })
  }
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" component="h2">
          Offer
        </Typography>
        <Typography sx={{ fontSize: 22, fontWeight: 680, mt: 0.5, overflowWrap: 'anywhere', lineHeight: 1.25 }}>
          {figureText(valuation)}
        </Typography>
        {validUntil && (state === 'valued' || state === 'expired') && (
          <Typography variant="body2" color="text.secondary">
            {state === 'expired' ? 'Was valid until' : 'Valid until'}{' '}
            {dayText(validUntil, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </Typography>
        )}
        {offerReason && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {offerReason}
          </Typography>
        )}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {mayUpdate && (
        <>
          <Box component="form" onSubmit={submitOffer} noValidate sx={{ display: 'grid', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
            <TextField
              label="New offer, in dollars"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
            />
            <TextField
              label="Reason"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            <Button type="submit" variant="contained" loading={change.isPending} disabled={isBusy || amount.trim() === ''}>
              Change offer
            </Button>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(state === 'valued' || state === 'expired') && (
              <Button
                variant="outlined"
                color="inherit"
                disabled={isBusy}
                onClick={() => extend.mutate({ id, expectedRevision: revision, days: daysPerWeek })}
              >
                Extend by a week
              </Button>
            )}
            {lead?.email && (
              <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => send.mutate({ id })}>
                Email it to {lead.name}
              </Button>
            )}
            {state !== 'appraised' && (
              <Button
                variant="outlined"
                color="inherit"
                disabled={isBusy}
                onClick={() => appraise.mutate({ id, expectedRevision: revision })}
              >
                Mark as appraised
              </Button>
            )}
          </Box>
        </>
      )}
    </Card>
  )
}
