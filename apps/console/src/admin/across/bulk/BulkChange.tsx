import { Alert, Box, Button, Card, FormControlLabel, LinearProgress, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { SettingEntry } from '../../../editor/settings/settingIndex'
import { useMe } from '../../useMe'
import { useOrganisation } from '../../useOrganisation'
import { ChosenSites } from './ChosenSites'
import { SettingPicker } from './SettingPicker'
import { singleSettings } from './singleSettings'
import { useLook } from './useLook'
import { ValueInput } from './ValueInput'

/** One setting at many sites: choose it, give it a value or reset it, look at what that does to each, then save. */
export const BulkChange = () => {
  const me = useMe()
  const [organisationId] = useOrganisation()
  const [entry, setEntry] = useState<SettingEntry | null>(null)
  const [reset, setReset] = useState(false)
  const [value, setValue] = useState<unknown>(undefined)
  const { look, start, drop } = useLook(organisationId)

  const choose = (next: SettingEntry | null) => {
    setEntry(next)
    setValue(next?.node.default)
    drop()
  }
  const change = (next: unknown) => {
    setValue(next)
    drop()
  }
  const see = () => {
    if (entry) void start(reset ? { pointer: entry.pointer, reset: true } : { pointer: entry.pointer, reset: false, value })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="form" sx={{ p: 2, display: 'grid', gap: 2 }} onSubmit={(event) => event.preventDefault()}>
        <SettingPicker entries={singleSettings(me?.staff ? 'staff' : 'dealer')} value={entry} onChange={choose} />
        {entry && (
          <>
            <Typography variant="body2" color="text.secondary">
              {entry.node.description}
            </Typography>
            <RadioGroup
              row
              aria-label="What to do with it"
              value={reset ? 'reset' : 'set'}
              onChange={(_event, next) => {
                setReset(next === 'reset')
                drop()
              }}
            >
              <FormControlLabel value="set" control={<Radio size="small" />} label="Give it a value" />
              <FormControlLabel value="reset" control={<Radio size="small" />} label="Reset to what each site inherits" />
            </RadioGroup>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {!reset && <ValueInput node={entry.node} value={value} onChange={change} />}
              <Button type="submit" variant="contained" onClick={see} disabled={!reset && value === undefined}>
                See what it does
              </Button>
            </Box>
          </>
        )}
      </Card>
      {look?.status === 'running' && (
        <LinearProgress
          aria-label="Sites looked at"
          variant={look.total > 0 ? 'determinate' : 'indeterminate'}
          value={look.total > 0 ? (100 * look.sites.length) / look.total : undefined}
        />
      )}
      {look?.failure && <Alert severity="error">{look.failure}</Alert>}
      {look?.status === 'done' && <ChosenSites key={JSON.stringify(look.change)} look={look} onStartOver={() => choose(null)} />}
    </Box>
  )
}
