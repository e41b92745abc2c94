import InboxIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Box, Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListSkeleton'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useOrganisation } from '../../useOrganisation'
import { MailCard } from './MailCard'

/** Mails of market places that no template could read: a person makes leads of them, or puts them away. */
export const MailsPage = () => {
  const [organisationId] = useOrganisation()
  const { data, error, refetch } = useQuery(api.leadMails.list.queryOptions({ organisationId }, { staleTime: 0, retry: false }))
  return (
    <>
      <BackLink to="/inbox">Inbox</BackLink>
      <PageHeading
        title="Mails to read"
        text="What market places sent and no template could read, and what people nobody knows wrote to a mailbox of yours. Nobody waits in vain: make a lead of it."
      />
      {error && !data && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && data.length === 0 && (
        <Card>
          <Notice title="Nothing to read" text="Every mail became a lead or joined its conversation." picture={<InboxIcon />} />
        </Card>
      )}
      {data && data.length > 0 && (
        <Box
          component="ul"
          aria-label="Mails"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          {data.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
