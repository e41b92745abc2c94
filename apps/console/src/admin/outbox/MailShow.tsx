import { Box, Card, Typography } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import type { MailDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'

const Mail = () => {
  const { record: mail, isPending, error, refetch } = useShowContext<MailDetail>()
  // At first the row from the list stands in for the message, and has no body.
  if (isPending || (mail && mail.html === undefined)) return <ListSkeleton />
  if (error || !mail) return <PageError message={error?.message ?? 'That message does not exist.'} onRetry={() => refetch()} />
  return (
    <>
      <BackLink to="/outbox">Mail outbox</BackLink>
      <PageHeading
        title={mail.subject || 'No subject'}
        text={
          <>
            From {mail.from} to {mail.to.join(', ')} · <Ago at={mail.receivedAt} />
            {mail.replyTo && ` · answers go to ${mail.replyTo}`}
          </>
        }
      />
      <Card>
        {mail.html ? (
          // The sandbox lets nothing run and nothing leave: a mail is a stranger's document.
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

/** One message as it was sent. */
export const MailShow = () => (
  <ShowBase resource="outbox" queryOptions={queryOptionsForShow}>
    <Mail />
  </ShowBase>
)
