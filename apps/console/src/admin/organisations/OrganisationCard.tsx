import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import type { OrganisationRecord } from '../../client/Records'
import { SureDialog } from '../../parts/forms/SureDialog'
import { StatusPill } from '../../parts/StatusPill'
import { useManage } from '../sites/manage/useManage'
import { useMay } from '../useMay'
import { AddDealershipDialog } from './AddDealershipDialog'
import { AddSiteDialog } from './AddSiteDialog'
import { RenameDialog } from './RenameDialog'

interface Props {
  readonly organisation: OrganisationRecord
  readonly onDone: () => void
}

const count = (number: number, one: string, many: string) => `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`

/** One dealer or group, and what can be done to it as a whole. */
export const OrganisationCard = ({ organisation, onDone }: Props) => {
  const may = useMay()
  const [asking, setAsking] = useState<'rename' | 'archive' | 'dealership' | 'site' | null>(null)
  const { id, name, siteCount, dealershipCount, locationCount, carCount, archivedAt } = organisation
  const { run, busy, failure } = useManage(
    api.organisations.change.mutationOptions(),
    () => (archivedAt ? `${name} is back. Each of its sites is taken back by itself.` : `${name} is archived.`),
    onDone,
  )
  const close = () => setAsking(null)
  return (
    <Card component="article" aria-label={name} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              count(siteCount, 'site', 'sites'),
              count(dealershipCount, 'dealership', 'dealerships'),
              count(locationCount, 'location', 'locations'),
              count(carCount, 'car', 'cars'),
            ].join(' · ')}
          </Typography>
        </Box>
        {archivedAt && <StatusPill tone="quiet">Archived</StatusPill>}
      </Box>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {archivedAt ? (
          may('site.create') && (
            <Button disabled={busy} onClick={() => run({ organisationId: id, change: { kind: 'takeBack' } })}>
              Take it back
            </Button>
          )
        ) : (
          <>
            <Button color="inherit" onClick={() => setAsking('rename')} aria-label={`Rename ${name}`}>
              Rename
            </Button>
            {may('site.create') && (
              <>
                <Button color="inherit" onClick={() => setAsking('dealership')} aria-label={`Add a dealership to ${name}`}>
                  Add a dealership
                </Button>
                <Button color="inherit" onClick={() => setAsking('site')} aria-label={`Add a site to ${name}`}>
                  Add a site
                </Button>
                <Button color="error" onClick={() => setAsking('archive')} aria-label={`Archive ${name}`}>
                  Archive
                </Button>
              </>
            )}
          </>
        )}
      </Box>
      {asking === 'rename' && <RenameDialog organisation={organisation} onClose={close} onDone={onDone} />}
      {asking === 'dealership' && <AddDealershipDialog organisation={organisation} onClose={close} onDone={onDone} />}
      {asking === 'site' && <AddSiteDialog organisation={organisation} onClose={close} onDone={onDone} />}
      <SureDialog
        open={asking === 'archive'}
        title={`Archive ${name}?`}
        text={`${siteCount === 1 ? 'Its site answers' : `All ${siteCount} of its sites answer`} nobody from now on, and it leaves the switcher. Nothing is deleted, and it can be taken back.`}
        verb="Archive"
        onClose={close}
        onSure={() => run({ organisationId: id, change: { kind: 'archive' } })}
      />
    </Card>
  )
}
