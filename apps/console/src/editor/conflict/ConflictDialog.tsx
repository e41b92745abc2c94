import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { roomyDialog } from '../bar/roomyDialog'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { ConflictChoice } from './ConflictChoice'
import { type ConflictSide, chosenValues } from './chosenValues'

/** Where two people changed the same setting differently: both, side by side, to choose from. */
export const ConflictDialog = () => {
  const session = useSession()
  const conflict = useEditor((state) => state.draft.conflict)
  const config = useEditor((state) => state.config)
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({})
  if (!conflict) return null
  const { conflicts, updatedBy, merged } = conflict
  const all = (side: ConflictSide) => setSides(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side])))
  const settle = () => {
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
          Everything else was merged. Choose what each of these should be; nothing of yours is saved until you do.
        </Typography>
        {conflicts.length > 1 && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => all('mine')}>
              Keep all of mine
            </Button>
            <Button variant="outlined" onClick={() => all('theirs')}>
              Take all of theirs
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
        <Button variant="contained" onClick={settle}>
          Save with these
        </Button>
      </DialogActions>
    </Dialog>
  )
}
