import { Box, Button, Typography } from '@mui/material'
import { api } from '../../client/api'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import type { DomainEntry } from './DomainEntry'
import { useDomainCall } from './useDomainCall'

interface Props {
  readonly siteId: string
  readonly entry: DomainEntry
  /** The site's address on the platform; empty for none. */
  readonly leadsTo: string
  readonly mayEdit: boolean
}

/** The DNS records that prove a domain and lead it here, to be copied, and a look whether the proof is there. */
export const ProofRecord = ({ siteId, entry, leadsTo, mayEdit }: Props) => {
  const { mutate, isPending } = useDomainCall(siteId, api.domains.check.mutationOptions(), ({ message }) => message)
  if (!entry.record) return null
  return (
    <Box sx={{ mt: 1.5, p: 2, borderRadius: '10px', bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '62ch' }}>
        Whoever looks after the domain’s DNS adds these records. The first proves that the domain is theirs: once it is seen, the site
        answers there.
      </Typography>
      <Box component="dl" sx={copyLines}>
        <CopyLine label="Type" text="TXT" isPlain />
        <CopyLine label="Name" text={entry.record.name} />
        <CopyLine label="Value" text={entry.record.text} />
      </Box>
      {leadsTo !== '' && (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, mb: 0.5, maxWidth: '62ch' }}>
            The second leads shoppers here. Where a domain without www. takes no CNAME, an ALIAS or ANAME record does the same.
          </Typography>
          <Box component="dl" sx={copyLines}>
            <CopyLine label="Type" text="CNAME" isPlain />
            <CopyLine label="Name" text={entry.host} copies="Name of the CNAME" />
            <CopyLine label="Value" text={leadsTo} copies="Value of the CNAME" />
          </Box>
        </>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {mayEdit && (
          <Button variant="outlined" onClick={() => mutate({ siteId, host: entry.host })} disabled={isPending}>
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
