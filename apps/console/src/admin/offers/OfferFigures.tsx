import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'

const counted = (count: number, one: string, several: string) => `${count.toLocaleString('en-AU')} ${count === 1 ? one : several}`

/** Views and enquiries of an offer, above its form (ANL-01). */
export const OfferFigures = ({ row }: { readonly row: { readonly id: string } }) => {
  const { data } = useQuery(api.offers.figures.queryOptions({ id: row.id }, { staleTime: 0, retry: false }))
  if (!data) return null
  return (
    <Typography variant="body2" color="text.secondary">
      Last 7 days: {counted(data.views, 'view', 'views')}, {counted(data.leads, 'enquiry', 'enquiries')}
    </Typography>
  )
}
