import type { Schedule } from '@forecourt/data/publishing/schedules/Schedule'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import type { When, WhenTyped } from '../schedule/parseWhen'
import { WhenFields } from '../schedule/WhenFields'

interface Props {
  readonly timeZone: string
  /** Null: now. */
  readonly typed: WhenTyped | null
  readonly when: When
  readonly waiting: Schedule | null
  readonly onLater: (later: boolean) => void
  readonly onChange: (typed: WhenTyped) => void
}

/** The fields come in at the end of a dialog that may be full already. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

/** Now, or at a time to come in the site's zone. */
export const WhenChoice = ({ timeZone, typed, when, waiting, onLater, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FormControl>
      <FormLabel sx={{ fontWeight: 620, fontSize: 14.5, '&, &.Mui-focused': { color: 'text.primary' } }}>When</FormLabel>
      <RadioGroup row value={typed ? 'later' : 'now'} onChange={(_event, value) => onLater(value === 'later')}>
        <FormControlLabel value="now" control={<Radio size="small" />} label="Now" />
        <FormControlLabel value="later" control={<Radio size="small" />} label="At a time of your choice" />
      </RadioGroup>
    </FormControl>
    {typed && (
      <Box ref={intoSight}>
        <WhenFields timeZone={timeZone} typed={typed} when={when} onChange={onChange} />
      </Box>
    )}
    {waiting && (
      <Typography variant="body2" color="text.secondary">
        {typed
          ? `This takes the place of what waits for ${formatMoment(waiting.publishAt, timeZone, waiting.createdAt)}.`
          : `What waits for ${formatMoment(waiting.publishAt, timeZone, waiting.createdAt)} stays scheduled, and goes live then on top of this. Where both change the same setting, somebody must choose first.`}
      </Typography>
    )}
  </Box>
)
