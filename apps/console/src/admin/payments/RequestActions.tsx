import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type RequestDeed, requestStaffDeeds } from '@forecourt/rules/reservations/requestStates'
import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { PaymentRequestRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'

const consequences: { readonly [Deed in RequestDeed]: string } = {
  cancel: 'The link stops taking a payment. One that is on its way nonetheless goes back by itself.',
  refund: 'The money goes back to the card it was paid with. Your payment provider keeps its fee.',
  retryReturn: 'The bank is asked once more to take the money back.',
  returnedByHand: 'Only once the money has gone back, for example by bank transfer. It is not refunded to the card after this.',
}

/** The amount a deed is about: where a second payment goes back, that one. */
const aboutText = ({ amountCents, name, second }: PaymentRequestRecord, deed: RequestDeed): string =>
  second !== null && (deed === 'retryReturn' || deed === 'returnedByHand')
    ? `The second payment of ${formatMoney(amountCents)} by ${name}`
    : `${formatMoney(amountCents)} by ${name}`

/** What can be done with a payment request now. */
export const RequestActions = ({ request }: { request: PaymentRequestRecord }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [deed, setDeed] = useState<RequestDeed | null>(null)
  const change = useMutation(api.payments.change.mutationOptions())
  if (!may('reservation.manage')) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {request.deeds.map((each) => (
        <Button
          key={each}
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`${requestStaffDeeds[each].label}, ${request.reference}`}
          onClick={() => setDeed(each)}
        >
          {requestStaffDeeds[each].label}
        </Button>
      ))}
      {deed && (
        <FormDialog
          title={`${requestStaffDeeds[deed].label}?`}
          verb={requestStaffDeeds[deed].label}
          refusal="Not now"
          disabled={change.isPending}
          failure={change.error ? callError(change.error).message : null}
          onClose={() => setDeed(null)}
          onSubmit={() =>
            change.mutate(
              { id: request.id, deed },
              {
                onSuccess: () => {
                  notify(`${requestStaffDeeds[deed].done} ${request.reference}.`, { type: 'success' })
                  setDeed(null)
                  refresh()
                },
              },
            )
          }
        >
          <Typography sx={{ fontWeight: 600 }}>{aboutText(request, deed)}</Typography>
          <Typography>{consequences[deed]}</Typography>
        </FormDialog>
      )}
    </Box>
  )
}
