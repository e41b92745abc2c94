import ExpandIcon from '@mui/icons-material/ExpandMore'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import { Box, ButtonBase, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly sample?: ReactNode
  readonly about: string
  readonly isOff?: boolean
  readonly editable: boolean
  readonly mandatoryIn: string | null
  /** Null where pressing opens it elsewhere. */
  readonly isOpen: boolean | null
  readonly onPress: () => void
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  flex: 'none',
  px: 0.5,
  borderRadius: '5px',
  fontSize: 11.5,
  lineHeight: '17px',
  fontWeight: 620,
  color: 'secondary.main',
  bgcolor: 'secondary.light',
} as const

/** The name of an item and a few words about it; pressing it unfolds or opens the item. */
export const ItemHeading = ({ name, sample, about, isOff, editable, mandatoryIn, isOpen, onPress }: Props) => (
  <ButtonBase
    onClick={onPress}
    aria-expanded={isOpen ?? undefined}
    sx={{
      flex: 1,
      minWidth: 0,
      minHeight: 42,
      justifyContent: 'flex-start',
      textAlign: 'left',
      gap: 0.75,
      py: 0.75,
      pl: editable ? 0.25 : 1.25,
      borderRadius: '6px',
      opacity: isOff ? 0.55 : 1,
    }}
  >
    {sample}
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap sx={{ fontSize: 13.5, fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        {mandatoryIn !== null && (
          <Tooltip
            title={`Mandatory in ${mandatoryIn}: it can be moved and relabelled, but not removed, hidden, emptied or pointed elsewhere.`}
          >
            <Box component="span" sx={badge}>
              <PinIcon sx={{ fontSize: 12 }} /> Mandatory
            </Box>
          </Tooltip>
        )}
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
          {about}
        </Typography>
      </Box>
    </Box>
    {isOpen !== null && (
      <ExpandIcon sx={{ fontSize: 18, ml: 'auto', color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : undefined }} />
    )}
  </ButtonBase>
)
