import { describeValue } from '@forecourt/schema/diff/describeValue'
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
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { chosenValues, type Side } from './chosenValues'

const words = (pointer: string, value: unknown): string => {
  if (value === undefined) return 'as inherited'
  const node = settingAt(pointer)?.node
  return node && typeof value !== 'object' ? describeValue(node, value) : JSON.stringify(value)
}

/** Where two people changed the same setting differently: both, side by side, to choose from. */
export const ConflictDialog = () => {
  const session = useSession()
  const conflict = useEditor((state) => state.draft.conflict)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  if (!conflict) return null
  const { conflicts, updatedBy, merged } = conflict
  const all = (side: Side) => setSides(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side])))
  const settle = () => {
    session.draft.settle(chosenValues(merged, conflicts, sides))
    setSides({})
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title" sx={{ pb: 0.5, fontSize: 18, fontWeight: 660 }}>
        {updatedBy} changed the same settings
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">
          Everything else was merged. Choose what each of these should be; nothing of yours is saved until you do.
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={() => all('mine')}>
            Keep all of mine
          </Button>
          <Button variant="outlined" onClick={() => all('theirs')}>
            Take all of theirs
          </Button>
        </Box>
        {conflicts.map(({ pointer, where, base, mine, theirs }) => (
          <Box key={pointer} component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', m: 0, p: 1.5 }}>
            <Box component="legend" sx={{ fontWeight: 620, px: 0.5, fontSize: 14 }}>
              {where}
            </Box>
            <Typography variant="caption" color="text.secondary">
              Before: {words(pointer, base)}
            </Typography>
            <RadioGroup
              value={sides[pointer] ?? 'mine'}
              onChange={(_event, side) => setSides({ ...sides, [pointer]: side as Side })}
              sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}
            >
              <FormControlLabel value="mine" control={<Radio size="small" />} label={<Option who="Mine" text={words(pointer, mine)} />} />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={<Option who={updatedBy} text={words(pointer, theirs)} />}
              />
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={settle}>
          Save with these
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Option = ({ who, text }: { readonly who: string; readonly text: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography sx={{ fontSize: 12, fontWeight: 620, color: 'text.secondary' }}>{who}</Typography>
    <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{text}</Typography>
  </Box>
)
