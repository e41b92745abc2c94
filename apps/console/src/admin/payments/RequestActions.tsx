import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type RequestAction, requestStaffActions } from '@forecourt/rules/reservations/requestMoney'
import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { PaymentDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'
import { PartialRefundField, parsePartialRefund } from './PartialRefundField'

const consequences: { readonly [Action in RequestAction]: string } = {
  cancel: 'The link stops working. A payment already in progress is refunded automatically.',
  refund: 'The money is refunded to the card used. Your payment provider keeps its fee.',
  refundPart: 'This part is refunded to the card used, and the rest stays with you. The payer gets an email about it.',
  retryReturn: 'We ask the bank again to refund the money.',
  returnedByHand:
    'Only confirm once you have returned the money, for example by bank transfer. It won’t be refunded to the card after this.',
}

/** Names the payment of an action: the second one if a second payment is being returned. */
const paymentText = ({ amountCents, name, second }: PaymentDetail, action: RequestAction): string =>
  second !== null && (action === 'retryReturn' || action === 'returnedByHand')
    ? `The second payment of ${formatMoney(amountCents)} from ${name}`
    : `${formatMoney(amountCents)} from ${name}`

interface DialogProps {
  readonly request: PaymentDetail
  readonly action: RequestAction
  readonly onClose: () => void
}

const ActionDialog = ({ request, action, onClose }: DialogProps) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const change = useMutation(api.payments.change.mutationOptions())
  const [entered, setEntered] = useState('')
  // Frozen while the dialog is open, so that a refetch doesn't change the amount that the user is deciding on.
  const [heldCents] = useState(request.heldCents)
  const cents = parsePartialRefund(entered, heldCents)
  const isPart = action === 'refundPart'
  return (
    <FormDialog
      title={`${requestStaffActions[action].label}?`}
      verb={requestStaffActions[action].label}
      cancelLabel="Back"
      disabled={change.isPending || (isPart && cents === null)}
      failure={change.error ? callError(change.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        change.mutate(
          { id: request.id, action, ...(isPart && cents !== null && { part: { cents, heldCents } }) },
          {
            onSuccess: () => {
              notify(`${requestStaffActions[action].done} ${request.reference}.`, { type: 'success' })
              onClose()
              refresh()
            },
          },
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{paymentText(request, action)}</Typography>
      <Typography>{consequences[action]}</Typography>
      {isPart && <PartialRefundField entered={entered} heldCents={heldCents} onChange={setEntered} />}
    </FormDialog>
  )
}

/** Marks the car of a payment as sold. */
const SellButton = ({ request: { carId, carName, car } }: { readonly request: PaymentDetail }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const sell = useMutation(api.stock.markSold.mutationOptions())
  if (carId === null || !car || car.status !== 'in_stock' || !may('stock.sell')) return null
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        Mark the car as sold
      </Button>
      {isOpen && (
        <FormDialog
          title="Mark the car as sold?"
          verb="Mark as sold"
          cancelLabel="Back"
          disabled={sell.isPending}
          failure={sell.error ? callError(sell.error).message : null}
          onClose={() => setOpen(false)}
          onSubmit={() =>
            sell.mutate(
              { id: carId },
              {
                onSuccess: () => {
                  notify(`${carName ?? 'The car'} is marked as sold.`, { type: 'success' })
                  setOpen(false)
                  refresh()
                },
              },
            )
          }
        >
          <Typography>{carName} is no longer for sale on your sites and marketplaces. You can undo this on the car’s page.</Typography>
        </FormDialog>
      )}
    </>
  )
}

/** Actions of a payment request. */
export const RequestActions = ({ request }: { readonly request: PaymentDetail }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [action, setAction] = useState<RequestAction | null>(null)
  const resend = useMutation(api.payments.resend.mutationOptions())
  const mayManage = may('reservation.manage')
  const { id, state, actions, email, mobile } = request
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayManage && state === 'open' && (email !== '' || mobile !== '') && (
        <Button
          variant="contained"
          disabled={resend.isPending}
          onClick={() =>
            resend.mutate(
              { id },
              {
                onSuccess: () => {
                  notify(`The link is being sent to ${[email, mobile].filter(Boolean).join(' and ')}.`, { type: 'success' })
                  refresh()
                },
                onError: (error) => notify(callError(error).message, { type: 'error' }),
              },
            )
          }
        >
          Send the link again
        </Button>
      )}
      <SellButton request={request} />
      {mayManage &&
        actions.map((each) => (
          <Button key={each} variant="outlined" color="inherit" onClick={() => setAction(each)}>
            {requestStaffActions[each].label}
          </Button>
        ))}
      {action && <ActionDialog request={request} action={action} onClose={() => setAction(null)} />}
    </Box>
  )
}
