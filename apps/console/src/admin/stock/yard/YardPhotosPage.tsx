import { mostPhotoFiles } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { formatCount } from '../../../parts/formatCount'
import { FormSection } from '../../../parts/forms/FormSection'
import { OtherRole } from '../../../parts/OtherRole'
import { PageHeading } from '../../../parts/PageHeading'
import { useStore } from '../../../parts/store/useStore'
import { deleteUploads, interruptedUploads, resumeUploads, uploads } from '../../../parts/uploads/uploads'
import { useOwner } from '../../records/useOwner'
import { useMay } from '../../useMay'
import { addUploads } from '../photos/addUploads'
import { PlacementChoice } from '../photos/PlacementChoice'
import { UploadTray } from '../photos/UploadTray'
import { type AddedPhotos, AddedPhotosNotice } from './AddedPhotosNotice'
import type { ChosenFile } from './collectFiles'
import { UnmatchedPhotos } from './UnmatchedPhotos'
import { YardCarCard } from './YardCarCard'
import { YardPicker } from './YardPicker'
import { takeYardFiles } from './yardFiles'
import { matchCars, type YardCar, type YardFile, yardPlan } from './yardPlan'

/** Uploads that were interrupted when the console was closed; the user continues or discards them. */
const InterruptedUploads = () => {
  const { data: stored = [], refetch } = useQuery({ queryKey: ['interrupted uploads'], queryFn: () => interruptedUploads(), gcTime: 0 })
  if (stored.length === 0) return null
  const files = formatCount(stored.length, 'file', 'files')
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => void deleteUploads(stored).then(() => refetch())}>
            Discard
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              resumeUploads(stored)
              void refetch()
            }}
          >
            Continue
          </Button>
        </>
      }
    >
      {files} from last time {stored.length === 1 ? 'wasn’t' : 'weren’t'} uploaded.
    </Alert>
  )
}

interface Review {
  readonly files: readonly YardFile[]
  readonly cars: readonly YardCar[]
}

const mergeCars = (cars: readonly YardCar[], others: readonly YardCar[]) => [
  ...new Map([...cars, ...others].map((car) => [car.id, car])).values(),
]

/** State of the review: which car each file belongs to. */
const useReview = (organisationId: string) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const [review, setReview] = useState<Review | null>(null)
  const [isMatching, setMatching] = useState(false)
  const add = useCallback(
    async (chosen: readonly ChosenFile[]) => {
      if (chosen.length === 0) return
      if (chosen.length > mostPhotoFiles) {
        notify(`That’s ${chosen.length.toLocaleString('en-AU')} files. Add at most ${mostPhotoFiles.toLocaleString('en-AU')} at a time.`, {
          type: 'error',
        })
        return
      }
      setMatching(true)
      try {
        const paths = chosen.map(({ path }) => path.slice(-1000))
        const { matches, goneMatches, cars } = await queries.fetchQuery(
          api.stock.matchPhotos.queryOptions({ organisationId, paths }, { gcTime: 0, staleTime: 0 }),
        )
        const added = matchCars(chosen, matches, goneMatches)
        setReview((previous) => {
          const addedPaths = new Set(chosen.map(({ path }) => path))
          const others = previous?.files.filter(({ path }) => !addedPaths.has(path)) ?? []
          return { files: [...others, ...added], cars: mergeCars(previous?.cars ?? [], cars) }
        })
      } catch (error) {
        notify(callError(error).message, { type: 'error' })
      } finally {
        setMatching(false)
      }
    },
    [organisationId, queries, notify],
  )
  const assign = (changed: readonly YardFile[], car: YardCar | null) => {
    const paths = new Set(changed.map(({ path }) => path))
    setReview(
      (previous) =>
        previous && {
          files: previous.files.map((each) => (paths.has(each.path) ? { ...each, carId: car?.id ?? null } : each)),
          cars: car ? mergeCars(previous.cars, [car]) : previous.cars,
        },
    )
  }
  return { review, isMatching, add, assign, clear: () => setReview(null) }
}

const YardReview = ({ organisationId }: { readonly organisationId: string }) => {
  const { review, isMatching, add, assign, clear } = useReview(organisationId)
  const [isReplacing, setReplacing] = useState(false)
  const [added, setAdded] = useState<AddedPhotos | null>(null)
  const items = useStore(uploads.store, (state) => state.items)
  const photos = items.filter(({ carName }) => carName !== undefined)
  const trayElement = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void add(takeYardFiles())
  }, [add])
  const plan = review && yardPlan(review.files, review.cars, isReplacing)
  const startUpload = () => {
    if (!plan) return
    for (const { car, files } of plan.cars)
      addUploads({
        carId: car.id,
        carName: `${car.name} · ${car.stockNumber}`,
        files: files.map(({ file }) => ({ file })),
        replacedKeys: isReplacing ? car.photos : [],
      })
    const tooMany = plan.cars.reduce((sum, group) => sum + group.tooMany, 0)
    setAdded({ cars: plan.cars.map(({ car }) => car), leftOut: plan.unmatched.length + plan.refused.length + tooMany })
    clear()
    setReplacing(false)
    trayElement.current?.focus()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1080 }}>
      <Box ref={trayElement} tabIndex={-1} sx={{ outline: 'none' }}>
        <UploadTray items={photos} />
        {added && <AddedPhotosNotice added={added} items={photos} />}
      </Box>
      {!plan && <YardPicker onFiles={(files) => void add(files)} />}
      {isMatching && <LinearProgress aria-label="Finding the cars" />}
      {plan && (
        <>
          <Typography role="status" sx={{ fontWeight: 620 }}>
            {[
              `${formatCount(plan.total, 'photo', 'photos')} for ${formatCount(plan.cars.length, 'car', 'cars')}`,
              ...(plan.unmatched.length > 0 ? [`${plan.unmatched.length} without a car`] : []),
              ...(plan.refused.length > 0 ? [`${plan.refused.length} can’t be used`] : []),
            ].join(' · ')}
          </Typography>
          {plan.cars.some(({ car }) => car.photos.length > 0) && <PlacementChoice isReplacing={isReplacing} onChange={setReplacing} />}
          <Box
            component="ul"
            aria-label="Cars"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {plan.cars.map((group) => (
              <YardCarCard key={group.car.id} group={group} isReplacing={isReplacing} onRemovePhotos={(files) => assign(files, null)} />
            ))}
          </Box>
          {plan.unmatched.length > 0 && (
            <UnmatchedPhotos organisationId={organisationId} files={plan.unmatched} cars={review.cars} onAssign={assign} />
          )}
          {plan.refused.length > 0 && (
            <FormSection title="Files that can’t be used">
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {plan.refused.map(({ path, problem }) => (
                  <Typography key={path} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    <b>{path}</b>: {problem}
                  </Typography>
                ))}
              </Box>
            </FormSection>
          )}
          <Box
            sx={{
              ...{ position: 'sticky', bottom: 0, zIndex: 2, display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5 },
              ...{ bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Button variant="contained" disabled={plan.total === 0} onClick={startUpload}>
              Add {formatCount(plan.total, 'photo', 'photos')}
            </Button>
            <Button color="inherit" onClick={clear}>
              Start over
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}

/** Adds photos of several cars at once: files are matched to cars by their names, reviewed, then uploaded. */
export const YardPhotosPage = () => {
  const { organisationId, field } = useOwner()
  if (!useMay()('stock.edit')) return <OtherRole />
  return (
    <>
      <BackLink to="/stock">Stock</BackLink>
      <PageHeading title="Add photos" text="Photos of several cars at once, matched by the names of the files or folders." />
      <InterruptedUploads />
      {field}
      {organisationId !== '' && <YardReview key={organisationId} organisationId={organisationId} />}
    </>
  )
}
