import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { Pager } from './Pager'

export interface Column<Row> {
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** The field the server can order by. */
  readonly sortBy?: string
  readonly align?: 'right'
  /** Left out on screens narrower than this. */
  readonly from?: 'md' | 'lg' | 'xl'
  readonly width?: number | string
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** The same record on a phone, where a table doesn't fit. */
  readonly compact: (row: Row) => ReactNode
  readonly onOpen?: (row: Row) => void
}

/** A list's rows: a table where there is room, cards on a phone. */
export const RecordTable = <Row extends RaRecord>({ label, columns, compact, onOpen }: Props<Row>) => {
  const { data = [], sort, setSort, isFetching } = useListContext<Row>()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const open = (row: Row) => (onOpen ? { onClick: () => onOpen(row), sx: { cursor: 'pointer' } } : {})
  const fading = { opacity: isFetching ? 0.6 : 1, transition: 'opacity 120ms' }
  return (
    <>
      {narrow ? (
        <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', ...fading }}>
          {data.map((row) => (
            <Card component="li" key={row.id} sx={{ p: 1.5 }} {...(onOpen && { onClick: () => onOpen(row) })}>
              {compact(row)}
            </Card>
          ))}
        </Box>
      ) : (
        <Card sx={{ overflowX: 'auto', ...fading }}>
          <Table aria-label={label}>
            <TableHead>
              <TableRow>
                {columns.map(({ label: heading, sortBy, align, from, width }) => (
                  <TableCell
                    key={heading}
                    align={align ?? 'left'}
                    sx={{ width, ...(from && { display: { xs: 'none', [from]: 'table-cell' } }) }}
                    sortDirection={sort.field === sortBy ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
                  >
                    {sortBy ? (
                      <TableSortLabel
                        active={sort.field === sortBy}
                        direction={sort.field === sortBy && sort.order === 'DESC' ? 'desc' : 'asc'}
                        onClick={() => setSort({ field: sortBy, order: sort.field === sortBy && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                      >
                        {heading}
                      </TableSortLabel>
                    ) : (
                      heading
                    )}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.id} hover={onOpen !== undefined} {...open(row)}>
                  {columns.map(({ label: heading, render, align, from }) => (
                    <TableCell key={heading} align={align ?? 'left'} sx={from && { display: { xs: 'none', [from]: 'table-cell' } }}>
                      {render(row)}
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
