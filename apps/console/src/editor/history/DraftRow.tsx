import { Box, Checkbox, Typography } from '@mui/material'
import { useEditor } from '../session/useEditor'
import { historyRow } from './historyRow'

/** The draft among the versions, to compare them with. */
export const DraftRow = ({ compared, onCompare }: { readonly compared: boolean; readonly onCompare: () => void }) => {
  const count = useEditor((state) => state.changes?.length ?? 0)
  return (
    <Box sx={{ ...historyRow, mx: 1, mt: 1 }}>
      <Checkbox
        size="small"
        checked={compared}
        onChange={onCompare}
        slotProps={{ input: { 'aria-label': 'Compare the draft' } }}
        sx={{ p: { xs: 1.25, sm: 0.5 } }}
      />
      <Box>
        <Typography sx={{ fontWeight: 650 }}>Draft</Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {count === 0 ? 'the same as what is live' : `${count} ${count === 1 ? 'change' : 'changes'} from what is live`}
        </Typography>
      </Box>
    </Box>
  )
}
