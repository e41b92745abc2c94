import CopyIcon from '@mui/icons-material/ContentCopy'
import DoneIcon from '@mui/icons-material/Done'
import { Alert, Box, Button, OutlinedInput } from '@mui/material'
import { useState } from 'react'

/** A link that was just made, to be copied: its address is said this once. */
export const NewLink = ({ address }: { readonly address: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The field can be selected and copied by hand.
      setCopied(false)
    }
  }
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      Copy this link now: it can’t be shown again.
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, gap: 1, mt: 1 }}>
        <OutlinedInput
          readOnly
          size="small"
          fullWidth
          value={address}
          onFocus={(event) => event.target.select()}
          inputProps={{ 'aria-label': 'Link to the draft' }}
        />
        <Button variant="contained" startIcon={copied ? <DoneIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </Box>
    </Alert>
  )
}
