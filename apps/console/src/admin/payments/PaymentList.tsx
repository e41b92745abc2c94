import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { requestKinds, requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext, useRefresh } from 'react-admin'
import type { PaymentRequestRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useStartedAction } from '../layout/palette/useStartedAction'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { AccountsDialog } from './AccountsDialog'
import { PaymentRequestDialog } from './PaymentRequestDialog'
import { RequestState } from './RequestState'

const state = {
  source: 'state',
  label: 'Status',
  choices: Object.entries(requestStateTexts).map(([value, { staff }]) => ({ value, label: staff })),
} as const

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
  { label: 'Status', render: (request) => <RequestState request={request} /> },
  { label: 'Requested', sortBy: 'createdAt', align: 'right', render: ({ createdAt }) => <Ago at={createdAt} /> },
]

const Compact = ({ request }: { request: PaymentRequestRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <What request={request} />
      <Box sx={{ flexShrink: 0 }}>
        <RequestState request={request} />
      </Box>
    </Box>
    <Typography variant="body2">
      {request.name} · {formatMoney(request.amountCents)} · {request.siteName} · <Ago at={request.createdAt} />
    </Typography>
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
        emptyGuide="request-a-payment-by-link"
        emptyText="Request a deposit or invoice payment with a link. It is sent by email or text message, and you see here when it is paid."
        emptyPicture={<PaymentIcon />}
      >
        <RecordTable<PaymentRequestRecord>
          label="Payments"
          columns={columns}
          compact={(request) => <Compact request={request} />}
          linkTo={({ id }) => `/payments/${id}/show`}
        />
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
