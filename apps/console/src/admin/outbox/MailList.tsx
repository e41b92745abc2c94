import MailIcon from '@mui/icons-material/MarkunreadMailboxOutlined'
import UndeliveredIcon from '@mui/icons-material/UnsubscribeOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase, ListBase, ShowBase, useShowContext } from 'react-admin'
import type { MailDetail, MailRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListBody, ListSkeleton } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'

const Mail = () => {
  const { record: mail, isPending, error, refetch } = useShowContext<MailDetail>()
  // The cached record can come from the list, without a body.
  if (isPending || (mail && mail.html === undefined)) return <ListSkeleton />
  if (error || !mail) return <PageError message={error?.message ?? 'That message does not exist.'} onRetry={() => refetch()} />
  return (
    <>
      <BackLink to="/outbox">Email log</BackLink>
      <PageHeading
        title={mail.subject || 'No subject'}
        text={
          <>
            From {mail.from} to {mail.to.join(', ')} · <Ago at={mail.receivedAt} />
            {mail.replyTo && ` · replies go to ${mail.replyTo}`}
          </>
        }
      />
      <Card>
        {mail.html ? (
          // Sandboxed without scripts or navigation: email HTML is untrusted.
          <Box
            component="iframe"
            sandbox=""
            title="Message"
            srcDoc={mail.html}
            sx={{ display: 'block', width: '100%', height: 'min(1000px, calc(100dvh - 220px))', border: 0, bgcolor: '#fff' }}
          />
        ) : (
          <Typography component="pre" sx={{ m: 0, p: 2.5, whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>
            {mail.text}
          </Typography>
        )}
      </Card>
    </>
  )
}

/** One sent email. */
export const MailShow = () => (
  <ShowBase resource="outbox" queryOptions={queryOptionsForShow}>
    <Mail />
  </ShowBase>
)

const columns: readonly Column<MailRecord>[] = [
  { label: 'Subject', render: ({ subject }) => <Box sx={{ fontWeight: 620 }}>{subject || 'No subject'}</Box> },
  { label: 'To', render: ({ to }) => to.join(', ') },
  { label: 'From', from: 'lg', render: ({ from }) => <Box sx={{ whiteSpace: 'nowrap' }}>{from}</Box> },
  { label: 'Sent', align: 'right', width: 150, render: ({ receivedAt }) => <Ago at={receivedAt} /> },
]

const Mails = () => {
  return (
    <RecordTable<MailRecord>
      label="Email"
      columns={columns}
      linkTo={({ id }) => `/outbox/${id}/show`}
      compact={({ subject, to, receivedAt }) => (
        <Box>
          <Box sx={{ fontWeight: 620 }}>{subject || 'No subject'}</Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {to.join(', ')} · <Ago at={receivedAt} />
          </Typography>
        </Box>
      )}
    />
  )
}

/** Mailbox of a demo installation, where emails are caught instead of delivered. */
export const MailList = () => (
  <ListBase resource="outbox" perPage={25} sort={{ field: 'receivedAt', order: 'DESC' }}>
    <PageHeading
      title="Email log"
      text="Email sent by this installation. Without your own mail server it stays here."
      actions={
        <Button component={LinkBase} to="/outbox/undelivered" variant="outlined" startIcon={<UndeliveredIcon />}>
          Undelivered
        </Button>
      }
    />
    <ListBody
      emptyTitle="No email yet"
      emptyText="Send an enquiry on one of the sites. The dealer’s copy and the customer’s confirmation appear here."
      emptyPicture={<MailIcon />}
    >
      <Mails />
    </ListBody>
  </ListBase>
)
