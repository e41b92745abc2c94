import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A part whose content is only shown, and loaded, while it is open. */
export const OpenedDetails = ({ title, isOpenAtFirst = false, children }: Props) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <Box component="details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 620 }}>
        {title}
      </Box>
      {isOpen && children}
    </Box>
  )
}
