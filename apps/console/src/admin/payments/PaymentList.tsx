import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type RequestAction, requestKinds, requestStaffActions, requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { PaymentRequestRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FormDialog } from '../../parts/forms/FormDialog'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { type PillTone, StatusPill } from '../../parts/StatusPill'
import { useStartedAction } from '../layout/palette/useStartedAction'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisationFilter'
import { AccountsDialog } from './AccountsDialog'
import { PaymentRequestDialog } from './PaymentRequestDialog'

const consequences: { readonly [Action in RequestAction]: string } = {
  cancel: 'The link stops working. A payment already in progress is refunded automatically.',
  refund: 'The money is refunded to the card used. Your payment provider keeps its fee.',
  retryReturn: 'We ask the bank again to refund the money.',
  returnedByHand:
    'Only confirm once you have returned the money, for example by bank transfer. It won’t be refunded to the card after this.',
}

/** Names the payment of an action: the second one if a second payment is being returned. */
const aboutText = ({ amountCents, name, second }: PaymentRequestRecord, action: RequestAction): string =>
  second !== null && (action === 'retryReturn' || action === 'returnedByHand')
    ? `The second payment of ${formatMoney(amountCents)} by ${name}`
    : `${formatMoney(amountCents)} by ${name}`

/** Actions of a payment request. */
const RequestActions = ({ request }: { request: PaymentRequestRecord }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [action, setAction] = useState<RequestAction | null>(null)
  const change = useMutation(api.payments.change.mutationOptions())
  if (!may('reservation.manage')) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {request.actions.map((each) => (
        <Button
          key={each}
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`${requestStaffActions[each].label}, ${request.reference}`}
          onClick={() => setAction(each)}
        >
          {requestStaffActions[each].label}
        </Button>
      ))}
      {action && (
        <FormDialog
          title={`${requestStaffActions[action].label}?`}
          verb={requestStaffActions[action].label}
          refusal="Back"
          disabled={change.isPending}
          failure={change.error ? callError(change.error).message : null}
          onClose={() => setAction(null)}
          onSubmit={() =>
            change.mutate(
              { id: request.id, action },
              {
                onSuccess: () => {
                  notify(`${requestStaffActions[action].done} ${request.reference}.`, { type: 'success' })
                  setAction(null)
                  refresh()
                },
              },
            )
          }
        >
          <Typography sx={{ fontWeight: 600 }}>{aboutText(request, action)}</Typography>
          <Typography>{consequences[action]}</Typography>
        </FormDialog>
      )}
    </Box>
  )
}

const tones: { readonly [State in PaymentRequestRecord['state']]: PillTone } = {
  ...{
    open: 'waiting',
    paid: 'good',
    cancelled: 'quiet',
    refund_pending: 'waiting',
    refunded: 'quiet',
    refund_failed: 'bad',
    disputed: 'bad',
  },
}

const state = {
  source: 'state',
  label: 'Status',
  choices: Object.entries(requestStateTexts).map(([value, { staff }]) => ({ value, label: staff })),
} as const

const secondTexts = { returning: 'Paid twice: refund in progress', stuck: 'Paid twice: refund failed' } as const

const State = ({ request: { state, second } }: { request: PaymentRequestRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
    <StatusPill tone={tones[state]}>{requestStateTexts[state].staff}</StatusPill>
    {second && <StatusPill tone={second === 'stuck' ? 'bad' : 'waiting'}>{secondTexts[second]}</StatusPill>}
  </Box>
)

const What = ({ request }: { request: PaymentRequestRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
      {[requestKinds[request.kind], request.invoiceNumber].filter(Boolean).join(' ')}
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {[request.reference, request.carName, request.note].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
)

const columns: readonly Column<PaymentRequestRecord>[] = [
  { label: 'For', render: (request) => <What request={request} /> },
  { label: 'Name', render: ({ name }) => name },
  { label: 'Site', from: 'lg', render: ({ siteName }) => siteName },
  { label: 'Amount', align: 'right', render: ({ amountCents }) => formatMoney(amountCents) },
  { label: 'Status', render: (request) => <State request={request} /> },
  { label: 'Requested', sortBy: 'createdAt', align: 'right', render: ({ createdAt }) => <Ago at={createdAt} /> },
  { label: '', align: 'right', render: (request) => <RequestActions request={request} /> },
]

const Compact = ({ request }: { request: PaymentRequestRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <What request={request} />
      <Box sx={{ flexShrink: 0 }}>
        <State request={request} />
      </Box>
    </Box>
    <Typography variant="body2">
      {request.name} · {formatMoney(request.amountCents)} · {request.siteName} · <Ago at={request.createdAt} />
    </Typography>
    <RequestActions request={request} />
  </Box>
)

const Payments = () => {
  const { total } = useListContext<PaymentRequestRecord>()
  const may = useMay()
  const refresh = useRefresh()
  const [open, setOpen] = useState<'ask' | 'accounts' | null>(null)
  useStartedAction('requestPayment', () => setOpen('ask'))
  const close = () => {
    setOpen(null)
    refresh()
  }
  return (
    <>
      <PageHeading
        title="Payments"
        text={
          total
            ? `${total.toLocaleString('en-AU')} payment ${total === 1 ? 'request' : 'requests'}`
            : 'Request any amount with a payment link'
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {may('payment.manage') && (
              <Button variant="outlined" color="inherit" onClick={() => setOpen('accounts')}>
                Payment accounts
              </Button>
            )}
            {may('reservation.manage') && (
              <Button variant="contained" onClick={() => setOpen('ask')}>
                Request a payment
              </Button>
            )}
          </Box>
        }
      />
      <FilterBar searchLabel="Reference, name, invoice or car" selects={[state]} />
      <ListBody
        emptyTitle="No payment requests yet"
        emptyText="Request a deposit or invoice payment with a link. It is sent by email or text message, and you see here when it is paid."
        emptyPicture={<PaymentIcon />}
      >
        <RecordTable<PaymentRequestRecord> label="Payments" columns={columns} compact={(request) => <Compact request={request} />} />
      </ListBody>
      {open === 'ask' && <PaymentRequestDialog onClose={close} />}
      {open === 'accounts' && <AccountsDialog onClose={close} />}
    </>
  )
}

const asking = { refetchInterval: 5_000, refetchIntervalInBackground: false } as const

/** Payment requests, newest first. */
export const PaymentList = () => (
  <ListBase
    resource="payments"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filter={useOrganisationFilter()}
    queryOptions={asking}
  >
    <Payments />
  </ListBase>
)
