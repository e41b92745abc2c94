import DoneIcon from '@mui/icons-material/TaskAltRounded'
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import type { LayerDetail } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import { Notice } from '../../parts/Notice'
import { ImpactSummary } from '../impact/ImpactSummary'
import { type SiteImpact, useImpact } from '../impact/useImpact'
import { BeforeAfter } from '../preview/BeforeAfter'
import { RolloutDialog } from './RolloutDialog'
import { SiteFilterBar } from './SiteFilterBar'
import { SiteImpactRow } from './SiteImpactRow'
import { filteredSites, noFilters } from './siteFilters'

interface Props {
  readonly layer: LayerDetail
  readonly onRolledOut: () => void
}

const pageSize = 50

/** The sites that are behind, what the newest release would do to each, and rolling it out to those that were chosen. */
export const RolloutPanel = ({ layer, onRolledOut }: Props) => {
  const { id: layerId, revision } = layer
  const { impact, stop, again } = useImpact({ layerId, state: revision, filter: { before: revision } })
  const [filters, setFilters] = useState(noFilters)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(pageSize)
  const [previewed, setPreviewed] = useState<SiteImpact | null>(null)
  const [rolling, setRolling] = useState<readonly SiteImpact[] | null>(null)

  if (impact.total === 0)
    return layer.siteCount === 0 ? (
      <Notice title="No site uses this layer yet" text="Sites made with it start with its newest release." />
    ) : (
      <Notice
        title="Every site is up to date"
        text={`All ${layer.siteCount} use revision ${revision}. After the next release, what it would do to each of them shows here.`}
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
    again()
    onRolledOut()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ImpactSummary impact={impact} onStop={stop} onAgain={again} />
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
            <Checkbox
              checked={allChosen}
              disabled={found.length === 0}
              indeterminate={!allChosen && chosenSites.length > 0}
              onChange={(_event, on) =>
                check(
                  found.map(({ siteId }) => siteId),
                  on,
                )
              }
            />
          }
          label={found.length === 1 ? 'Choose the one shown' : `Choose all ${found.length.toLocaleString('en-AU')} shown`}
        />
        <Button variant="contained" disabled={chosenSites.length === 0} onClick={() => setRolling(chosenSites)}>
          {chosenSites.length === 0 ? 'Roll out' : `Roll out to ${formatCount(chosenSites.length, 'site', 'sites')}`}
        </Button>
      </Box>
      <Box component="ul" aria-label="Sites behind" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
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
      {found.length === 0 && impact.status !== 'running' && <Typography color="text.secondary">No site fits these filters.</Typography>}
      {found.length > shown && (
        <Button color="inherit" onClick={() => setShown(shown + 4 * pageSize)} sx={{ justifySelf: 'center' }}>
          Show more of the {found.length.toLocaleString('en-AU')}
        </Button>
      )}
      {previewed && <BeforeAfter layerId={layerId} state={revision} site={previewed} onClose={() => setPreviewed(null)} />}
      {rolling && <RolloutDialog layer={layer} sites={rolling} onClose={close} />}
    </Box>
  )
}
