import { Alert, Box, Button } from '@mui/material'
import { CopyLine, copyLines } from '../../../parts/CopyLine'

/** A newly created key or token. It is shown only once. */
export const NewKey = ({ text, label = 'Key', onSeen }: { text: string; label?: 'Key' | 'Token'; onSeen: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onSeen}>
        Done
      </Button>
    }
    sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
  >
    Copy the {label.toLowerCase()} now. You won’t see it again.
    <Box component="dl" sx={copyLines}>
      <CopyLine label={label} text={text} />
    </Box>
  </Alert>
)
