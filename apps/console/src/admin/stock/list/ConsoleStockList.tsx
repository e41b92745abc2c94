import PhotosIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import AddIcon from '@mui/icons-material/AddRounded'
import HistoryIcon from '@mui/icons-material/HistoryRounded'
import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { Box, Button } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { LinkBase, ListBase, useListContext, useNavigate, useStore } from 'react-admin'
import type { CarRecord } from '../../../client/Records'
import { ListBody } from '../../../parts/lists/ListBody'
import { RecordTable } from '../../../parts/lists/RecordTable'
import { PageHeading } from '../../../parts/PageHeading'
import { usePageLabel } from '../../layout/usePageLabel'
import { ViewsMenu } from '../../layout/views/ViewsMenu'
import { useMay } from '../../useMay'
import { useOrganisationFilter } from '../../useOrganisation'
import { FileDropZone } from '../yard/FileDropZone'
import { keepYardFiles } from '../yard/yardFiles'
import { BulkBar } from './bulk/BulkBar'
import { BulkDialog } from './bulk/BulkDialog'
import { BulkHistory } from './bulk/BulkHistory'
import type { BulkKind } from './bulk/bulkKinds'
import { BulkProgressDialog, useBulk } from './bulk/useBulk'
import { CarCard, CarName } from './CarCard'
import { EmptyYard } from './EmptyYard'
import { ColumnsMenu, ExportStock } from './ExportStock'
import { StockActions } from './StockActions'
import { StockCountFilters } from './StockCountFilters'
import { StockListFilters, useStockFilter } from './StockListFilters'
import { defaultColumns, stockColumns } from './stockColumns'
import { useSelectedCars } from './useSelectedCars'

interface StockView {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null
  readonly columns?: readonly string[]
}

interface Props {
  readonly columns: readonly string[]
  readonly onColumns: (keys: readonly string[]) => void
}

/** Saved views of the stock list: filters, order and columns. */
const StockViews = ({ columns, onColumns }: Props) => {
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const showView = (view: object) => {
    const { filter = {}, sort: order, columns: shownColumns = [] } = view as StockView
    setFilters(filter, {}, false)
    if (order) setSort({ ...order })
    if (shownColumns.length > 0) onColumns(shownColumns)
  }
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined))
  return <ViewsMenu list="stock" savedText="filters, order and columns" view={{ filter, sort, columns: [...columns] }} onShow={showView} />
}

const isTyping = (target: HTMLElement) => target.closest('input:not([type=checkbox]), textarea, [role=menu], [role=dialog]') !== null

/** Keyboard shortcuts of the list: up and down, j and k move between rows, x selects, e edits the price. Enter follows the row's link. */
const onListKey = (event: KeyboardEvent<HTMLElement>) => {
  const target = event.target as HTMLElement
  if (isTyping(target) || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-record]')]
  const index = rows.findIndex((row) => row.contains(target))
  const row = rows[index]
  const go = (to: number) => {
    const link = rows[Math.max(0, Math.min(rows.length - 1, to))]?.querySelector<HTMLElement>('a')
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }
  const actions: { readonly [key: string]: () => void } = {
    ArrowDown: () => go(index + 1),
    j: () => go(index + 1),
    ArrowUp: () => go(index - 1),
    k: () => go(index - 1),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    x: () => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    e: () => row?.querySelector<HTMLElement>('[data-price]')?.click(),
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  action()
}

/** Takes photos dropped on the list to the page that matches them to cars. */
const DroppedPhotos = ({ mayEdit, children }: { readonly mayEdit: boolean; readonly children: ReactNode }) => {
  const navigate = useNavigate()
  if (!mayEdit) return children
  return (
    <FileDropZone
      onFiles={(files) => {
        keepYardFiles(files)
        navigate('/stock/photos')
      }}
    >
      {children}
    </FileDropZone>
  )
}

const carCount = (total: number) => `${total.toLocaleString('en-AU')} ${total === 1 ? 'car' : 'cars'}`

const Stock = () => {
  const { total = 0, isPending, data } = useListContext<CarRecord>()
  const may = useMay()
  const mayEdit = may('stock.edit')
  const maySell = may('stock.sell')
  const filter = useStockFilter()
  const organisation = useOrganisationFilter()
  const [columnKeys, setColumnKeys] = useStore<readonly string[]>('console.stock.columns', defaultColumns)
  const [bulkKind, setBulkKind] = useState<BulkKind | null>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const selected = useSelectedCars(filter, total)
  const bulk = useBulk()
  const isInNewZealand = data?.length ? data.every(({ country }) => country === 'NZ') : false
  const all = useMemo(() => stockColumns(mayEdit, isInNewZealand ? 'NZ' : 'AU'), [mayEdit, isInNewZealand])
  const title = usePageLabel('/stock', 'Stock')
  const columns = useMemo(
    () => [
      { label: 'Car', sortBy: 'name', render: (car: CarRecord) => <CarName car={car} /> },
      ...all.filter(({ key }) => columnKeys.includes(key)),
      ...(maySell ? [{ label: 'Actions', width: 48, render: (car: CarRecord) => <StockActions car={car} /> }] : []),
    ],
    [all, columnKeys, maySell],
  )
  const isEmptyYard = !isPending && data !== undefined && total === 0 && Object.keys(filter).length === Object.keys(organisation).length
  return (
    <>
      <PageHeading
        title={title}
        text={isPending ? '' : carCount(total)}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!isEmptyYard && (
              <>
                <StockViews columns={columnKeys} onColumns={setColumnKeys} />
                <ColumnsMenu columns={all} chosen={columnKeys} onChoose={setColumnKeys} />
                <ExportStock columns={columnKeys} />
                <Button color="inherit" variant="outlined" startIcon={<HistoryIcon />} onClick={() => setHistoryOpen(true)}>
                  Changes
                </Button>
              </>
            )}
            {mayEdit && (
              <>
                {!isEmptyYard && (
                  <Button component={LinkBase} to="/stock/photos" color="inherit" variant="outlined" startIcon={<PhotosIcon />}>
                    Add photos
                  </Button>
                )}
                {!isEmptyYard && (
                  <Button component={LinkBase} to="/feeds/create?kind=upload" color="inherit" variant="outlined" startIcon={<UploadIcon />}>
                    Import a file
                  </Button>
                )}
                <Button component={LinkBase} to="/stock/create" variant="contained" startIcon={<AddIcon />}>
                  Add car
                </Button>
              </>
            )}
          </Box>
        }
      />
      {isEmptyYard ? (
        <EmptyYard />
      ) : (
        <>
          <StockCountFilters />
          <StockListFilters />
          <ListBody emptyTitle="No cars yet" emptyText="Cars appear here when you add one or a feed brings them in.">
            <DroppedPhotos mayEdit={mayEdit}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move between records; each is a link of its own */}
              <div onKeyDown={onListKey}>
                <RecordTable<CarRecord>
                  label="Stock"
                  columns={columns}
                  linkTo={({ id }) => `/stock/${id}`}
                  compact={(car) => <CarCard car={car} mayEdit={mayEdit} maySell={maySell} />}
                  hasOwnLinks
                  {...(mayEdit && { selection: selected.selection })}
                />
              </div>
            </DroppedPhotos>
            <BulkBar
              count={selected.count}
              total={total}
              isAll={selected.isAll}
              onChooseAll={selected.chooseAll}
              onClear={selected.clear}
              onChange={setBulkKind}
            />
          </ListBody>
        </>
      )}
      {bulkKind && (
        <BulkDialog
          kind={bulkKind}
          count={selected.count}
          filter={selected.filter}
          problem={bulk.problem}
          onClose={() => setBulkKind(null)}
          onStart={async (order) => {
            if (!(await bulk.start(order))) return
            setBulkKind(null)
            selected.clear()
          }}
        />
      )}
      {isHistoryOpen && <BulkHistory onUndo={bulk.undo} onClose={() => setHistoryOpen(false)} />}
      <BulkProgressDialog progress={bulk.progress} onStop={bulk.stop} />
    </>
  )
}

/** Stock list of the organisation, newest first, with inline price edits and bulk changes. */
export const ConsoleStockList = () => (
  <ListBase resource="stock" perPage={25} sort={{ field: 'added', order: 'DESC' }} filter={useOrganisationFilter()}>
    <Stock />
  </ListBase>
)
