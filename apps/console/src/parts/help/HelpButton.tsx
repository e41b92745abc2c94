import HelpIcon from '@mui/icons-material/HelpOutlineRounded'
import { IconButton, Tooltip } from '@mui/material'
import { useHelp } from './HelpContext'

/** Opens and closes the help of the current page. */
export const HelpButton = ({ size = 'medium' }: { readonly size?: 'small' | 'medium' }) => {
  const help = useHelp()
  if (!help) return null
  const { topic, show } = help
  return (
    <Tooltip title="Help with this page">
      <IconButton
        aria-label="Help with this page"
        aria-expanded={topic !== null}
        size={size}
        sx={{ color: 'text.secondary' }}
        onClick={() => show(topic ? null : { kind: 'page' })}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
