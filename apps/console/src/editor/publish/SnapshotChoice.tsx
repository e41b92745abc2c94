import type { SnapshotConflict, SnapshotDecision } from '@forecourt/data/sites/versions/mergeSnapshot'
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'

interface Props {
  readonly conflicts: readonly SnapshotConflict[]
  /** The name of the snapshot, such as 'What was scheduled'. */
  readonly requested: string
  readonly decision: SnapshotDecision | null
  readonly onChoose: (decision: SnapshotDecision) => void
}

/** Settings where a snapshot conflicts with a newer live version; the user chooses a side. */
export const SnapshotChoice = ({ conflicts, requested, decision, onChoose }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {conflicts.map(({ pointer, where, requested: before, live }) => (
        <Box component="li" key={pointer} sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 1.25 }}>
          <Typography sx={{ fontWeight: 620, fontSize: 13.5 }}>{where}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {requested}: {before}
            <br />
            Live now: {live}
          </Typography>
        </Box>
      ))}
    </Box>
    <FormControl>
      <FormLabel sx={{ fontWeight: 620, fontSize: 14.5, '&, &.Mui-focused': { color: 'text.primary' } }}>
        Which one do you want to keep?
      </FormLabel>
      <RadioGroup value={decision ?? ''} onChange={(_event, value) => onChoose(value === 'asked' ? 'asked' : 'live')}>
        <FormControlLabel value="asked" control={<Radio size="small" />} label={requested} />
        <FormControlLabel value="live" control={<Radio size="small" />} label="The live version" />
      </RadioGroup>
    </FormControl>
    <Typography variant="body2" color="text.secondary">
      All other changes go live either way.
    </Typography>
  </Box>
)
