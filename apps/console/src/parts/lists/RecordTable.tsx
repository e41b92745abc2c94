import PreviousIcon from '@mui/icons-material/ChevronLeftRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import {
  Box,
  Card,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { LinkBase, type RaRecord, useListContext, useNavigate } from 'react-admin'
import { PartialCheckbox } from '../PartialCheckbox'

/** Paging of a list. Hidden when all rows fit. */
export const Pager = () => {
  const { page, perPage, total = 0, setPage } = useListContext()
  if (total <= perPage) return null
  const last = Math.ceil(total / perPage)
  const number = (value: number) => value.toLocaleString('en-AU')
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 1 }}>
        {number((page - 1) * perPage + 1)}–{number(Math.min(page * perPage, total))} of {number(total)}
      </Typography>
      <IconButton aria-label="Previous page" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label="Next page" disabled={page >= last} onClick={() => setPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  )
}

export interface Column<Row> {
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** The field that the server sorts by. */
  readonly sortBy?: string
  /** Whether the shown value falls as the field rises: an age beside its date. */
  readonly isReversed?: boolean
  /** Whether the first click sorts the highest first: counts of what needs work. */
  readonly isHighestFirst?: boolean
  readonly align?: 'right'
  /** Hidden on screens narrower than this. */
  readonly from?: 'md' | 'lg' | 'xl'
  readonly width?: number | string
  /** A second value in the same cell, with its own heading. */
  readonly below?: Pick<Column<Row>, 'label' | 'render' | 'sortBy' | 'isReversed' | 'isHighestFirst'>
}

/** Selection of rows for bulk actions. */
export interface RowSelection<Row> {
  readonly has: (row: Row) => boolean
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void
  readonly nameOf: (row: Row) => string
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** The same record as a card on phones. */
  readonly compact: (row: Row) => ReactNode
  /** The page of a record: the first cell links there, and a click on the row navigates. */
  readonly linkTo?: (row: Row) => string
  /** Whether a phone card renders its own link, which it must if it has buttons. */
  readonly hasOwnLinks?: boolean
  readonly selection?: RowSelection<Row>
}

export const plainLink = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '6px',
  '&:focus-visible': { outline: 3, outlineOffset: 2, outlineColor: 'primary.main' },
} as const

interface ChoiceProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: RowSelection<Row>
  readonly label: string
}

/** A checkbox to select a row, or all rows of the page. */
const Choice = <Row,>({ rows, selection: { has, choose }, label }: ChoiceProps<Row>) => {
  const chosen = rows.filter(has).length
  const isChosen = rows.length > 0 && chosen === rows.length
  return (
    <PartialCheckbox
      size="small"
      label={label}
      checked={isChosen}
      isPartial={chosen > 0 && !isChosen}
      onChange={() => choose(rows, !isChosen)}
      onClick={(event) => event.stopPropagation()}
      sx={{ m: -1 }}
    />
  )
}

/** Tighter cells, so that many columns fit; with still more, only the sorted column has an arrow, and headings wrap. */
const density = (columns: number): SxProps<Theme> => {
  if (columns <= 7) return {}
  if (columns <= 10) return { '& .MuiTableCell-root': { px: 1 } }
  return {
    '& .MuiTableCell-root': { px: { xs: 0.5, xl: 0.75 } },
    '& .MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  }
}

/** The rows of a list: a table, or cards on a phone. */
export const RecordTable = <Row extends RaRecord>({ label, columns, compact, linkTo, hasOwnLinks = false, selection }: Props<Row>) => {
  const { data = [], sort, setSort, isFetching } = useListContext<Row>()
  const navigate = useNavigate()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const linked = (row: Row, content: ReactNode) =>
    linkTo ? (
      <Box component={LinkBase} to={linkTo(row)} sx={plainLink}>
        {content}
      </Box>
    ) : (
      content
    )
  // Fades only after a delay: background polling shouldn't flicker.
  const fading = { opacity: isFetching ? 0.6 : 1, transition: `opacity 120ms ${isFetching ? '250ms' : '0ms'}` }
  const place = ({ from, width }: Column<Row>) => ({ width, ...(from && { display: { xs: 'none', [from]: 'table-cell' } }) })
  const directionOf = ({ sortBy, isReversed = false }: Pick<Column<Row>, 'sortBy' | 'isReversed'>) =>
    (sort.field === sortBy && sort.order === 'DESC') !== isReversed ? 'desc' : 'asc'
  const sortDirection = (column: Column<Row>) => {
    const sorted = [column, column.below].find((each) => each?.sortBy !== undefined && each.sortBy === sort.field)
    return sorted ? directionOf(sorted) : false
  }
  const nextOrder = (sortBy: string, isHighestFirst: boolean) => {
    const first = isHighestFirst ? 'DESC' : 'ASC'
    if (sort.field !== sortBy || sort.order !== first) return first
    return isHighestFirst ? 'ASC' : 'DESC'
  }
  type Heading = Pick<Column<Row>, 'label' | 'sortBy' | 'isReversed' | 'isHighestFirst'>
  const heading = ({ label: text, sortBy, isReversed = false, isHighestFirst = false }: Heading) =>
    sortBy ? (
      <TableSortLabel
        active={sort.field === sortBy}
        direction={directionOf({ sortBy, isReversed })}
        onClick={() => setSort({ field: sortBy, order: nextOrder(sortBy, isHighestFirst) })}
      >
        {text}
      </TableSortLabel>
    ) : (
      text
    )
  return (
    <>
      {narrow ? (
        <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', ...fading }}>
          {data.map((row) => (
            <Card component="li" key={row.id} data-record={row.id} sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
              {selection && <Choice rows={[row]} selection={selection} label={`Select ${selection.nameOf(row)}`} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>{hasOwnLinks ? compact(row) : linked(row, compact(row))}</Box>
            </Card>
          ))}
        </Box>
      ) : (
        <Card sx={{ overflowX: 'auto', ...fading }}>
          <Table aria-label={label} sx={density(columns.length)}>
            <TableHead>
              <TableRow>
                {selection && (
                  <TableCell width={36}>
                    <Choice rows={data} selection={selection} label="Select all on this page" />
                  </TableCell>
                )}
                {columns.map((column) => (
                  <TableCell key={column.label} align={column.align ?? 'left'} sx={place(column)} sortDirection={sortDirection(column)}>
                    {heading(column)}
                    {column.below && <Box>{heading(column.below)}</Box>}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow
                  key={row.id}
                  data-record={row.id}
                  selected={selection?.has(row) ?? false}
                  hover={linkTo !== undefined}
                  {...(linkTo && { onClick: () => navigate(linkTo(row)), sx: { cursor: 'pointer' } })}
                >
                  {selection && (
                    <TableCell width={36} onClick={(event) => event.stopPropagation()} sx={{ cursor: 'default' }}>
                      <Choice rows={[row]} selection={selection} label={`Select ${selection.nameOf(row)}`} />
                    </TableCell>
                  )}
                  {columns.map((column, index) => (
                    <TableCell key={column.label} align={column.align ?? 'left'} sx={place(column)}>
                      {index === 0 ? linked(row, column.render(row)) : column.render(row)}
                      {column.below && <Box sx={{ mt: 0.25, whiteSpace: 'nowrap' }}>{column.below.render(row)}</Box>}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
      <Pager />
    </>
  )
}
