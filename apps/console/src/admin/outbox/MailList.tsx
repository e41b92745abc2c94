import MailIcon from '@mui/icons-material/MarkunreadMailboxOutlined'
import UndeliveredIcon from '@mui/icons-material/UnsubscribeOutlined'
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, ListBase } from 'react-admin'
import type { MailRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'

const columns: readonly Column<MailRecord>[] = [
  { label: 'Subject', render: ({ subject }) => <Box sx={{ fontWeight: 620 }}>{subject || 'No subject'}</Box> },
  { label: 'To', render: ({ to }) => to.join(', ') },
  { label: 'From', from: 'lg', render: ({ from }) => <Box sx={{ whiteSpace: 'nowrap' }}>{from}</Box> },
  { label: 'Sent', align: 'right', width: 150, render: ({ receivedAt }) => <Ago at={receivedAt} /> },
]

const Mails = () => {
  return (
    <RecordTable<MailRecord>
      label="Mail"
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

/** What the embedded mailbox caught: on a demo installation no mail leaves the machine. */
export const MailList = () => (
  <ListBase resource="outbox" perPage={25} sort={{ field: 'receivedAt', order: 'DESC' }}>
    <PageHeading
      title="Mail outbox"
      text="Mail this installation sent. Without a mail server of your own it stays here."
      actions={
        <Button component={LinkBase} to="/outbox/undelivered" variant="outlined" startIcon={<UndeliveredIcon />}>
          What was not delivered
        </Button>
      }
    />
    <ListBody
      emptyTitle="No mail yet"
      emptyText="Send an enquiry on one of the sites: the dealer’s copy and the shopper’s confirmation land here."
      emptyPicture={<MailIcon />}
    >
      <Mails />
    </ListBody>
  </ListBase>
)
