import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'

/** Latest payment requests to the person of a conversation. */
export const PersonPayments = ({ conversationId }: { readonly conversationId: string }) => {
  const { data } = useQuery(api.payments.getList.queryOptions({ perPage: 3, filter: { conversationId } }))
  if (!data || data.total === 0) return null
  return (
    <Box component="ul" aria-label="Payments" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {data.data.map(({ id, amountCents, state, reference }) => (
        <Typography component="li" variant="body2" key={id}>
          <Link component={LinkBase} to={`/payments/${encodeURIComponent(id)}/show`}>
            Payment {reference}
          </Link>{' '}
          · {formatMoney(amountCents)} · {requestStateTexts[state].staff}
        </Typography>
      ))}
    </Box>
  )
}
