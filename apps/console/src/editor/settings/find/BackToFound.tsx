import BackIcon from '@mui/icons-material/ArrowBack'
import { ButtonBase } from '@mui/material'

/** The way back to what was found, from one of its settings: the next one waits there. */
export const BackToFound = ({ onBack }: { readonly onBack: () => void }) => (
  <ButtonBase
    onClick={onBack}
    sx={{
      justifyContent: 'flex-start',
      gap: 0.75,
      flexShrink: 0,
      px: 2,
      minHeight: { xs: 44, md: 36 },
      fontSize: 13,
      fontWeight: 600,
      color: 'primary.main',
      borderBottom: 1,
      borderColor: 'divider',
      '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
    }}
  >
    <BackIcon sx={{ fontSize: 16 }} />
    Back to what was found
  </ButtonBase>
)
