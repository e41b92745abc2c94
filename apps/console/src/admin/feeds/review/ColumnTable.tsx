import { countNoun } from '@forecourt/schema/text/countNoun'
import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import AskAgainIcon from '@mui/icons-material/ReplayRounded'
import TuneIcon from '@mui/icons-material/TuneRounded'
import { Autocomplete, Box, Button, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import { type ColumnChoice, columnOfHeading, decisionText, type MappedColumn, type Mapping, type MappingSource } from './Mapping'

interface ValuesFieldProps {
  readonly label: string
  readonly hint?: string
  readonly values: readonly string[]
  /** Suggestions; free text is allowed unless closed. */
  readonly options?: readonly string[]
  readonly isClosed?: boolean
  readonly onChange: (values: string[]) => void
}

/** Ordered list of texts: chosen from the options or entered, each confirmed with Enter. */
export const ValuesField = ({ label, hint, values, options = [], isClosed = false, onChange }: ValuesFieldProps) => (
  <Autocomplete
    multiple
    freeSolo={!isClosed}
    options={[...options]}
    value={[...values]}
    onChange={(_event, next) => onChange(next)}
    renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
  />
)

interface CountedRowsProps {
  readonly mapping: Mapping
  readonly headings: readonly string[]
  readonly onChange: (mapping: Mapping) => void
}

/** Row filter of a feed: all rows, or rows whose headings have given values or lack them. */
export const CountedRows = ({ mapping, headings, onChange }: CountedRowsProps) => {
  const { only } = mapping
  const put = (place: number, change: Partial<Mapping['only'][number]>) =>
    onChange({ ...mapping, only: only.map((each, index) => (index === place ? { ...each, ...change } : each)) })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {only.map(({ heading, is, isNot }, position) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id but their index
          key={position}
          role="group"
          aria-label={`Condition ${position + 1}`}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr auto' },
            alignItems: 'start',
            '& .MuiTextField-root': { m: 0 },
          }}
        >
          <TextField select label="Rows where" value={heading} onChange={(event) => put(position, { heading: event.target.value })}>
            {headings.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <ValuesField label="is one of" values={is} onChange={(next) => put(position, { is: next })} />
          <ValuesField label="is none of" values={isNot} onChange={(next) => put(position, { isNot: next })} />
          <IconButton
            aria-label={`Remove condition ${position + 1}`}
            onClick={() => onChange({ ...mapping, only: only.filter((_each, index) => index !== position) })}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={headings.length === 0}
          onClick={() => onChange({ ...mapping, only: [...only, { heading: headings[0] ?? '', is: [], isNot: [] }] })}
        >
          Import only some rows
        </Button>
      </Box>
    </Box>
  )
}

interface ColumnTableProps {
  readonly mapping: Mapping
  readonly preview: Pick<FeedPreview, 'headings' | 'rows'>
  /** Whether a required field has no column yet, which a matched one may be. */
  readonly isIncomplete: boolean
  readonly columns: readonly ColumnChoice[]
  /** The titles of the fields that unread columns seem to be, by heading. */
  readonly fields: Readonly<Record<string, string>>
  readonly onChoose: (heading: string, column: MappedColumn | null) => void
  /** Opens the full settings of a field. */
  readonly onOpen: (column: MappedColumn) => void
  /** Removes the decision about an unread column. */
  readonly onAskAgain: (heading: string) => void
}

const listFormat = new Intl.ListFormat('en-AU')
/** Maximum number of other headings listed by name: a file can have one for each of thirty photos. */
const mostNamed = 3

const firstValue = (rows: FeedPreview['rows'], heading: string) => rows.map(({ raw }) => raw[heading]).find(Boolean) ?? ''

/** Sentence on the other headings mapped to the same field, so that a merge is visible; null if there are none. */
const otherHeadings = ({ from, join }: MappingSource, heading: string): string | null => {
  const others = from.filter((each) => each !== heading).map((each) => `“${each}”`)
  if (others.length === 0) return null
  const shown = others.length > mostNamed ? [...others.slice(0, mostNamed - 1), `${others.length - mostNamed + 1} more`] : others
  return join === undefined
    ? `Also read from ${listFormat.format(shown)}. The first value that isn’t empty is used.`
    : `Combined with ${listFormat.format(shown)}.`
}

/** Sentence on the other fields that a heading gives parts of, such as the model of “Kia Rio S”; null if there are none. */
const otherFields = (
  { columns: mapped }: Mapping,
  heading: string,
  column: MappedColumn,
  columns: readonly ColumnChoice[],
): string | null => {
  const titles = columns.flatMap((each) => (each.column !== column && mapped[each.column]?.from.includes(heading) ? [each.title] : []))
  return titles.length === 0 ? null : `It also gives ${listFormat.format(titles.map((title) => `“${title}”`))}.`
}

interface ColumnRowsProps extends Omit<ColumnTableProps, 'isIncomplete'> {
  readonly label: string
  readonly headings: readonly string[]
}

/** Headings with a sample value and the mapped field of a car. */
const ColumnRows = ({ label, headings, mapping, preview, columns, fields, onChoose, onOpen, onAskAgain }: ColumnRowsProps) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {headings.map((heading) => {
      const column = columnOfHeading(mapping, heading)
      const source = column === null ? undefined : mapping.columns[column]
      const decision = column === null ? decisionText(mapping, heading) : null
      const isMore = source !== undefined && (source.steps.length > 0 || source.when !== undefined)
      return (
        <Box
          component="li"
          key={heading}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 5fr) minmax(0, 6fr) 40px' },
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{heading}</Box>
            <Typography variant="body2" color="text.secondary" noWrap>
              {firstValue(preview.rows, heading) || 'Empty in these rows'}
            </Typography>
          </Box>
          <TextField
            select
            size="small"
            label={`${heading} becomes`}
            value={column ?? ''}
            onChange={(event) => onChoose(heading, event.target.value === '' ? null : (event.target.value as MappedColumn))}
            helperText={[
              source && otherHeadings(source, heading),
              column && otherFields(mapping, heading, column, columns),
              isMore && 'With extra steps.',
              decision ?? (column === null && fields[heading] !== undefined && `It looks like “${fields[heading]}”.`),
              columns.find((each) => each.column === column)?.accepts,
            ]
              .filter(Boolean)
              .join(' ')}
            sx={{ m: '0 !important' }}
          >
            <MenuItem value="">Not read</MenuItem>
            {columns.map((each) => (
              <MenuItem key={each.column} value={each.column}>
                {each.title}
              </MenuItem>
            ))}
          </TextField>
          {column === null && decision === null && <span />}
          {column === null && decision !== null && (
            <Tooltip title="Ask again whether it matters">
              <IconButton aria-label={`Ask again about ${heading}`} onClick={() => onAskAgain(heading)}>
                <AskAgainIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          {column !== null && (
            <Tooltip title="Fixed value, replacements, dates, units">
              <IconButton aria-label={`More settings for ${heading}`} onClick={() => onOpen(column)}>
                <TuneIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      )
    })}
  </Box>
)

/** Whether a heading gives a field, and no other heading of the file competes with it for the field. */
const isPlainlyMatched = (mapping: Mapping, heading: string, headings: readonly string[]): boolean => {
  const column = columnOfHeading(mapping, heading)
  const source = column === null ? undefined : mapping.columns[column]
  return source !== undefined && (source.join !== undefined || source.from.filter((each) => headings.includes(each)).length === 1)
}

/**
 * The columns of a file: those to look at, and those that plainly had a field when the file was opened, which are collapsed. A column stays in its
 * part when its field changes.
 */
export const ColumnTable = ({ isIncomplete, ...props }: ColumnTableProps) => {
  const { mapping, preview } = props
  const [start] = useState(mapping)
  const [isOpen, setOpen] = useState(false)
  const matched = preview.headings.filter((heading) => isPlainlyMatched(start, heading, preview.headings))
  const others = preview.headings.filter((heading) => !matched.includes(heading))
  const isExpanded = isOpen || isIncomplete
  return (
    <>
      {others.length > 0 && <ColumnRows {...props} label="Columns of the file" headings={others} />}
      {matched.length > 0 && !isIncomplete && (
        <Button
          color="inherit"
          aria-expanded={isExpanded}
          startIcon={<ExpandIcon sx={{ transform: isExpanded ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {countNoun(matched.length, 'column')} matched
        </Button>
      )}
      {matched.length > 0 && isExpanded && <ColumnRows {...props} label="Matched columns" headings={matched} />}
    </>
  )
}
