import { Alert, Box, Card, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-admin'
import type { SettingEntry } from '../../../parts/settings/settingIndex'
import { useMe } from '../../../parts/useMe'
import { useOrganisation } from '../../useOrganisation'
import { ChosenSites } from './ChosenSites'
import { ListChange } from './ListChange'
import { PagesChange } from './PagesChange'
import { SettingPicker } from './SettingPicker'
import { isItemList, isPages, sharedSettings } from './sharedSettings'
import { useDryRun } from './useDryRun'
import { ValueChange } from './ValueChange'

/** One setting or list at many sites: choose it, say what becomes of it, look at what that does to each, then save. */
export const BulkChange = () => {
  const me = useMe()
  const [organisationId] = useOrganisation()
  const entries = sharedSettings(me?.staff ? 'staff' : 'dealer')
  const asked = new URLSearchParams(useLocation().search).get('at')
  const [entry, setEntry] = useState<SettingEntry | null>(() => entries.find(({ pointer }) => pointer === asked) ?? null)
  const { dryRun, start, drop } = useDryRun(organisationId)
  const choose = (next: SettingEntry | null) => {
    setEntry(next)
    drop()
  }
  const change = entry && { entry, onEdit: drop, onSee: start }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="form" sx={{ p: 2, display: 'grid', gap: 2 }} onSubmit={(event) => event.preventDefault()}>
        <SettingPicker entries={entries} value={entry} onChange={choose} />
        {change && (
          <>
            <Typography variant="body2" color="text.secondary">
              {change.entry.node.description}
            </Typography>
            {isPages(change.entry) ? (
              <PagesChange key={change.entry.pointer} {...change} organisationId={organisationId} />
            ) : isItemList(change.entry) ? (
              <ListChange key={change.entry.pointer} {...change} organisationId={organisationId} />
            ) : (
              <ValueChange key={change.entry.pointer} {...change} />
            )}
          </>
        )}
      </Card>
      {dryRun?.status === 'running' && (
        <LinearProgress
          aria-label="Sites looked at"
          variant={dryRun.total > 0 ? 'determinate' : 'indeterminate'}
          value={dryRun.total > 0 ? (100 * dryRun.sites.length) / dryRun.total : undefined}
        />
      )}
      {dryRun?.failure && <Alert severity="error">{dryRun.failure}</Alert>}
      {dryRun?.status === 'done' && <ChosenSites key={JSON.stringify(dryRun.change)} dryRun={dryRun} onStartOver={() => choose(null)} />}
    </Box>
  )
}
