import type { MergeConflict } from '@forecourt/schema/layers/joinMoves'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useMe } from '../../parts/useMe'
import { roomyDialog } from '../bar/roomyDialog'
import { useEditor, useSession } from '../session/SessionContext'
import { type ConflictSide, chosenValues } from './chosenValues'
import { formatSettingValue } from './formatSettingValue'

interface Props {
  readonly conflict: MergeConflict
  readonly config: ResolvedConfig
  /** The inherited value, where the draft has none. */
  readonly inherited: unknown
  readonly updatedBy: string
  readonly side: ConflictSide
  readonly onChoose: (side: ConflictSide) => void
}

const text = { fontSize: 14, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const

const card = (chosen: boolean) =>
  ({
    m: 0,
    p: 1,
    pr: 1.5,
    alignItems: 'flex-start',
    border: 1,
    borderRadius: '9px',
    borderColor: chosen ? 'primary.main' : 'divider',
    bgcolor: chosen ? 'action.selected' : 'transparent',
    minWidth: 0,
    '& .MuiFormControlLabel-label': { minWidth: 0, flex: 1 },
  }) as const

/** One setting with a conflict: the value before, and both new values side by side. */
export const ConflictChoice = ({ conflict, config, inherited, updatedBy, side, onChoose }: Props) => {
  const { pointer, base, mine, theirs } = conflict
  const setting = settingAt(pointer, config)
  // A draft holds only differences; names of pages and entries come from the whole config.
  const where = setting?.where ?? conflict.where
  const isColour = setting?.node['x-control'] === 'colour'
  const formatted = (value: unknown) => formatSettingValue(pointer, value, config, inherited)
  const option = (each: ConflictSide, who: string, value: unknown) => (
    <FormControlLabel
      value={each}
      control={<Radio size="small" sx={{ p: 1 }} />}
      sx={card(side === each)}
      label={
        <Box sx={{ minWidth: 0, pt: 0.75 }}>
          <Typography sx={{ fontSize: 12, fontWeight: 620, color: 'text.secondary' }}>{who}</Typography>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {isColour && typeof value === 'string' && (
              <Box
                component="span"
                aria-hidden
                sx={{ width: 24, height: 18, borderRadius: '5px', border: 1, borderColor: 'divider' }}
                style={{ background: value }}
              />
            )}
            <Typography sx={text}>{formatted(value)}</Typography>
          </Box>
        </Box>
      }
    />
  )
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', m: 0, p: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 620, px: 0.5, fontSize: 14 }}>
        {where}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ ...text, fontSize: 12.5, mb: 1 }}>
        Before: {formatted(base)}
      </Typography>
      <RadioGroup
        aria-label={where}
        value={side}
        onChange={(_event, chosen) => onChoose(chosen as ConflictSide)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1 }}
      >
        {option('mine', 'Mine', mine)}
        {option('theirs', updatedBy, theirs)}
      </RadioGroup>
    </Box>
  )
}

/** Resolves conflicts: for each setting that two users changed differently, both values side by side to choose from. */
export const ConflictDialog = () => {
  const session = useSession()
  const conflict = useEditor((state) => state.draft.conflict)
  const config = useEditor((state) => state.config)
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({})
  const me = useMe()
  if (!conflict) return null
  const { conflicts, merged } = conflict
  const updatedBy = conflict.updatedBy === me?.user.name ? 'You, in another window' : conflict.updatedBy
  const all = (side: ConflictSide) => setSides(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side])))
  const applyChoices = () => {
    session.draft.resolveConflict(chosenValues(merged, conflicts, sides))
    setSides({})
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title" slotProps={roomyDialog}>
      <DialogTitle id="conflict-title" sx={{ pb: 0.5, fontSize: 18, fontWeight: 660, overflowWrap: 'anywhere' }}>
        {updatedBy} changed the same settings
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', px: { xs: 2, sm: 3 } }}>
        <Typography color="text.secondary">
          Everything else was merged. Choose a value for each of these. Your changes are not saved until you do.
        </Typography>
        {conflicts.length > 1 && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => all('mine')}>
              Keep all of mine
            </Button>
            <Button variant="outlined" onClick={() => all('theirs')}>
              Use all of theirs
            </Button>
          </Box>
        )}
        {conflicts.map((each) => (
          <ConflictChoice
            key={each.pointer}
            conflict={each}
            config={config}
            inherited={session.inherited}
            updatedBy={updatedBy}
            side={sides[each.pointer] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [each.pointer]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={applyChoices}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
