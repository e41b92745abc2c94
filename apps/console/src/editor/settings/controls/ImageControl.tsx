import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box, Button, ButtonBase, OutlinedInput, Popover, Typography } from '@mui/material'
import { useState } from 'react'
import { useSession } from '../../session/SessionContext'
import type { ControlProps } from './ControlProps'
import { textOf } from './textOf'
import { usedImages } from './usedImages'

const thumbnail = (source: string) => (source.startsWith('https://') ? source : `/media/${source}?w=320`)

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: '6px',
  bgcolor: 'action.hover',
} as const

/** A picture: what it is now, those the site shows already to choose from, and its path. */
export const ImageControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const session = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const source = textOf(value)
  const images = anchor ? usedImages(session.state().config) : []
  const choose = (image: string) => {
    onChange(image)
    setAnchor(null)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '84px 1fr', gap: 1, alignItems: 'start' }}>
      {source === '' ? (
        <Box sx={{ ...picture, display: 'grid', placeContent: 'center', color: 'text.secondary' }}>
          <ImageIcon fontSize="small" />
        </Box>
      ) : (
        <Box component="img" key={source} src={thumbnail(source)} alt="" sx={picture} />
      )}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <OutlinedInput
          id={id}
          fullWidth
          size="small"
          placeholder="No picture"
          value={source}
          disabled={disabled}
          error={invalid}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: false }}
        />
        <Box>
          <Button disabled={disabled} onClick={(event) => setAnchor(event.currentTarget)} sx={{ minHeight: 28 }}>
            Choose
          </Button>
          {source !== '' && (
            <Button color="inherit" disabled={disabled} onClick={() => onChange('')} sx={{ minHeight: 28 }}>
              Remove
            </Button>
          )}
        </Box>
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 1.5, width: 340 } } }}
      >
        <Typography variant="body2" sx={{ fontWeight: 620, mb: 1 }}>
          Pictures on this site
        </Typography>
        {images.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            No picture is used on this site yet.
          </Typography>
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
          {images.map((image) => (
            <ButtonBase
              key={image}
              aria-label={`Use ${image} as ${node.title}`}
              onClick={() => choose(image)}
              sx={{ borderRadius: '7px', outline: image === source ? 2 : 0, outlineColor: 'primary.main', display: 'block' }}
            >
              <Box component="img" src={thumbnail(image)} alt="" sx={picture} />
            </ButtonBase>
          ))}
        </Box>
      </Popover>
    </Box>
  )
}
