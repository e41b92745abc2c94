import { deliveryState, keptText } from '@forecourt/rules/outbox/deliveryState'
import { outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import MailIcon from '@mui/icons-material/MarkunreadMailboxOutlined'
import UndeliveredIcon from '@mui/icons-material/UnsubscribeOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase, ListBase, ShowBase, useShowContext } from 'react-admin'
import type { MailDetail, MailRecord } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody, ListSkeleton } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { useMe } from '../../parts/useMe'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'

const exactTime = (at: string) => new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })

const State = ({ mail }: { readonly mail: Pick<MailRecord, 'status' | 'lastError'> }) => {
  const hasMailServer = useMe()?.hasMailServer ?? true
  const { tone, text } = deliveryState(mail, hasMailServer)
  return <StatusPill tone={tone}>{text}</StatusPill>
}

/** Kinds whose receiver is the shopper, and isn't stored with the message. */
const shopperKinds: ReadonlySet<MailRecord['kind']> = new Set(['inbox.mail', 'inbox.textBySms', 'shopper.code', 'shopper.codeBySms'])

const recipients = ({ to, kind }: Pick<MailRecord, 'to' | 'kind'>) =>
  to.join(', ') || (shopperKinds.has(kind) ? 'The customer' : 'A console user')
const titleOf = ({ subject, kind }: Pick<MailRecord, 'subject' | 'kind'>) => subject || outboxMessages[kind].label

/** The content of a message, or why there is none here. */
const Content = ({ mail }: { readonly mail: MailDetail }) => {
  if (!mail.mail)
    return (
      <Notice
        title="The content isn’t kept here"
        text={
          mail.status === 'delivered'
            ? 'Messages that were sent, replies and text messages are kept in the conversation with the customer.'
            : 'It is written when the message is sent.'
        }
        picture={<MailIcon />}
      />
    )
  return mail.mail.html ? (
    // Sandboxed without scripts or navigation: email HTML is untrusted.
    <Box
      component="iframe"
      sandbox=""
      title="Message"
      srcDoc={mail.mail.html}
      sx={{ display: 'block', width: '100%', height: 'min(1000px, calc(100dvh - 220px))', border: 0, bgcolor: '#fff' }}
    />
  ) : (
    <Typography component="pre" sx={{ m: 0, p: 2.5, whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>
      {mail.mail.text}
    </Typography>
  )
}

const Mail = () => {
  const { record: mail, isPending, error, refetch } = useShowContext<MailDetail>()
  // The cached record can come from the list, without content.
  if (isPending || (mail && mail.mail === undefined)) return <ListSkeleton />
  if (error || !mail) return <PageError message={error?.message ?? 'That message does not exist.'} onRetry={() => refetch()} />
  return (
    <>
      <BackLink to="/outbox">Email log</BackLink>
      <PageHeading
        title={titleOf(mail)}
        text={
          <>
            {mail.mail && `From ${mail.mail.from} to `}
            {!mail.mail && 'To '}
            {recipients(mail)} · {exactTime(mail.deliveredAt ?? mail.createdAt)}
            {mail.organisationName && ` · ${mail.organisationName}`}
            {mail.mail?.replyTo && ` · replies go to ${mail.mail.replyTo}`}
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <State mail={mail} />
        {mail.lastError !== null && <Typography variant="body2">{mail.lastError}</Typography>}
      </Box>
      <Card>
        <Content mail={mail} />
      </Card>
    </>
  )
}

/** One message with its state. */
export const MailShow = () => (
  <ShowBase resource="outbox" queryOptions={queryOptionsForShow}>
    <Mail />
  </ShowBase>
)

const dealerColumn: Column<MailRecord> = {
  label: 'Dealer',
  render: ({ organisationName }) => organisationName ?? 'Platform',
}

const mailColumns = (hasDealers: boolean): readonly Column<MailRecord>[] => [
  {
    label: 'Message',
    render: (mail) => (
      <>
        <Box sx={{ fontWeight: 620 }}>{titleOf(mail)}</Box>
        {mail.lastError !== null && (
          <Typography variant="body2" color="text.secondary">
            {mail.lastError}
          </Typography>
        )}
      </>
    ),
  },
  ...(hasDealers ? [dealerColumn] : []),
  { label: 'To', render: (mail) => <Box sx={{ overflowWrap: 'anywhere' }}>{recipients(mail)}</Box> },
  { label: 'Kind', from: 'xl', render: ({ kind }) => outboxMessages[kind].label },
  { label: 'State', width: 110, render: (mail) => <State mail={mail} /> },
  {
    label: 'Time',
    align: 'right',
    width: 200,
    render: ({ deliveredAt, createdAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{exactTime(deliveredAt ?? createdAt)}</Box>,
  },
]

const stateFilter = {
  source: 'state',
  label: 'State',
  choices: [
    { value: 'sent', label: 'Sent or kept' },
    { value: 'waiting', label: 'Waiting' },
    { value: 'retried', label: 'Retrying' },
    { value: 'failed', label: 'Failed' },
    { value: 'notSent', label: 'Not sent' },
  ],
} as const

/** The messages of the selected dealer, or of all dealers, with their states. */
export const MailList = () => {
  const [organisationId] = useOrganisation()
  const hasMailServer = useMe()?.hasMailServer ?? true
  const undelivered = (
    <Button component={LinkBase} to="/outbox/undelivered" variant="outlined" startIcon={<UndeliveredIcon />}>
      Not delivered
    </Button>
  )
  return (
    <ListBase resource="outbox" perPage={25} sort={{ field: 'createdAt', order: 'DESC' }} filter={useOrganisationFilter()}>
      <PageHeading
        title="Email log"
        text={`Emails and text messages ${organisationId === null ? 'of all dealers' : 'of this dealer'}. ${hasMailServer ? '“Sent” means that the mail server took the message.' : keptText}`}
        actions={undelivered}
      />
      <FilterBar searchLabel="Address, kind or error" selects={[stateFilter]} />
      <ListBody
        emptyTitle="No email yet"
        emptyText="Send an enquiry on one of the sites. The dealer’s copy and the customer’s confirmation appear here."
        emptyPicture={<MailIcon />}
      >
        <RecordTable<MailRecord>
          label="Email"
          columns={mailColumns(organisationId === null)}
          linkTo={({ id }) => `/outbox/${id}/show`}
          compact={(mail) => (
            <Box>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Box sx={{ fontWeight: 620 }}>{titleOf(mail)}</Box>
                <State mail={mail} />
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[recipients(mail), organisationId === null && (mail.organisationName ?? 'Platform')].filter(Boolean).join(' · ')}
                {' · '}
                {exactTime(mail.deliveredAt ?? mail.createdAt)}
              </Typography>
            </Box>
          )}
        />
      </ListBody>
    </ListBase>
  )
}
