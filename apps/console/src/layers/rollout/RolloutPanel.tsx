import DoneIcon from '@mui/icons-material/TaskAltRounded'
import { Box, Button, Card, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { LayerDetail } from '../../client/Records'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { SearchField } from '../../parts/lists/SearchField'
import { Notice } from '../../parts/Notice'
import { PartialCheckbox } from '../../parts/PartialCheckbox'
import { StatusPill } from '../../parts/StatusPill'
import { ImpactSummary } from '../impact/ImpactSummary'
import { wouldBeInvalid } from '../impact/impactSentence'
import { type SharedChanges, type SiteImpact, siteChanges, useImpact } from '../impact/useImpact'
import { BeforeAfter } from '../preview/PageSides'
import { RolloutDialog } from './RolloutDialog'
import { filterChoices, filteredSites, noFilters, type SiteFilters } from './siteFilters'

interface SiteFilterBarProps {
  readonly sites: readonly SiteImpact[]
  readonly filters: SiteFilters
  readonly onFilters: (filters: SiteFilters) => void
}

const effects = [
  { value: '', label: 'Any' },
  { value: 'different', label: 'Looks different' },
  { value: 'same', label: 'Looks the same' },
  { value: 'invalid', label: 'Can’t be changed' },
] as const

const labels = { organisation: 'Organisation', template: 'Template', manufacturer: 'Manufacturer' } as const

/** Filters of the sites. */
const SiteFilterBar = ({ sites, filters, onFilters }: SiteFilterBarProps) => {
  const choices = filterChoices(sites)
  const update = (key: keyof SiteFilters, value: string) => onFilters({ ...filters, [key]: value })
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiTextField-root': { m: 0 } }}>
      <SearchField
        label="Search sites by name"
        placeholder="Search by name"
        value={filters.q}
        onChange={(q) => update('q', q)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
      />
      {(['organisation', 'template', 'manufacturer'] as const)
        .filter((key) => choices[key].length > 1)
        .map((key) => (
          <TextField
            key={key}
            select
            label={labels[key]}
            value={filters[key]}
            onChange={(event) => update(key, event.target.value)}
            sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 150 } }}
          >
            <MenuItem value="">Any</MenuItem>
            {choices[key].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      <TextField
        select
        label="Effect"
        value={filters.effect}
        onChange={(event) => update('effect', event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 150 } }}
      >
        {effects.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

interface SiteImpactRowProps {
  readonly site: SiteImpact
  readonly shared: SharedChanges | null
  readonly checked: boolean
  readonly onCheck: () => void
  readonly onPreview: () => void
}

const Effect = ({ site, shared }: Pick<SiteImpactRowProps, 'site' | 'shared'>) => {
  if (wouldBeInvalid(site)) return <StatusPill tone="bad">Can’t be changed</StatusPill>
  if (!shared) return <StatusPill tone="quiet">Looks the same</StatusPill>
  return <StatusPill tone="info">{formatCount(shared.changes.length, 'change', 'changes')}</StatusPill>
}

/** A site that is behind: the impact of the roll-out, and a checkbox to include it. */
const SiteImpactRow = ({ site, shared, checked, onCheck, onPreview }: SiteImpactRowProps) => {
  const [open, setOpen] = useState(false)
  const about = [
    site.organisationName === site.name ? null : site.organisationName,
    `uses revision ${site.revision}`,
    site.liveVersion === null ? 'not live yet' : null,
    shared && shared.pages.length > 0 ? shared.pages.join(', ') : null,
  ].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 1, pr: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1 }}>
        <Checkbox checked={checked} onChange={onCheck} slotProps={{ input: { 'aria-label': `Choose ${site.name}` } }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 620 }}>
            {site.name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {about.join(' · ')}
          </Typography>
        </Box>
        <Effect site={site} shared={shared} />
        <Box sx={{ display: 'flex', width: { xs: '100%', sm: 'auto' }, pl: { xs: 5, sm: 0 } }}>
          <Button
            color="inherit"
            aria-expanded={open}
            aria-label={`What changes at ${site.name}`}
            disabled={!shared && site.newProblems.length === 0}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'What changes'}
          </Button>
          <Button color="inherit" aria-label={`Preview ${site.name}`} onClick={onPreview}>
            Preview
          </Button>
        </Box>
      </Box>
      {open && (
        <Box sx={{ pl: { sm: 5.25 }, pt: 1, pb: 0.5, display: 'grid', gap: 1.5 }}>
          {site.newProblems.length > 0 && <ProblemList problems={site.newProblems} />}
          {shared && <ChangeList changes={shared.changes} />}
        </Box>
      )}
    </Card>
  )
}

interface RolloutPanelProps {
  readonly layer: LayerDetail
  /** Sites that are selected at first. */
  readonly preselected: readonly string[]
  readonly onRolledOut: () => void
}

const pageSize = 50

/** The sites that are behind, the newest release's impact on each, and a roll-out to the chosen ones. */
export const RolloutPanel = ({ layer, preselected, onRolledOut }: RolloutPanelProps) => {
  const { id: layerId, revision } = layer
  const { impact, stop, restart } = useImpact({ layerId, state: revision, filter: { before: revision } })
  const [filters, setFilters] = useState(noFilters)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(preselected))
  const [shown, setShown] = useState(pageSize)
  const [previewed, setPreviewed] = useState<SiteImpact | null>(null)
  const [rolling, setRolling] = useState<readonly SiteImpact[] | null>(null)

  if (impact.total === 0)
    return layer.siteCount === 0 ? (
      <Notice title="No site uses this layer yet" text="Sites created with it start with its newest release." />
    ) : (
      <Notice
        title="Every site is up to date"
        text={`${layer.siteCount === 1 ? 'Its one site uses' : `All ${layer.siteCount} sites use`} revision ${revision}. After the next release, its effect on each site is shown here.`}
        picture={<DoneIcon />}
      />
    )
  const found = filteredSites(impact.sites, filters).sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
  const chosenSites = impact.sites.filter(({ siteId }) => chosen.has(siteId))
  const allChosen = found.length > 0 && found.every(({ siteId }) => chosen.has(siteId))
  const check = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const close = (isDone: boolean) => {
    setRolling(null)
    if (!isDone) return
    setChosen(new Set())
    restart()
    onRolledOut()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ImpactSummary impact={impact} onStop={stop} onRestart={restart} />
      <SiteFilterBar sites={impact.sites} filters={filters} onFilters={setFilters} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          position: 'sticky',
          top: 56,
          zIndex: 2,
          bgcolor: 'background.default',
          py: 0.5,
        }}
      >
        <FormControlLabel
          sx={{ ml: 0, flex: 1, minWidth: 180 }}
          control={
            <PartialCheckbox
              checked={allChosen}
              disabled={found.length === 0}
              isPartial={!allChosen && chosenSites.length > 0}
              onChange={(_event, on) =>
                check(
                  found.map(({ siteId }) => siteId),
                  on,
                )
              }
            />
          }
          label={found.length === 1 ? 'Select the one shown' : `Select all ${found.length.toLocaleString('en-AU')} shown`}
        />
        <Button variant="contained" disabled={chosenSites.length === 0} onClick={() => setRolling(chosenSites)}>
          {chosenSites.length === 0 ? 'Roll out' : `Roll out to ${formatCount(chosenSites.length, 'site', 'sites')}`}
        </Button>
      </Box>
      <Box component="ul" aria-label="Sites to update" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {found.slice(0, shown).map((site) => (
          <SiteImpactRow
            key={site.siteId}
            site={site}
            shared={site.changesKey === null ? null : (impact.changes[site.changesKey] ?? null)}
            checked={chosen.has(site.siteId)}
            onCheck={() => check([site.siteId], !chosen.has(site.siteId))}
            onPreview={() => setPreviewed(site)}
          />
        ))}
      </Box>
      {found.length === 0 && impact.status !== 'running' && <Typography color="text.secondary">No site matches these filters.</Typography>}
      {found.length > shown && (
        <Button color="inherit" onClick={() => setShown(shown + 4 * pageSize)} sx={{ justifySelf: 'center' }}>
          Show more of the {found.length.toLocaleString('en-AU')}
        </Button>
      )}
      {previewed && (
        <BeforeAfter
          layerId={layerId}
          state={revision}
          site={previewed}
          changes={siteChanges(impact, previewed)}
          onClose={() => setPreviewed(null)}
        />
      )}
      {rolling && <RolloutDialog layer={layer} sites={rolling} onClose={close} />}
    </Box>
  )
}
