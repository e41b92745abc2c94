import SwapIcon from '@mui/icons-material/SwapHorizRounded'
import { Alert, Box, IconButton, Skeleton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { formatCount } from '../../../parts/formatCount'
import { SearchField } from '../../../parts/lists/SearchField'
import { Notice } from '../../../parts/Notice'
import { toggleStyle } from '../../../parts/toggleStyle'
import { type PickedSite, SitePicker } from '../SitePicker'
import { DifferenceTable, findDifferences, type SiteState, useComparison } from './DifferenceTable'

/** Compares two sites: differences, the source of each value, and copying a value into the other site's draft. */
export const CompareSites = () => {
  const [left, setLeft] = useState<PickedSite | null>(null)
  const [right, setRight] = useState<PickedSite | null>(null)
  const [state, setState] = useState<SiteState>('draft')
  const [query, setQuery] = useState('')
  const { comparison, failure, copy } = useComparison(left?.id ?? null, right?.id ?? null, state)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SitePicker label="One site" value={left} onChange={setLeft} />
        <Tooltip title="Swap the sites">
          <span>
            <IconButton
              aria-label="Swap the sites"
              disabled={!left && !right}
              onClick={() => {
                setLeft(right)
                setRight(left)
              }}
            >
              <SwapIcon />
            </IconButton>
          </span>
        </Tooltip>
        <SitePicker label="Another site" value={right} onChange={setRight} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          onChange={(_event, next: SiteState | null) => next && setState(next)}
          aria-label="What to compare"
          sx={toggleStyle}
        >
          <ToggleButton value="draft">Drafts</ToggleButton>
          <ToggleButton value="live">Live sites</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {(!left || !right) && <Notice title="Choose two sites" text="Their settings are compared one by one." />}
      {left && right && left.id === right.id && <Notice title="That’s the same site" text="Choose a different site to compare." />}
      {left && right && left.id !== right.id && !comparison && failure === null && <Skeleton variant="rounded" height={240} />}
      {comparison && (
        <>
          <Typography role="status" sx={{ fontWeight: 620 }}>
            {comparison.differences.length === 0
              ? 'No differences.'
              : `${formatCount(comparison.differences.length, 'difference', 'differences')}.`}
          </Typography>
          {comparison.differences.length > 0 && (
            <>
              <SearchField label="Find a setting or value" value={query} onChange={setQuery} sx={{ width: 'min(100%, 320px)' }} />
              <DifferenceTable comparison={{ ...comparison, differences: findDifferences(comparison.differences, query) }} onCopy={copy} />
            </>
          )}
        </>
      )}
    </Box>
  )
}
