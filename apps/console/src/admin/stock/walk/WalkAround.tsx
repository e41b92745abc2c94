import type { ItemType } from '@forecourt/rules/entities/Car'
import { listWalkShots, type WalkShot, walkAlt } from '@forecourt/rules/stock/walkAround'
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-admin'
import { formatCount } from '../../../parts/formatCount'
import { addUploads } from '../photos/addUploads'
import { FilePicture } from '../photos/FilePicture'
import { fileRefusal } from '../photos/fileRefusal'
import { PlacementChoice } from '../photos/PlacementChoice'
import { ShotOutline } from './ShotOutline'
import { useWalk } from './useWalk'

interface WalkedCar {
  readonly id: string
  readonly name: string
  readonly itemType: ItemType
  readonly images: readonly { readonly key: string }[]
}

interface StepProps {
  readonly shot: WalkShot
  readonly photo: File | undefined
  readonly isLast: boolean
  readonly onTake: (file: File) => void
  readonly onNext: () => void
}

/** One photo: its outline and hint, then the photo taken. */
const Step = ({ shot, photo, isLast, onTake, onNext }: StepProps) => {
  const camera = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = (file: File) => {
    const problemText = fileRefusal(file, 'photo')
    setProblem(problemText)
    if (problemText !== null) return
    onTake(file)
    next.current?.focus()
  }
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Photo: ${shot.name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) take(file)
          event.target.value = ''
        }}
      />
      {photo ? <FilePicture file={photo} width="100%" /> : <ShotOutline outline={shot.outline} />}
      <Typography color="text.secondary">{shot.hint}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Typography role="status" sx={{ fontWeight: 620, minHeight: '1.5em' }}>
        {photo ? 'Photo taken.' : ''}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Button size="large" variant={photo ? 'outlined' : 'contained'} startIcon={<CameraIcon />} onClick={() => camera.current?.click()}>
          {photo ? 'Retake' : 'Take photo'}
        </Button>
        <Button ref={next} size="large" variant={photo ? 'contained' : 'outlined'} onClick={onNext}>
          {photo ? (isLast ? 'Finish' : 'Next') : 'Skip'}
        </Button>
      </Box>
    </>
  )
}

interface FinishProps {
  readonly car: WalkedCar
  readonly shots: readonly WalkShot[]
  readonly photos: ReadonlyMap<string, File>
  readonly onAdded: () => void
}

/** The photos taken, in order, before they are added to the car. */
const Finish = ({ car, shots, photos, onAdded }: FinishProps) => {
  const [isReplacing, setReplacing] = useState(false)
  const taken = shots.flatMap((shot) => {
    const file = photos.get(shot.id)
    return file ? [{ shot, file }] : []
  })
  const add = () => {
    addUploads({
      carId: car.id,
      files: taken.map(({ shot, file }) => ({ file, alt: walkAlt(car.name, shot) })),
      replacedKeys: isReplacing ? car.images.map(({ key }) => key) : [],
    })
    onAdded()
  }
  if (taken.length === 0) return <Typography color="text.secondary">No photos yet. Choose a step above to take one.</Typography>
  return (
    <>
      <Box
        component="ol"
        aria-label="Photos to add"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
        }}
      >
        {taken.map(({ shot, file }, index) => (
          <Box component="li" key={shot.id}>
            <FilePicture file={file} width="100%" />
            <Typography variant="caption" color="text.secondary">
              {index + 1}. {shot.name}
            </Typography>
          </Box>
        ))}
      </Box>
      {car.images.length > 0 && <PlacementChoice isReplacing={isReplacing} onChange={setReplacing} />}
      <Button size="large" variant="contained" onClick={add}>
        Add {formatCount(taken.length, 'photo', 'photos')}
      </Button>
    </>
  )
}

/** Guides a user with a phone around a car, photo by photo. */
export const WalkAround = ({ car }: { readonly car: WalkedCar }) => {
  const navigate = useNavigate()
  const shots = listWalkShots(car.itemType)
  const { photos, storePhoto, clear } = useWalk(car.id)
  const [step, setStep] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasChangedStep = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus with each step.
  useEffect(() => {
    if (hasChangedStep.current) heading.current?.focus()
  }, [step])
  if (!photos) return null
  const firstMissing = shots.findIndex(({ id }) => !photos.has(id))
  const stepIndex = step ?? (firstMissing === -1 ? shots.length : firstMissing)
  const shot = shots[stepIndex]
  const openStep = (index: number) => {
    hasChangedStep.current = true
    setStep(index)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 560 }}>
      <LinearProgress
        variant="determinate"
        value={(photos.size / shots.length) * 100}
        aria-label="Photos taken"
        aria-valuetext={`${photos.size} of ${shots.length} photos taken`}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Card sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Typography variant="body2" color="text.secondary">
            {shot ? `${stepIndex + 1} of ${shots.length}` : `${photos.size} of ${shots.length} photos taken`}
          </Typography>
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
            {shot ? shot.name : 'Check and add'}
          </Typography>
        </Box>
        {shot ? (
          <Step
            key={shot.id}
            shot={shot}
            photo={photos.get(shot.id)}
            isLast={stepIndex === shots.length - 1}
            onTake={(file) => {
              // Stays at this step, even if an earlier one has no photo.
              setStep(stepIndex)
              storePhoto(shot, file)
            }}
            onNext={() => openStep(stepIndex + 1)}
          />
        ) : (
          <Finish
            car={car}
            shots={shots}
            photos={photos}
            onAdded={() => {
              clear()
              navigate(`/stock/${car.id}`)
            }}
          />
        )}
      </Card>
      <Box component="ol" aria-label="Steps" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shots.map(({ id, name }, index) => (
          <li key={id}>
            <Button
              size="small"
              variant={index === stepIndex ? 'contained' : 'outlined'}
              color={photos.has(id) || index === stepIndex ? 'primary' : 'inherit'}
              aria-current={index === stepIndex ? 'step' : undefined}
              onClick={() => openStep(index)}
            >
              {photos.has(id) ? `${name} ✓` : name}
            </Button>
          </li>
        ))}
        <li>
          <Button
            size="small"
            variant={shot ? 'outlined' : 'contained'}
            aria-current={shot ? undefined : 'step'}
            onClick={() => openStep(shots.length)}
          >
            Check and add
          </Button>
        </li>
      </Box>
    </Box>
  )
}
