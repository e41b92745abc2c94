import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'

/** A part that is closed at first, and whose content is only shown, and loaded, once it is open. */
export const OpenedDetails = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 620 }}>
        {title}
      </Box>
      {isOpen && children}
    </Box>
  )
}
