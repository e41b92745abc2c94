import PreviousIcon from '@mui/icons-material/ChevronLeftRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import CloseIcon from '@mui/icons-material/CloseRounded'
import TurnLeftIcon from '@mui/icons-material/Rotate90DegreesCcwOutlined'
import TurnRightIcon from '@mui/icons-material/Rotate90DegreesCwOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { FocusPoint } from '../../../parts/pictures/FocusPoint'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { AreaCanvas } from './AreaCanvas'
import { type PictureArea, rotatedArea } from './pictureAreas'
import type { Photo } from './usePhotos'

const views = [
  ['Front', 'seen from the front'],
  ['Back', 'seen from behind'],
  ['Side', 'seen from the side'],
  ['Seats', 'its front seats'],
  ['Back seats', 'its back seats'],
  ['Dashboard', 'its dashboard'],
  ['Boot', 'its boot'],
  ['Engine', 'its engine'],
  ['Wheel', 'one of its wheels'],
  ['Odometer', 'its odometer'],
] as const

/** Alt text presets for photos of a car: Front → '2021 Toyota Corolla, seen from the front'. */
const altTextPresets = (car: string): readonly { readonly name: string; readonly altText: string }[] =>
  views.map(([name, view]) => ({ name, altText: `${car}, ${view}` }))

/** Image edits of a photo. */
export interface PhotoEdit {
  readonly rotate: 0 | 90 | 180 | 270
  readonly crop: PictureArea | null
  readonly blur: readonly PictureArea[]
}

interface Props {
  readonly photo: Photo
  readonly index: number
  readonly count: number
  readonly carName: string
  readonly isLocked: boolean
  readonly isSaving: boolean
  readonly problem: string | null
  /** The photo's key and alt text, and its image edits if there are any. */
  readonly onSave: (photo: Pick<Photo, 'key' | 'alt'>, edit: PhotoEdit | null) => void
  readonly onRestore: () => void
  readonly onGo: (by: -1 | 1) => void
  readonly onClose: () => void
}

type Tool = 'altText' | 'crop' | 'hide' | 'focus'

const tools: readonly (readonly [Tool, string])[] = [
  ['altText', 'Alt text'],
  ['crop', 'Rotate and crop'],
  ['hide', 'Hide a plate'],
  ['focus', 'Focal point'],
]
const hints: Readonly<Record<Exclude<Tool, 'focus'>, string>> = {
  altText: '',
  crop: 'Draw a frame around the part to keep. Drag the frame to move it, or a corner to resize it.',
  hide: 'Draw over anything that should be hidden, such as a plate. It is removed from the picture when you save. The original is kept for your team only.',
}
/** Usual position of a number plate. */
const defaultPlate: PictureArea = { left: 0.4, top: 0.62, width: 0.2, height: 0.08 }
const defaultCrop: PictureArea = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 }

interface AreaToolsProps {
  readonly tool: 'crop' | 'hide'
  readonly crop: PictureArea | null
  readonly blur: readonly PictureArea[]
  readonly onCrop: (crop: PictureArea | null) => void
  readonly onBlur: (blur: readonly PictureArea[]) => void
  /** Rotates by quarter turns clockwise. */
  readonly onTurn: (quarters: 1 | 3) => void
}

/** Buttons to rotate and crop, or to hide parts. */
const AreaTools = ({ tool, crop, blur, onCrop, onBlur, onTurn }: AreaToolsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {tool === 'crop' && (
      <>
        <Button variant="outlined" startIcon={<TurnLeftIcon />} onClick={() => onTurn(3)}>
          Rotate left
        </Button>
        <Button variant="outlined" startIcon={<TurnRightIcon />} onClick={() => onTurn(1)}>
          Rotate right
        </Button>
        {crop ? <Button onClick={() => onCrop(null)}>Reset crop</Button> : <Button onClick={() => onCrop(defaultCrop)}>Add a frame</Button>}
      </>
    )}
    {tool === 'hide' && (
      <>
        <Button variant="outlined" disabled={blur.length >= 10} onClick={() => onBlur([...blur, defaultPlate])}>
          Add a hidden part
        </Button>
        {blur.length > 0 && <Button onClick={() => onBlur(blur.slice(0, -1))}>Remove the last one</Button>}
      </>
    )}
    <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 220px' }}>
      {hints[tool]}
    </Typography>
  </Box>
)

interface AltTextFieldProps {
  readonly alt: string
  readonly carName: string
  readonly isLocked: boolean
  readonly isSaving: boolean
  readonly onChange: (alt: string) => void
}

/** Alt text with suggestions for a car. */
const AltTextField = ({ alt, carName, isLocked, isSaving, onChange }: AltTextFieldProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <TextField
      label="Alt text"
      value={alt}
      disabled={isLocked || isSaving}
      onChange={(event) => onChange(event.target.value)}
      helperText="For shoppers who can’t see it, and for search engines."
      slotProps={{ htmlInput: { maxLength: 300 } }}
      fullWidth
      sx={{ m: 0 }}
    />
    {!isLocked && (
      <Box role="group" aria-label="Suggestions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {altTextPresets(carName).map(({ name, altText }) => (
          <Button
            key={name}
            variant="outlined"
            color="inherit"
            sx={{ minHeight: 32, px: 1.25, fontWeight: 500 }}
            onClick={() => onChange(altText)}
          >
            {name}
          </Button>
        ))}
      </Box>
    )}
  </Box>
)

/** Editor of a photo: alt text, rotation, crop, blurred areas and focal point. */
export const PhotoEditor = (props: Props) => {
  const { photo, index, count, carName, isLocked, isSaving, problem, onSave, onRestore, onGo, onClose } = props
  const [tool, setTool] = useState<Tool>('altText')
  const [alt, setAlt] = useState(photo.alt)
  const [source, setSource] = useState(photo.key)
  const [turns, setTurns] = useState(0)
  const [crop, setCrop] = useState<PictureArea | null>(null)
  const [blur, setBlur] = useState<readonly PictureArea[]>([])
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const rotate = (((turns % 4) + 4) % 4) * 90
  const isEdited = rotate !== 0 || crop !== null || blur.length > 0
  const isChanged = isEdited || alt.trim() !== photo.alt || source !== photo.key
  const turn = (quarters: 1 | 3) => {
    const rotation = (area: PictureArea) => Array.from({ length: quarters }).reduce<PictureArea>((each) => rotatedArea(each), area)
    setTurns(turns + quarters)
    setCrop(crop && rotation(crop))
    setBlur(blur.map(rotation))
  }
  const save = () => onSave({ key: source, alt: alt.trim() }, isEdited ? { rotate: rotate as PhotoEdit['rotate'], crop, blur } : null)
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby="photo-title">
      <DialogTitle id="photo-title" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 18, fontWeight: 660, pr: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          Photo {index + 1} of {count}
        </Box>
        <IconButton aria-label="Previous photo" disabled={index === 0 || isChanged || isSaving} onClick={() => onGo(-1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label="Next photo" disabled={index === count - 1 || isChanged || isSaving} onClick={() => onGo(1)}>
          <NextIcon />
        </IconButton>
        <IconButton aria-label="Close" disabled={isSaving} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isLocked && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={tool}
            aria-label="Tools"
            onChange={(_event, next: Tool | null) => next && setTool(next)}
            sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { px: 1.5, textTransform: 'none', minHeight: 38, fontWeight: 620 } }}
          >
            {tools.map(([id, name]) => (
              <ToggleButton key={id} value={id} disabled={id === 'focus' && (rotate !== 0 || crop !== null)}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {tool === 'focus' ? (
          <Box sx={{ maxWidth: 520, width: '100%', justifySelf: 'center' }}>
            <FocusPoint source={source} onChange={setSource} />
          </Box>
        ) : (
          <AreaCanvas
            address={sizedPictureAddress(photo.key, 960)}
            alt={alt}
            rotation={rotate}
            drawMode={tool === 'crop' ? 'kept' : tool === 'hide' ? 'hidden' : null}
            areas={tool === 'crop' ? (crop ? [crop] : []) : tool === 'hide' ? blur : []}
            onAreas={(areas) => (tool === 'crop' ? setCrop(areas[0] ?? null) : setBlur(areas))}
          />
        )}
        {(tool === 'crop' || tool === 'hide') && (
          <AreaTools tool={tool} crop={crop} blur={blur} onCrop={setCrop} onBlur={setBlur} onTurn={turn} />
        )}
        {tool === 'altText' && <AltTextField alt={alt} carName={carName} isLocked={isLocked} isSaving={isSaving} onChange={setAlt} />}
      </DialogContent>
      {!isLocked && (
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          {photo.isEdited && (
            <Button color="inherit" disabled={isSaving} onClick={onRestore} sx={{ mr: 'auto' }}>
              Restore original
            </Button>
          )}
          <Button color="inherit" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={!isChanged} loading={isSaving} onClick={save}>
            Save photo
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
