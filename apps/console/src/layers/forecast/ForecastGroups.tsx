import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import type { ChangeGroup } from '@forecourt/rules/forecast/groupPages'
import { groupTitle } from '@forecourt/rules/forecast/groupTitle'
import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { usedSettings } from './usedSettings'

/** Limits of the lists until they are expanded. */
const shownGroups = 5
const shownChanges = 4

interface GroupProps {
  readonly group: ChangeGroup
  readonly forecast: Forecast
  /** What would be published, to name the settings that the group's pages use. */
  readonly changes?: readonly ConfigChange[]
  readonly onCompare?: (path: string) => void
}

/** Equal changes of some pages, with a button that shows one of these pages before and after. */
const Group = ({ group, forecast: { total }, changes = [], onCompare }: GroupProps) => {
  const [showsAll, setShowsAll] = useState(false)
  const title = groupTitle(group, total)
  const used = usedSettings(group.settings, changes)
  const hidden = showsAll ? 0 : Math.max(0, group.changes.length - shownChanges)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {group.changes.slice(0, group.changes.length - hidden).map(({ kind, sentence }) => (
          <Typography
            key={`${kind} ${sentence}`}
            sx={{ fontSize: 13, color: kind === 'brokenLink' ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {sentence}
          </Typography>
        ))}
        {used !== null && (
          <Typography sx={{ fontSize: 12.5, color: 'text.secondary', fontStyle: 'italic', overflowWrap: 'anywhere' }}>{used}</Typography>
        )}
        {hidden > 0 && (
          <Button size="small" color="inherit" aria-label={`${hidden} more: ${title}`} onClick={() => setShowsAll(true)} sx={{ ml: -0.75 }}>
            {hidden} more
          </Button>
        )}
      </Box>
      {onCompare && (
        <Button size="small" color="inherit" aria-label={`Compare: ${title}`} onClick={() => onCompare(group.path)}>
          Compare
        </Button>
      )}
    </Box>
  )
}

interface Props {
  readonly forecast: Forecast
  readonly changes?: readonly ConfigChange[]
  /** Shows a page before and after. */
  readonly onCompare?: (path: string) => void
}

/** Pages that a publication changes, grouped by equal changes; a long list is cut until expanded. */
export const ForecastGroups = ({ forecast, changes, onCompare }: Props) => {
  const { groups } = forecast
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? groups : groups.slice(0, shownGroups)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((group) => (
          <Group
            key={`${group.path} ${group.changes[0]?.sentence}`}
            group={group}
            forecast={forecast}
            changes={changes}
            onCompare={onCompare}
          />
        ))}
      </Box>
      {shown.length < groups.length && (
        <Button color="inherit" variant="outlined" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
          Show all {groups.length} groups of changes
        </Button>
      )}
    </>
  )
}
