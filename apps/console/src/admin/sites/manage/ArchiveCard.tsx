import { Alert, Box, Button, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { SureDialog } from '../../../parts/forms/SureDialog'
import { useMay } from '../../useMay'
import { ManageCard } from './ManageCard'
import type { ManageProps } from './ManageProps'
import { useManage } from './useManage'

const day = (instant: string) => new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** Puts a site out of use, takes it back, and has it deleted for good after two weeks. */
export const ArchiveCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const [typedName, setTypedName] = useState('')
  const [exportFailure, setExportFailure] = useState('')
  const { siteId, name } = site
  const change = useManage(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) =>
      status === 'archived'
        ? 'The site is archived.'
        : status === 'paused'
          ? 'The site is back. It is closed until you open it.'
          : 'The site is back, as a draft.',
    onDone,
  )
  const removal = useManage(
    api.sites.remove.mutationOptions(),
    ({ deleteAt }) => `The site will be deleted on ${day(deleteAt)}.`,
    () => {
      setTypedName('')
      onDone()
    },
  )
  const failure = change.failure ?? removal.failure
  const queries = useQueryClient()
  const exportLeads = () =>
    queries.fetchQuery(api.sites.leadsCsv.queryOptions({ siteId }, { staleTime: 0, gcTime: 0, retry: false })).then(
      ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
      (error: unknown) => setExportFailure(callError(error).message),
    )
  if (site.status !== 'archived')
    return (
      <ManageCard
        title="Archive"
        text="For a dealer who leaves. The site answers nobody, nothing scheduled goes live, and it can be read but not changed. It can be taken back at any time."
      >
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <Button variant="outlined" color="error" disabled={change.busy} onClick={() => setAsking('archive')}>
          Archive the site
        </Button>
        <SureDialog
          open={asking === 'archive'}
          title={`Archive ${name}?`}
          text="Shoppers can’t open it any more, from now on. You can take it back."
          verb="Archive"
          onClose={() => setAsking(null)}
          onSure={() => change.run({ siteId, change: 'archive' })}
        />
      </ManageCard>
    )
  return (
    <ManageCard
      title={site.deleteAt ? 'To be deleted' : 'Archived'}
      text={
        site.deleteAt
          ? `On ${day(site.deleteAt)} it is deleted for good, with its versions and leads. Stock, pictures and people of the organisation stay.`
          : 'It answers nobody and can’t be changed. Taken back, it is closed until somebody opens it.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {exportFailure && <Alert severity="error">{exportFailure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={change.busy} onClick={() => change.run({ siteId, change: 'takeBack' })}>
          {site.deleteAt ? 'Keep it after all' : 'Take it back'}
        </Button>
        {may('lead.read') && (
          <Button variant="outlined" onClick={() => void exportLeads()}>
            Download its leads
          </Button>
        )}
        {!site.deleteAt && (
          <Button color="error" disabled={removal.busy} onClick={() => setAsking('delete')}>
            Delete for good …
          </Button>
        )}
      </Box>
      <SureDialog
        open={asking === 'delete'}
        title={`Delete ${name} for good?`}
        text={`In two weeks the site goes with its versions and leads; until then you can keep it after all.${may('lead.read') ? ' Download its leads first if the dealer wants them.' : ''}`}
        verb="Delete in two weeks"
        disabled={typedName.trim() !== name}
        onClose={() => setAsking(null)}
        onSure={() => removal.run({ siteId, typedName })}
      >
        <TextField label={`Type ${name}`} value={typedName} onChange={(event) => setTypedName(event.target.value)} autoComplete="off" />
      </SureDialog>
    </ManageCard>
  )
}
