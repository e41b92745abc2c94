import { Alert, Box, LinearProgress } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import { FormSection } from '../../../parts/forms/FormSection'
import { ColumnTable } from './ColumnTable'
import { CountedRows } from './CountedRows'
import { withAnswer, withHeading, withSource } from './changeMapping'
import { columnTitle } from './columnTitle'
import { lostColumns } from './lostColumns'
import type { ColumnChoice, MappedColumn, Mapping } from './Mapping'
import { OtherColumns } from './OtherColumns'
import { PreviewTable } from './PreviewTable'
import { QuestionTable } from './QuestionTable'
import { SourceDialog } from './SourceDialog'

interface Props {
  readonly mapping: Mapping
  /** The file as it is read by the mapping, or was by the one before while it is read again. */
  readonly preview: Omit<FeedPreview, 'shared'>
  readonly columns: readonly ColumnChoice[]
  readonly isPending: boolean
  /** Above the columns, such as where else their meaning is known. */
  readonly notice?: ReactNode
  /** Below the columns. */
  readonly actions?: ReactNode
  readonly onChange: (mapping: Mapping) => void
}

const emptySource = { from: [], steps: [] }

/** How the columns of a file are read, the texts in it that aren't understood, and what becomes of its first rows: of a feed's file, and of a new dealer's first. */
export const FileMapping = ({ mapping, preview, columns, isPending, notice, actions, onChange }: Props) => {
  const [open, setOpen] = useState<MappedColumn | null>(null)
  const { headings, unread, problem, questions, rows, passedOver } = preview
  const lost = lostColumns(mapping, headings)
  return (
    <>
      {questions.length > 0 && (
        <FormSection
          title="Values that aren’t understood"
          about="They aren’t published, and cars that need one wait. Each answer holds for every car of this feed, in the next files too."
        >
          <QuestionTable
            questions={questions}
            columns={columns}
            onAnswer={(column, text, meaning) => onChange(withAnswer(mapping, column, text, meaning))}
          />
        </FormSection>
      )}
      <FormSection
        title="How its columns are read"
        about={
          unread.length === 0
            ? `All ${headings.length} columns are read.`
            : `${headings.length - unread.length} of ${headings.length} columns are read. Nothing is taken from ${unread.slice(0, 8).join(', ')}${unread.length > 8 ? ' and others' : ''}.`
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
        <ColumnTable
          mapping={mapping}
          preview={preview}
          columns={columns}
          onChoose={(heading, column) => onChange(withHeading(mapping, heading, column))}
          onOpen={setOpen}
        />
        <OtherColumns mapping={mapping} columns={columns} onOpen={setOpen} />
        <CountedRows mapping={mapping} headings={headings} onChange={onChange} />
        {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
      </FormSection>
      <Box sx={{ height: 4, my: -1 }}>{isPending && <LinearProgress aria-label="Read again" />}</Box>
      <FormSection
        title="What becomes of its first rows"
        about={`What each car gets, with the file’s own text in grey below.${passedOver === 0 ? '' : ` ${passedOver === 1 ? 'One row' : `${passedOver} rows`} at the end, such as totals, ${passedOver === 1 ? 'is not a car and is' : 'are not cars and are'} left out.`}`}
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
