import { Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMay } from '../useMay'

/** Link to a customer's conversation, for users who may read it. */
export const ConversationLink = ({ id }: { readonly id: string }) =>
  useMay()('lead.read') && (
    <Link component={LinkBase} to={`/inbox?open=${encodeURIComponent(id)}`}>
      Open the conversation
    </Link>
  )
