import { Alert, Box, Button } from '@mui/material'
import { CopyLine, copyLines } from '../../../parts/CopyLine'

/** A newly created key. It is shown only once. */
export const NewKey = ({ text, onSeen }: { text: string; onSeen: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onSeen}>
        Done
      </Button>
    }
    sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
  >
    Copy the key now. You won’t see it again.
    <Box component="dl" sx={copyLines}>
      <CopyLine label="Key" text={text} />
    </Box>
  </Alert>
)
