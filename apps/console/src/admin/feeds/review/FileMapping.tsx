import AddIcon from '@mui/icons-material/AddRounded'
import AskAgainIcon from '@mui/icons-material/ReplayRounded'
import { Alert, Box, Button, Chip, LinearProgress, Menu, MenuItem, TextField, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import { FormSection } from '../../../parts/forms/FormSection'
import { ColumnTable, CountedRows } from './ColumnTable'
import { lostColumns } from './lostColumns'
import {
  type ColumnChoice,
  columnTitle,
  type MappedColumn,
  type Mapping,
  ofHeadingsRow,
  withAddedColumn,
  withAnswer,
  withDecisions,
  withHeading,
  withoutDecision,
  withSection,
  withSource,
} from './Mapping'
import { PreviewTable } from './PreviewTable'
import { QuestionTable } from './QuestionTable'
import { SourceDialog } from './SourceDialog'
import { UnreadColumns } from './UnreadColumns'

interface OtherColumnsProps {
  readonly mapping: Mapping
  readonly columns: readonly ColumnChoice[]
  readonly onOpen: (column: MappedColumn) => void
}

/** Fields with a constant value and no heading, and a menu to add one. */
const OtherColumns = ({ mapping, columns, onOpen }: OtherColumnsProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const fixed = columns.filter(({ column }) => mapping.columns[column]?.from.length === 0)
  const free = columns.filter(({ column }) => mapping.columns[column] === undefined)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {fixed.map(({ column, title }) => (
        <Button key={column} variant="outlined" color="inherit" size="small" onClick={() => onOpen(column)}>
          {title}: {mapping.columns[column]?.constant}
        </Button>
      ))}
      <Button size="small" startIcon={<AddIcon />} onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="menu">
        Add a field
      </Button>
      <Typography variant="body2" color="text.secondary">
        For values the file doesn’t contain, such as “all cars are used”.
      </Typography>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {free.map(({ column, title }) => (
          <MenuItem
            key={column}
            onClick={() => {
              setAnchor(null)
              onOpen(column)
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}

interface SectionsProps {
  readonly mapping: Mapping
  readonly onAskAgain: (text: string) => void
}

/** Answers about sections (rows such as “Ex fleet” above some cars), notes and marks of the file. */
const Sections = ({ mapping: { sections = {} }, onAskAgain }: SectionsProps) => {
  const answers = Object.entries(sections)
  return answers.length === 0 ? null : (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        Lines and marks of the file:
      </Typography>
      {answers.map(([text, meaning]) => (
        <Chip
          key={text}
          variant="outlined"
          label={`“${text}”: ${meaning === '' ? 'says nothing about them' : meaning}`}
          onDelete={() => onAskAgain(text)}
          deleteIcon={<AskAgainIcon aria-label={`Ask again about “${text}”`} />}
        />
      ))}
    </Box>
  )
}

interface HeadingsRowProps {
  readonly top: NonNullable<FeedPreview['top']>
  readonly onChoose: (headingsRow: number) => void
}

const withoutHeadings = 'No headings: every row is a car'

/** Which row of a table has the headings, or none, if a user has to choose another one. */
const HeadingsRow = ({ top: { headingsRow, rows }, onChoose }: HeadingsRowProps) => (
  <TextField
    select
    size="small"
    label="Row with the headings"
    value={headingsRow}
    onChange={(event) => onChoose(Number(event.target.value))}
    helperText={
      headingsRow === 0
        ? 'Row 1 is read as the first car, so choose what each column has. If a row has the headings, choose it: that resets the columns below.'
        : 'Rows above it aren’t read as cars. Choosing another row resets the columns below.'
    }
    fullWidth
    sx={{ m: '0 !important', '& .MuiSelect-select': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' } }}
    slotProps={{
      select: {
        MenuProps: { slotProps: { paper: { sx: { maxWidth: 'min(720px, calc(100vw - 32px))' } } } },
        renderValue: (value) => (value === 0 ? withoutHeadings : `Row ${value}: ${rows.find(({ row }) => row === value)?.text ?? ''}`),
      },
    }}
  >
    <MenuItem value={0}>{withoutHeadings}</MenuItem>
    {rows.map(({ row, text }) => (
      <MenuItem key={row} value={row} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        Row {row}: {text}
      </MenuItem>
    ))}
  </TextField>
)

interface FileMappingProps {
  readonly mapping: Mapping
  /** Preview of the file with the mapping; the previous preview while it reloads. */
  readonly preview: Omit<FeedPreview, 'shared'>
  readonly columns: readonly ColumnChoice[]
  readonly isPending: boolean
  /** Above the columns, such as a note that a shared format exists. */
  readonly notice?: ReactNode
  readonly actions?: ReactNode
  readonly onChange: (mapping: Mapping) => void
}

const emptySource = { from: [], steps: [] }

/**
 * Editor of a mapping: columns, unrecognised values and a preview of the first rows. Used for feeds and for the first file of a new
 * dealer.
 */
export const FileMapping = ({ mapping, preview, columns, isPending, notice, actions, onChange }: FileMappingProps) => {
  const [open, setOpen] = useState<MappedColumn | null>(null)
  const { headings, top, unread, added, problem, questions, columnQuestions, rows, skippedRows } = preview
  const lost = lostColumns(mapping, headings)
  const fields = Object.fromEntries(Object.entries(added).map(([heading, { column }]) => [heading, columnTitle(columns, column)]))
  const read = (heading: string) => {
    const found = added[heading]
    if (found) onChange(withAddedColumn(mapping, heading, found))
  }
  return (
    <>
      {questions.length > 0 && (
        <FormSection
          title="Values we did not recognise"
          description="They aren’t published. A car that needs one is waiting, off the website, until you answer. An answer applies to every car with the same text, in this file and in future ones."
        >
          <QuestionTable
            questions={questions}
            columns={columns}
            onAnswer={({ column, text, isSection }, meaning) =>
              onChange(isSection ? withSection(mapping, text, meaning) : withAnswer(mapping, column, text, meaning))
            }
          />
        </FormSection>
      )}
      {columnQuestions.length > 0 && (
        <FormSection
          title="Columns to decide about"
          description="Nothing reads these columns, and cars with an entry are waiting. Say once whether it matters, or choose a field for the column below."
        >
          <UnreadColumns
            questions={columnQuestions}
            fields={fields}
            onRead={read}
            onDecide={(decisions) => onChange(withDecisions(mapping, decisions))}
          />
        </FormSection>
      )}
      <FormSection
        title="Columns"
        description={
          unread.length === 0
            ? headings.length === 1
              ? 'Its only column is used.'
              : `All ${headings.length} columns are used.`
            : `${headings.length - unread.length} of ${headings.length} columns are used. Not used: ${unread.slice(0, 8).join(', ')}${unread.length > 8 ? ' and others' : ''}.`
        }
      >
        {problem && <Alert severity="error">{problem} Choose it below.</Alert>}
        {lost.length > 0 && (
          <Alert severity="warning">
            {lost.map(({ column, from }) => (
              <div key={column}>
                {columnTitle(columns, column)} was read from “{from.join('”, “')}”, which this file doesn’t have.
              </div>
            ))}
          </Alert>
        )}
        {notice}
        {top && <HeadingsRow top={top} onChoose={(row) => onChange(ofHeadingsRow(row))} />}
        <ColumnTable
          key={headings.join('\n')}
          isIncomplete={problem !== null}
          mapping={mapping}
          preview={preview}
          columns={columns}
          fields={fields}
          onChoose={(heading, column) => onChange(withHeading(mapping, heading, column))}
          onOpen={setOpen}
          onAskAgain={(heading) => onChange(withoutDecision(mapping, heading))}
        />
        <OtherColumns mapping={mapping} columns={columns} onOpen={setOpen} />
        <Sections mapping={mapping} onAskAgain={(text) => onChange(withSection(mapping, text, null))} />
        <CountedRows mapping={mapping} headings={headings} onChange={onChange} />
        {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
      </FormSection>
      <Box sx={{ height: 4, my: -1 }}>{isPending && <LinearProgress aria-label="Read again" />}</Box>
      <FormSection
        title="The first rows"
        description={`What each car gets, with the file’s own text in grey below.${skippedRows === 0 ? '' : ` ${skippedRows === 1 ? 'One row' : `${skippedRows} rows`} at the end, such as totals, ${skippedRows === 1 ? 'is not a car and was' : 'are not cars and were'} skipped.`}`}
      >
        <PreviewTable rows={rows} columns={columns} isRead={problem === null} />
      </FormSection>
      {open && (
        <SourceDialog
          key={open}
          title={`${columnTitle(columns, open)}: where it comes from`}
          start={mapping.columns[open] ?? emptySource}
          headings={headings}
          onClose={() => setOpen(null)}
          onSave={(source) => {
            onChange(withSource(mapping, open, source))
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
