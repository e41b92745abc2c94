import { Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { formatCount } from '../../parts/formatCount'
import { PageError } from '../../parts/PageError'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useRedirectCall, useRedirectNotice } from './useRedirectCall'

type MissingAddress = Outputs['redirects']['missing'][number]

interface RowProps {
  readonly siteId: string
  readonly missing: MissingAddress
  readonly mayChange: boolean
}

/** A missing URL with its most similar page as the suggested target. */
const MissingRow = ({ siteId, missing: { path, people, machines, lastSeenAt, near }, mayChange }: RowProps) => {
  const [to, setTo] = useState(near ?? '')
  const notify = useNotify()
  const notifyUndoable = useUndoNotice()
  const notifyChange = useRedirectNotice(siteId)
  const addRedirect = useRedirectCall(api.redirects.change.mutationOptions(), (answer) =>
    notifyChange(`${path} now redirects to ${to}.`, answer),
  )
  const restore = useRedirectCall(api.redirects.dismiss.mutationOptions(), () => notify(`${path} is suggested again.`, { type: 'info' }))
  const dismiss = useRedirectCall(api.redirects.dismiss.mutationOptions(), () =>
    notifyUndoable(`${path} is ignored.`, () => restore.mutate({ siteId, path, dismissed: false })),
  )
  const problems: { readonly [field: string]: string } = addRedirect.error ? callError(addRedirect.error).fields : {}
  const message = problems.to ?? problems.from ?? problems.confirmed
  return (
    <Box component="li" sx={{ p: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' }, display: 'grid', gap: 1.25 }}>
      <Box>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{path}</Typography>
        <Typography variant="body2" color="text.secondary">
          {formatCount(people, 'person', 'people')}
          {machines > 0 && ` and ${formatCount(machines, 'bot', 'bots')}`}, last <Ago at={lastSeenAt} />
        </Typography>
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label="Redirect to"
            value={to}
            onChange={(event) => {
              setTo(event.target.value)
              addRedirect.reset()
            }}
            error={message !== undefined}
            helperText={message ?? (near === null ? 'No similar page found.' : to === near ? 'The most similar page.' : undefined)}
            sx={{ flex: '1 1 260px', maxWidth: 480 }}
          />
          <Button
            variant="contained"
            loading={addRedirect.isPending}
            disabled={to.trim() === ''}
            aria-label={`Redirect ${path}${problems.confirmed === undefined ? '' : ' anyway'}`}
            sx={{ minHeight: 40 }}
            onClick={() =>
              addRedirect.mutate({
                ...{ siteId, rows: [{ from: path, to, code: '301' }], replaces: false },
                confirmed: problems.confirmed !== undefined,
              })
            }
          >
            {problems.confirmed === undefined ? 'Redirect' : 'Redirect anyway'}
          </Button>
          <Button
            color="inherit"
            disabled={dismiss.isPending}
            aria-label={`Ignore ${path}`}
            sx={{ minHeight: 40 }}
            onClick={() => dismiss.mutate({ siteId, path, dismissed: true })}
          >
            Ignore
          </Button>
        </Box>
      )}
    </Box>
  )
}

interface Props {
  readonly siteId: string
  readonly missing: { readonly data?: readonly MissingAddress[]; readonly error: unknown; readonly isPending: boolean; refetch(): unknown }
  readonly mayChange: boolean
}

/** URLs with 404 responses, by number of visitors. Requests of bots are counted, but get no suggestion. */
export const MissingAddresses = ({ siteId, missing: { data, error, isPending, refetch }, mayChange }: Props) =>
  error ? (
    <PageError message={callError(error).message} onRetry={() => refetch()} />
  ) : (
    <Card component="section" aria-label="Pages not found (404)" aria-busy={isPending} sx={{ mt: 1.5 }}>
      {isPending && ['first', 'second'].map((key) => <Skeleton key={key} variant="rectangular" height={72} sx={{ m: 2 }} />)}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2.5 }}>
          No one has opened an address that doesn’t exist. When someone does, it is listed here with the most likely page.
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((each) => (
            <MissingRow key={each.path} siteId={siteId} missing={each} mayChange={mayChange} />
          ))}
        </Box>
      )}
    </Card>
  )
