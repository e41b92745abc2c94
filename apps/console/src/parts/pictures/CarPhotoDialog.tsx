import { Box, Typography } from '@mui/material'
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { StockFilter } from '../../client/Records'
import { CarSearchField } from '../forms/CarSearchField'
import type { CarChoice } from '../forms/carChoice'
import { FormDialog } from '../forms/FormDialog'
import { PictureGrid } from './LibraryDialog'
import type { UploadedImage } from './UploadDialog'

interface Props {
  readonly organisationId: string
  /** Filter of the cars to choose from. */
  readonly cars: StockFilter
  readonly onChoose: (image: UploadedImage) => void
  readonly onClose: () => void
}

/** Chooses a photo of a car for sale: the car, then one of its photos, which is copied to the library. */
export const CarPhotoDialog = ({ organisationId, cars, onChoose, onClose }: Props) => {
  const [car, setCar] = useState<CarChoice | null>(null)
  const [q, setQ] = useState('')
  const [chosenKey, setChosenKey] = useState('')
  const search = useQuery(
    api.stock.getList.queryOptions(
      { perPage: 12, filter: { ...cars, organisationId, q, status: ['in_stock', 'coming_soon'] } },
      { placeholderData: keepPreviousData },
    ),
  )
  const options = search.data?.data.map(
    ({ id, name, stockNumber, stage, priceCents, colour, km }): CarChoice => ({
      ...{ id, stage, priceCents, colour, km },
      name: `${name} · ${stockNumber}`,
    }),
  )
  const { data: ofCar } = useQuery(api.stock.photos.queryOptions(car ? { id: car.id } : skipToken))
  const copy = useMutation(api.images.addCarPhoto.mutationOptions({ onSuccess: ({ key, alt }) => onChoose({ key, alt }) }))
  return (
    <FormDialog
      title="Choose a photo of a car"
      verb="Use this photo"
      disabled={car === null || chosenKey === '' || copy.isPending}
      failure={copy.error ? callError(copy.error).message : null}
      onClose={onClose}
      onSubmit={() => car && copy.mutate({ carId: car.id, key: chosenKey })}
    >
      <CarSearchField<CarChoice>
        search={{ ...search, data: options }}
        car={car}
        onChange={(next) => {
          setCar(next)
          setChosenKey('')
        }}
        onSearch={setQ}
        // Any car can be pictured.
        warning={null}
      />
      {car && ofCar && ofCar.photos.length > 0 && (
        <Box sx={{ maxHeight: 360, overflowY: 'auto' }}>
          <PictureGrid
            label="Photos of the car"
            pictures={ofCar.photos.map(({ key, alt }, index) => ({ key, alt, name: `Photo ${index + 1}` }))}
            current={chosenKey}
            onChoose={({ key }) => setChosenKey(key)}
          />
        </Box>
      )}
      {car && ofCar?.photos.length === 0 && <Typography color="text.secondary">This car has no photos yet.</Typography>}
    </FormDialog>
  )
}
