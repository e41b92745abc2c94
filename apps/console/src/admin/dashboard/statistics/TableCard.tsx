import type { CarStatistics } from '@forecourt/rules/measuring/SiteStatistics'
import { csvText } from '@forecourt/rules/text/csvText'
import { Box, Button, Card, Link, Table, TableBody, TableCell, TableHead, TableRow, type Theme, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { saveFile } from '../../../client/saveFile'
import { CarPicture } from '../../../parts/CarPicture'
import { ScrollRegion } from '../../../parts/ScrollRegion'

interface Column<Row> {
  readonly heading: string
  /** Value for the CSV file, and for the screen without `render`. */
  value(row: Row): string | number | null
  render?(row: Row): ReactNode
  readonly isNumber?: boolean
  /** Whether the column is only in the CSV file, because another one renders its value. */
  readonly isInFileOnly?: boolean
}

interface TableCardProps<Row> {
  readonly title: string
  readonly text?: ReactNode
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  rowKey(row: Row): string
  /** Text shown if there are no rows. */
  readonly empty: string
  /** A chart of the same rows, above the table. */
  readonly children?: ReactNode
  /** Whether the table is collapsed, because the chart shows the same figures. */
  readonly isCollapsed?: boolean
}

/** Maximum number of columns side by side on a phone. */
const maxColumnsOnPhone = 3

/** Aligns the table's text with the card's title. */
const edgePadding = {
  '& tr:last-of-type td': { borderBottom: 0 },
  '& th:first-of-type, & td:first-of-type': { pl: 2.5 },
  '& th:last-of-type, & td:last-of-type': { pr: 2.5 },
}

/** On a phone the row's name has its own line above the figures, so that the table doesn't scroll sideways. */
const stackedRows = (columns: number) => (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns - 1}, minmax(0, 1fr))`,
      columnGap: 1.5,
      px: 2.5,
      py: 0.75,
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& th, & td': { px: 0, py: 0.25, borderBottom: 0 },
    '& th:first-of-type, & td:first-of-type': { gridColumn: '1 / -1' },
  },
})

/** Figures as a table with CSV download, and an optional chart. */
export const TableCard = <Row,>({ title, text, rows, columns, rowKey, empty, children, isCollapsed = false }: TableCardProps<Row>) => {
  const id = title.replaceAll(/\W+/g, '-').toLowerCase()
  const exportCsv = () =>
    saveFile(
      `${id}.csv`,
      'text/csv;charset=utf-8',
      csvText(
        columns.map(({ heading }) => heading),
        rows.map((row) => columns.map(({ value }) => value(row))),
      ),
    )
  const shownColumns = columns.filter(({ isInFileOnly }) => !isInFileOnly)
  const table = (
    <ScrollRegion label={{ id }}>
      {/* Explicit role: browsers drop table semantics if rows are displayed as grids. */}
      <Table
        size="small"
        role="table"
        aria-labelledby={id}
        sx={[edgePadding, shownColumns.length > maxColumnsOnPhone && stackedRows(shownColumns.length)]}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            {shownColumns.map(({ heading, isNumber }) => (
              <TableCell key={heading} role="columnheader" align={isNumber ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} role="row">
              {shownColumns.map(({ heading, isNumber, value, render }) => (
                <TableCell
                  key={heading}
                  role="cell"
                  align={isNumber ? 'right' : 'left'}
                  sx={isNumber ? { fontVariantNumeric: 'tabular-nums' } : { overflowWrap: 'anywhere' }}
                >
                  {render ? render(row) : (value(row)?.toLocaleString('en-AU') ?? '–')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  )
  return (
    <Card component="section" aria-labelledby={id} sx={{ pb: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: 2.5, pt: 2, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" color="text.secondary" component="div">
              {text}
            </Typography>
          )}
        </Box>
        {rows.length > 0 && (
          <Button size="small" onClick={exportCsv} aria-label={`Export ${title} as CSV`}>
            CSV
          </Button>
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 1.5 }}>
          {empty}
        </Typography>
      ) : (
        <>
          {children && <Box sx={{ px: 2.5, pb: 1 }}>{children}</Box>}
          {isCollapsed ? (
            <Box
              component="details"
              sx={{ px: 1, '& > summary': { px: 1.5, py: 1, cursor: 'pointer', color: 'text.secondary', fontSize: 14 } }}
            >
              <summary>Show as a table</summary>
              {table}
            </Box>
          ) : (
            table
          )}
        </>
      )}
    </Card>
  )
}

interface Props {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly empty: string
  readonly list: { readonly total: number; readonly cars: readonly CarStatistics[] }
  /** Why a car is listed, in a sentence. */
  readonly reason?: (car: CarStatistics) => string
}

interface CarProps {
  readonly car: CarStatistics
  readonly reason: string | undefined
}

const Car = ({ car: { id, name, stockNumber, imageKey }, reason }: CarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { sm: 200 } }}>
    <CarPicture imageKey={imageKey} width={56} />
    <Box sx={{ minWidth: 0 }}>
      <Link component={LinkBase} to={`/stock/${id}`} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {stockNumber}
      </Typography>
      {reason !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {reason}
        </Typography>
      )}
    </Box>
  </Box>
)

/** Cars in stock with their traffic, such as those without leads. */
export const CarsCard = ({ id, title, text, empty, list: { total, cars }, reason }: Props) => (
  <Box id={id} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
    <TableCard
      title={title}
      text={total > cars.length ? `${text} Showing the first ${cars.length} of ${total}.` : text}
      rows={cars}
      rowKey={(car) => car.id}
      empty={empty}
      columns={[
        { heading: 'Car', value: (car) => `${car.stockNumber} ${car.name}`, render: (car) => <Car car={car} reason={reason?.(car)} /> },
        { heading: 'Days', value: (car) => car.days, isNumber: true },
        { heading: 'In lists', value: (car) => car.impressions, isNumber: true },
        { heading: 'Views', value: (car) => car.views, isNumber: true },
        { heading: 'Leads', value: (car) => car.leads, isNumber: true },
      ]}
    />
  </Box>
)
