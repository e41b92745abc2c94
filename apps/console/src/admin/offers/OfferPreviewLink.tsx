import { parseTime } from '@forecourt/rules/dates/parseTime'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import type { OfferPeriod } from '@forecourt/rules/offers/offerPeriod'
import { Link } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase } from 'react-admin'
import { useMayOpen } from '../layout/useMayOpen'

interface Props {
  readonly offer: Pick<OfferPeriod, 'startsOn' | 'startTime'> & { readonly id: string }
  /** The first site that will show it. */
  readonly site: { readonly id: string }
}

/** Link to the site's preview at the moment when a scheduled offer goes live, at the offer's page. */
export const OfferPreviewLink = ({ offer: { id, startsOn, startTime }, site }: Props) => {
  const mayOpen = useMayOpen()
  if (startsOn === null) return null
  const minutes = startTime === null ? null : parseTime(startTime)
  const at = minutes === null ? '' : `at ${formatTime(minutes).replace(/(?=[ap]m)/, ' ')} `
  const editor = `/sites/${encodeURIComponent(site.id)}/edit`
  if (!mayOpen(editor)) return null
  const query = new URLSearchParams({ path: `/offers/${id}`, time: `${startsOn}T${startTime ?? '00:00'}` })
  return (
    <Link
      component={LinkBase}
      to={`${editor}?${query}`}
      underline="hover"
      // In a list, the row opens the offer.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontSize: 14, fontWeight: 560, display: 'inline-block', py: '2px' }}
    >
      Preview {at}on {formatDate(startsOn)}
    </Link>
  )
}
