import { Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import { conversationHref } from '../inbox/useInboxFilters'
import { useMay } from '../useMay'

interface Props {
  readonly id: string
  /** The car of the record with the link. */
  readonly carId: string | null
}

/** Link to a customer's conversation, for users who may read it. */
export const ConversationLink = ({ id, carId }: Props) =>
  useMay()('lead.read') && (
    <Link component={LinkBase} to={conversationHref(id, carId)}>
      Open the conversation
    </Link>
  )
