import CarIcon from '@mui/icons-material/DirectionsCarOutlined'
import { Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { CarRecord } from '../../client/Records'
import { CarPicture } from '../../parts/CarPicture'
import { FilterBar } from '../../parts/FilterBar'
import { ListBody } from '../../parts/ListBody'
import { PageHeading } from '../../parts/PageHeading'
import { type Column, RecordTable } from '../../parts/RecordTable'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisationFilter'
import { CarTags } from './CarTags'
import { carStatus, carStatuses } from './carStatus'
import { PriceCell } from './PriceCell'
import { StockActions } from './StockActions'

const selects = [
  { source: 'status', label: 'Status', choices: Object.entries(carStatuses).map(([value, { text }]) => ({ value, label: text })) },
  {
    source: 'carType',
    label: 'Type',
    choices: [
      { value: 'new', label: 'New' },
      { value: 'demo', label: 'Demo' },
      { value: 'used', label: 'Used' },
    ],
  },
] as const

const facts = ({ stockNumber, km, colour, regoPlate }: CarRecord) =>
  [stockNumber, km === null ? null : `${km.toLocaleString('en-AU')} km`, colour, regoPlate].filter(Boolean).join(' · ')

const CarName = ({ car }: { car: CarRecord }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <CarPicture imageKey={car.imageKey} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 620 }}>{car.name}</Box>
      <Typography variant="body2" color="text.secondary">
        {facts(car)}
      </Typography>
    </Box>
  </Box>
)

const Status = ({ car }: { car: CarRecord }) => {
  const { text, tone } = carStatus(car)
  return <StatusPill tone={tone}>{text}</StatusPill>
}

const columnsFor = (mayEdit: boolean): readonly Column<CarRecord>[] => [
  { label: 'Car', sortBy: 'name', render: (car) => <CarName car={car} /> },
  { label: 'Status', sortBy: 'status', render: (car) => <Status car={car} /> },
  { label: 'Tags', from: 'lg', render: (car) => <CarTags car={car} /> },
  { label: 'Where', from: 'xl', render: (car) => car.locationName },
  { label: 'Days', sortBy: 'createdAt', align: 'right', from: 'lg', render: (car) => car.daysInStock },
  { label: 'Price', sortBy: 'priceCents', align: 'right', render: (car) => <PriceCell car={car} mayEdit={mayEdit} /> },
  ...(mayEdit ? [{ label: 'Actions', width: 48, render: (car: CarRecord) => <StockActions car={car} /> }] : []),
]

const Compact = ({ car, mayEdit }: { car: CarRecord; mayEdit: boolean }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <CarName car={car} />
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Status car={car} />
      <Typography variant="body2" color="text.secondary">
        {car.daysInStock} {car.daysInStock === 1 ? 'day' : 'days'}
      </Typography>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        <PriceCell car={car} mayEdit={mayEdit} />
        {mayEdit && <StockActions car={car} />}
      </Box>
    </Box>
  </Box>
)

const Stock = () => {
  const { total } = useListContext<CarRecord>()
  const mayEdit = useMay()('stock.edit')
  const columns = useMemo(() => columnsFor(mayEdit), [mayEdit])
  return (
    <>
      <PageHeading title="Stock" text={total === undefined ? '' : `${total.toLocaleString('en-AU')} ${total === 1 ? 'car' : 'cars'}`} />
      <FilterBar searchLabel="Car, stock number or rego" selects={selects} />
      <ListBody
        emptyTitle="No cars yet"
        emptyText="Cars appear here as soon as the first stock feed or import has run."
        emptyPicture={<CarIcon />}
      >
        <RecordTable<CarRecord> label="Stock" columns={columns} compact={(car) => <Compact car={car} mayEdit={mayEdit} />} />
      </ListBody>
    </>
  )
}

/** The cars of the organisation, newest first; prices change where they stand. */
export const StockList = () => (
  <ListBase resource="stock" perPage={25} sort={{ field: 'createdAt', order: 'DESC' }} filter={useOrganisationFilter()}>
    <Stock />
  </ListBase>
)
