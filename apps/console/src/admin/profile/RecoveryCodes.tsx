import { Alert, Box, Button } from '@mui/material'
import { saveFile } from '../../client/saveFile'

/** Recovery codes as they are said this once. */
export const RecoveryCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
    <Alert severity="warning">
      Keep these codes where you find them without your phone. Each signs you in once, and they are not shown again.
    </Alert>
    <Box
      component="ul"
      aria-label="Recovery codes"
      sx={{
        m: 0,
        p: 2,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        borderRadius: 2,
        bgcolor: 'action.selected',
        fontFamily: 'ui-monospace, Menlo, monospace',
        fontSize: 16,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="outlined" onClick={() => saveFile('forecourt-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}>
        Save as a file
      </Button>
      <Button variant="contained" onClick={onDone}>
        I have kept them
      </Button>
    </Box>
  </Box>
)
