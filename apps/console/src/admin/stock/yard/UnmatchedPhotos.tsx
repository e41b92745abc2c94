import { Box, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { formatCount } from '../../../parts/formatCount'
import { CarSearchField } from '../../../parts/forms/CarSearchField'
import type { CarChoice } from '../../../parts/forms/carChoice'
import { FormSection } from '../../../parts/forms/FormSection'
import { PartialCheckbox } from '../../../parts/PartialCheckbox'
import { carStatuses } from '../carStatus'
import { FilePicture } from '../photos/FilePicture'
import type { YardCar, YardFile } from './yardPlan'

interface Props {
  readonly organisationId: string
  readonly files: readonly YardFile[]
  readonly cars: readonly YardCar[]
  readonly onAssign: (files: readonly YardFile[], car: YardCar) => void
}

/** An option, labelled by the car's name and stock number. */
interface CarOption extends Omit<YardCar, 'photos' | 'name'>, CarChoice {
  readonly carName: string
}

const carLabel = ({ name, stockNumber }: Pick<YardCar, 'name' | 'stockNumber'>) => `${name} · ${stockNumber}`

/** Why no car gets a photo by itself. */
const unmatchedText = ({ matchedCarIds, goneCarIds }: YardFile, gone: readonly YardCar[]): string => {
  if (matchedCarIds.length > 1) return 'The name fits more than one car:'
  if (goneCarIds.length > 1) return 'The name fits cars that aren’t for sale any more:'
  const [only] = gone
  return only ? `This car is ${carStatuses[only.status].text.toLowerCase()}:` : 'No car with this name.'
}

/** A sold or withdrawn car that a photo’s name fits, and the button that adds all photos of it all the same. */
const GoneCar = ({
  car,
  files,
  onAssign,
}: {
  readonly car: YardCar
  readonly files: readonly YardFile[]
  readonly onAssign: () => void
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
    <Link component={LinkBase} to={`/stock/${encodeURIComponent(car.id)}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {carLabel(car)}
    </Link>
    <Button
      size="small"
      aria-label={`Add ${formatCount(files.length, 'photo', 'photos')} to ${carLabel(car)} all the same`}
      onClick={onAssign}
    >
      {files.length === 1 ? 'Add the photo all the same' : `Add its ${files.length} photos all the same`}
    </Button>
  </Box>
)

/** Photos that match no car: the user selects some and chooses their car. */
export const UnmatchedPhotos = ({ organisationId, files, cars, onAssign }: Props) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const [selectedPaths, setSelectedPaths] = useState<ReadonlySet<string>>(new Set())
  const [car, setCar] = useState<CarOption | null>(null)
  const [searchText, setSearchText] = useState('')
  const [isAssigning, setAssigning] = useState(false)
  const search = useQuery(
    api.stock.getList.queryOptions(
      { perPage: 12, filter: { organisationId, q: searchText, status: ['draft', 'in_stock', 'coming_soon'] } },
      { placeholderData: keepPreviousData },
    ),
  )
  const carOptions = search.data?.data.map(
    ({ id, name, stockNumber, regoPlate, status, stage, priceCents, colour, km }): CarOption => ({
      ...{ id, stockNumber, regoPlate, status, stage, priceCents, colour, km },
      carName: name,
      name: carLabel({ name, stockNumber }),
    }),
  )
  const selected = files.filter(({ path }) => selectedPaths.has(path))
  const toggle = (path: string) => {
    const next = new Set(selectedPaths)
    if (!next.delete(path)) next.add(path)
    setSelectedPaths(next)
  }
  const assign = async () => {
    if (!car) return
    setAssigning(true)
    try {
      const { photos } = await queries.fetchQuery(api.stock.photos.queryOptions({ id: car.id }))
      const { id, carName, stockNumber, regoPlate, status } = car
      onAssign(selected, { id, stockNumber, regoPlate, status, name: carName, photos: photos.map(({ key }) => key) })
      setSelectedPaths(new Set())
      setCar(null)
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    } finally {
      setAssigning(false)
    }
  }
  const isAllSelected = selected.length === files.length
  return (
    <FormSection title="Photos without a car" description="Select the photos of one car and choose the car. The others aren’t added.">
      <FormControlLabel
        control={
          <PartialCheckbox
            checked={isAllSelected}
            isPartial={selected.length > 0 && !isAllSelected}
            onChange={() => setSelectedPaths(new Set(isAllSelected ? [] : files.map(({ path }) => path)))}
          />
        }
        label={`Select all ${files.length}`}
      />
      <Box
        component="ul"
        aria-label="Photos without a car"
        tabIndex={0}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxHeight: 480, overflowY: 'auto' }}
      >
        {files.map((each) => {
          const candidates = each.matchedCarIds.length > 1 ? cars.filter(({ id }) => each.matchedCarIds.includes(id)) : []
          const gone = cars.filter(({ id }) => each.goneCarIds.includes(id))
          return (
            <Box component="li" key={each.path} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Checkbox
                checked={selectedPaths.has(each.path)}
                onChange={() => toggle(each.path)}
                slotProps={{ input: { 'aria-label': each.path } }}
              />
              <FilePicture file={each.file} width={72} />
              <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                  {each.path}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {unmatchedText(each, gone)}
                </Typography>
                {gone.map((goneCar) => {
                  const ofCar = files.filter(({ goneCarIds }) => goneCarIds.length === 1 && goneCarIds[0] === goneCar.id)
                  const added = gone.length === 1 ? ofCar : [each]
                  // One offer for all photos of the car.
                  if (gone.length === 1 && ofCar[0]?.path !== each.path) return null
                  return <GoneCar key={goneCar.id} car={goneCar} files={added} onAssign={() => onAssign(added, goneCar)} />
                })}
                {candidates.map((candidate) => (
                  <Button
                    key={candidate.id}
                    size="small"
                    sx={{ display: 'block', maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' }}
                    aria-label={`${each.path} is ${carLabel(candidate)}`}
                    onClick={() => onAssign([each], candidate)}
                  >
                    {carLabel(candidate)}
                  </Button>
                ))}
              </Box>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, '& .MuiTextField-root': { m: 0 } }}>
          <CarSearchField<CarOption>
            key={car === null ? 'none' : 'chosen'}
            search={{ ...search, data: carOptions }}
            car={car}
            onChange={setCar}
            onSearch={setSearchText}
            // Any car can have photos.
            warning={null}
          />
        </Box>
        <Button variant="outlined" loading={isAssigning} disabled={selected.length === 0 || car === null} onClick={() => void assign()}>
          {selected.length === 0 ? 'Put with this car' : `Put ${formatCount(selected.length, 'photo', 'photos')} with this car`}
        </Button>
      </Box>
    </FormSection>
  )
}
