import { Alert } from '@mui/material'
import { useState } from 'react'
import { formatCount } from '../../../parts/formatCount'
import type { QueuedUpload } from '../../../parts/uploads/uploadQueue'
import { NamedCars } from '../NamedCars'
import type { YardCar } from './yardPlan'

/** Cars to which photos were added, and the number of files that were left out. */
export interface AddedPhotos {
  readonly cars: readonly Pick<YardCar, 'id' | 'stockNumber'>[]
  readonly leftOut: number
}

interface Props {
  readonly added: AddedPhotos
  readonly items: readonly Pick<QueuedUpload, 'carId' | 'state'>[]
}

/** Once all photos are uploaded, which cars have new ones, as links, and how many files weren't added. */
export const AddedPhotosNotice = ({ added: { cars, leftOut }, items }: Props) => {
  const [uploaded, setUploaded] = useState<ReadonlySet<string>>(new Set())
  const ofCars = items.filter(({ carId }) => cars.some(({ id }) => id === carId))
  const isOver = ofCars.every(({ state }) => state.status === 'done' || state.status === 'failed')
  // Uploads leave the list when it is closed.
  const news = ofCars.flatMap(({ carId, state }) => (state.status === 'done' && !state.isKnown && !uploaded.has(carId) ? [carId] : []))
  if (news.length > 0) setUploaded(new Set([...uploaded, ...news]))
  const withPhotos = cars.filter(({ id }) => uploaded.has(id))
  if (!isOver || withPhotos.length === 0) return null
  return (
    <Alert severity="success" role="status" sx={{ mt: 1.5 }}>
      <NamedCars cars={withPhotos} /> {withPhotos.length === 1 ? 'has' : 'have'} new photos
      {leftOut > 0 && `; ${formatCount(leftOut, 'file', 'files')} not added`}.
    </Alert>
  )
}
