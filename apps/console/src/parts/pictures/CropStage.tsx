import { Box, Slider, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { parseRatio } from './cropSize'

interface Props {
  readonly address: string
  readonly ratio: string | undefined
  readonly disabled: boolean
  readonly onArea: (area: Area) => void
}

const choices = ['16:9', '4:3', '3:2', '1:1'] as const

/** Chooses the crop of a picture: moved by touch, mouse or arrow keys, zoomed by a slider. */
export const CropStage = ({ address, ratio, disabled, onArea }: Props) => {
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [ownRatio, setOwnRatio] = useState(16 / 9)
  const [chosen, setChosen] = useState<string>('whole')
  const needed = parseRatio(ratio)
  const aspect = needed ?? parseRatio(chosen) ?? ownRatio
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, pointerEvents: disabled ? 'none' : undefined, opacity: disabled ? 0.6 : 1 }}>
      <Box sx={{ position: 'relative', height: { xs: 260, sm: 320 }, borderRadius: '10px', overflow: 'hidden', bgcolor: '#8b918f' }}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          maxZoom={4}
          keyboardStep={4}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwnRatio(naturalWidth / naturalHeight)}
          onCropComplete={(_shares, pixels) => onArea(pixels)}
          cropperProps={{ 'aria-label': 'Part to keep. Use the arrow keys to move the picture.' }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {needed === null ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={chosen}
            aria-label="Shape"
            onChange={(_event, next) => next !== null && setChosen(next)}
            sx={{ '& .MuiToggleButton-root': { px: 1.25, py: 0.5, textTransform: 'none', minHeight: 36 } }}
          >
            <ToggleButton value="whole">Original</ToggleButton>
            {choices.map((each) => (
              <ToggleButton key={each} value={each}>
                {each.replace(':', ' : ')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : (
          <Typography variant="body2" color="text.secondary">
            Shown here {ratio?.replace(':', ' : ')}.
          </Typography>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 180px', minWidth: 140, mr: 1 }}>
          <Typography id={`${id}-zoom`} variant="body2" color="text.secondary">
            Zoom
          </Typography>
          <Slider
            size="small"
            value={zoom}
            min={1}
            max={4}
            step={0.05}
            aria-labelledby={`${id}-zoom`}
            onChange={(_event, value) => setZoom(Number(value))}
          />
        </Box>
      </Box>
    </Box>
  )
}
