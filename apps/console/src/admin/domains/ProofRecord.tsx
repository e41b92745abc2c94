import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { trpc } from '../../client/trpc'
import { Ago } from '../parts/Ago'
import type { DomainEntry } from './DomainEntry'
import { useDomainCall } from './useDomainCall'

const Line = ({ label, text }: { label: string; text: string }) => {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(`${label} is copied.`, { type: 'info' })
  }
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ pt: 0.75 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
        <Box component="code" sx={{ py: 0.75, fontSize: 13.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {label !== 'Type' && (
          <Tooltip title="Copy">
            <IconButton size="small" onClick={copy} aria-label={`Copy ${label.toLowerCase()}`}>
              <CopyIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </>
  )
}

/** The DNS record that proves a domain, to be copied, and a look whether it is there. */
export const ProofRecord = ({ siteId, entry, mayEdit }: { siteId: string; entry: DomainEntry; mayEdit: boolean }) => {
  const { mutate, isPending } = useDomainCall(
    siteId,
    () => trpc.domains.check.mutate({ siteId, host: entry.host }),
    ({ message }) => message,
  )
  if (!entry.record) return null
  return (
    <Box sx={{ mt: 1.5, p: 2, borderRadius: '10px', bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '62ch' }}>
        Whoever looks after the domain’s DNS adds this record, and leads the domain to this platform. Once the record is seen, the site
        answers there.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2 }}>
        <Line label="Type" text="TXT" />
        <Line label="Name" text={entry.record.name} />
        <Line label="Value" text={entry.record.text} />
      </Box>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {mayEdit && (
          <Button variant="outlined" onClick={() => mutate(undefined)} disabled={isPending}>
            {isPending ? 'Looking …' : 'Check now'}
          </Button>
        )}
        {entry.checkedAt && (
          <Typography variant="body2" color="text.secondary" role="status">
            {entry.message} Checked <Ago at={entry.checkedAt} />.
          </Typography>
        )}
      </Box>
    </Box>
  )
}
