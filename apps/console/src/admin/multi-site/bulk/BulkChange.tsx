import { findSettings } from '@forecourt/schema/search/findSettings'
import type { SettingEntry } from '@forecourt/schema/search/settingIndex'
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Card,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-admin'
import { useMay } from '../../useMay'
import { useOrganisation } from '../../useOrganisation'
import { noBulkFilters } from './bulkFilters'
import { ChosenSites } from './ChosenSites'
import { ListChange } from './ListChange'
import { PagesChange } from './PagesChange'
import { isItemList, isPages, settingLabel, sharedSettings } from './sharedSettings'
import { type SettingChange, useDryRun } from './useDryRun'
import { ValueInput } from './ValueInput'

interface SettingPickerProps {
  readonly entries: readonly SettingEntry[]
  readonly value: SettingEntry | null
  readonly onChange: (entry: SettingEntry | null) => void
}

/** Autocomplete of settings by title, key or description. */
const SettingPicker = ({ entries, value, onChange }: SettingPickerProps) => (
  <Autocomplete<SettingEntry>
    options={entries}
    value={value}
    getOptionLabel={settingLabel}
    getOptionKey={({ pointer }) => pointer}
    isOptionEqualToValue={(one, other) => one.pointer === other.pointer}
    filterOptions={(all, { inputValue }) =>
      inputValue.trim() === '' ? all : findSettings(inputValue).filter((entry) => all.includes(entry))
    }
    onChange={(_event, entry) => onChange(entry)}
    renderOption={({ key, ...props }, { node, section, key: name }) => (
      <Box component="li" key={key} {...props}>
        <Box>
          {section.node.title} › {node.title ?? name}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {node.description}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label="Setting" placeholder="Search by name or purpose" sx={{ m: 0 }} />}
  />
)

interface ValueChangeProps {
  readonly entry: SettingEntry
  readonly onEdit: () => void
  readonly onPreview: (change: SettingChange) => void
}

/** The new value of a setting, or none to remove the site's own value so that it inherits again. */
const ValueChange = ({ entry, onEdit, onPreview }: ValueChangeProps) => {
  const { pointer, node } = entry
  const [reset, setReset] = useState(false)
  const [value, setValue] = useState<unknown>(node.default)
  return (
    <>
      <RadioGroup
        row
        aria-label="Action"
        value={reset ? 'reset' : 'set'}
        onChange={(_event, next) => {
          setReset(next === 'reset')
          onEdit()
        }}
      >
        <FormControlLabel value="set" control={<Radio size="small" />} label="Set a value" />
        <FormControlLabel value="reset" control={<Radio size="small" />} label="Remove the site’s own value, and use the template’s" />
      </RadioGroup>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          ...(node['x-control'] === 'image' && { flexDirection: 'column', alignItems: 'flex-start' }),
        }}
      >
        {!reset && (
          <ValueInput
            node={node}
            value={value}
            onChange={(next) => {
              setValue(next)
              onEdit()
            }}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          onClick={() => onPreview(reset ? { pointer, reset: true } : { pointer, reset: false, value })}
          disabled={!reset && value === undefined}
        >
          Preview the change
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        The preview shows the present value of each site. Nothing changes yet.
      </Typography>
    </>
  )
}

/** Changes one setting or list at many sites: choose it, enter the change, review the dry run, then save. */
export const BulkChange = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  const entries = sharedSettings(may('settings.staff') ? 'staff' : 'dealer')
  const startPointer = new URLSearchParams(useLocation().search).get('at')
  const [entry, setEntry] = useState<SettingEntry | null>(() => entries.find(({ pointer }) => pointer === startPointer) ?? null)
  const { dryRun, start, clear } = useDryRun(organisationId)
  // The filters stay for the next change, so that it starts from the same sites.
  const [filters, setFilters] = useState(noBulkFilters)
  const selectEntry = (next: SettingEntry | null) => {
    setEntry(next)
    clear()
  }
  const change = entry && { entry, onEdit: clear, onPreview: start }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="form" sx={{ p: 2, display: 'grid', gap: 2 }} onSubmit={(event) => event.preventDefault()}>
        <SettingPicker entries={entries} value={entry} onChange={selectEntry} />
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
          aria-label="Sites checked"
          variant={dryRun.total > 0 ? 'determinate' : 'indeterminate'}
          value={dryRun.total > 0 ? (100 * dryRun.sites.length) / dryRun.total : undefined}
        />
      )}
      {dryRun?.failure && <Alert severity="error">{dryRun.failure}</Alert>}
      {dryRun?.status === 'done' && (
        <ChosenSites
          key={JSON.stringify(dryRun.change)}
          {...{ dryRun, filters }}
          onFilters={setFilters}
          onStartOver={() => selectEntry(null)}
        />
      )}
    </Box>
  )
}
