import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import { type ColumnChoice, columnTitle } from './Mapping'

type Question = FeedPreview['questions'][number]

interface Props {
  readonly questions: readonly Question[]
  readonly columns: readonly ColumnChoice[]
  /** Applies to all cars of the feed, in this file and in later ones. */
  readonly onAnswer: (question: Question, meaning: string) => void
}

const leavesOut = {
  ...{ price: 'Don’t advertise these prices', reading: 'Don’t advertise these readings', car: 'Don’t publish these cars' },
  ...{ section: 'It says nothing about them', mark: 'It’s only a note: they’re for sale', value: 'Leave it out' },
} as const

/** Consequence of leaving out a text of a column, as a key of `leavesOut`. */
const leftOutWith: Partial<Record<Question['column'], keyof typeof leavesOut>> = {
  ...{ priceType: 'price', currency: 'price', priceShown: 'price', priceHidden: 'price' },
  ...{ price: 'price', driveAwayPrice: 'price', egcPrice: 'price' },
  ...{ kmUnit: 'reading', odometerStatus: 'reading', km: 'reading', location: 'car' },
}

/** Columns whose unclear texts a user replaces with a number, with an example. */
const entered: Partial<Record<Question['column'], string>> = {
  ...{ price: '24,990', driveAwayPrice: '24,990', egcPrice: '24,990' },
  km: '68,000',
}

interface EnteredAnswerProps {
  readonly label: string
  readonly example: string
  /** Label of the choice to leave the text out: its consequence. */
  readonly without: string
  readonly onAnswer: (meaning: string) => void
}

/** A price or a reading without a suggestion: the user enters it, or leaves it out. */
const EnteredAnswer = ({ label, example, without, onAnswer }: EnteredAnswerProps) => {
  const [text, setText] = useState('')
  const isAmount = /^\s*\$?\s?\d[\d,]*(?:\.\d+)?\s*(?:km|kms)?\s*$/i.test(text)
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAmount) onAnswer(text.trim())
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', flex: 1 }}
    >
      <TextField
        size="small"
        label={label}
        placeholder={example}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ m: '0 !important', flex: '1 1 160px' }}
      />
      <Button size="small" variant="outlined" type="submit" disabled={!isAmount}>
        Use it
      </Button>
      <Button size="small" color="inherit" onClick={() => onAnswer('')}>
        {without}
      </Button>
    </Box>
  )
}

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

/** Columns by which a further table differs, as its question names them. */
const ofTable = /^(Columns|Without) (.+)$/

/** A mark that is asked about for one kind of values. */
const ofMark = /^(.+) on (prices|odometer readings|dates)$/s

const sectionText = (text: string, of: Question['of']): string => {
  if (of === 'mark') {
    const [, mark = text, values = 'values'] = ofMark.exec(text) ?? []
    return `The mark “${mark}” on ${values}`
  }
  if (of === 'pair') return `${text} have the same make, model, year and kilometres`
  if (of === 'note') return `The file says “${text}”`
  const [, kind, names] = ofTable.exec(text) ?? []
  return kind === undefined ? `“${text}” above these cars` : `A further table ${kind === 'Columns' ? 'with' : 'without'} “${names}”`
}

/** Characters of a text in the label of its field. */
const longestLabel = 30

/** Title of a question. */
const questionTitle = ({ text, isSection, of, isNotation }: Question, title: string): string => {
  if (isSection) return sectionText(text, of)
  if (isNotation) return `${title}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return text === '' ? `${title} isn’t given` : `“${text}” in ${title}`
}

/** What the website shows for each answer about a status. */
const statusEffects: Readonly<Record<string, string>> = {
  'In stock': 'for sale on the website',
  Reserved: 'on the website as reserved',
  'Coming soon': 'on the website as coming soon',
  Sold: 'on the website as sold for a few days',
  Withdrawn: 'not on the website',
  Draft: 'not on the website yet',
}

/** Label of a choice: an answer about a status says what the website shows. */
const choiceText = (column: Question['column'], choice: string): string => {
  const effect = column === 'status' ? statusEffects[choice] : undefined
  return effect === undefined ? choice : `${choice}: ${effect}`
}

/** Whether an answer is a number for one text, which other texts of the column don't get. */
const isOfText = ({ column, text, isSection, isNotation }: Question): boolean =>
  entered[column] !== undefined && text !== '' && !isSection && !isNotation

/** Label of the field with the meanings. A long text is only in the title. */
const answerLabel = ({ text, column, isNotation }: Question, title: string): string =>
  text === ''
    ? column === 'carType'
      ? 'All of these cars are'
      : `${title} of all of these cars`
    : isNotation || text.length > longestLabel
      ? 'What it means'
      : `What “${text}” means`

/** Unrecognised values of the file: number of cars, possible meanings, and a suggestion to confirm. */
export const QuestionTable = ({ questions, columns, onAnswer }: Props) => (
  <Box component="ul" aria-label="Values we did not recognise" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {questions.map((question) => {
      const { column, text, cars: count, suggestion, choices, mayBeLeftOut, isSection = false, isNotation, hint, of } = question
      const title = columnTitle(columns, column)
      const label = answerLabel(question, title)
      return (
        <Box
          component="li"
          key={`${isSection ? 'section' : column} ${text}`}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{questionTitle(question, title)}</Box>
            <Typography variant="body2" color="text.secondary">
              {cars(count)}
              {hint && `. The file says “${hint}”.`}
              {isOfText(question) && `${hint ? ' ' : '. '}Your answer applies to “${text}” only.`}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {choices.length > 0 && (
              <TextField
                select
                size="small"
                label={label}
                value=""
                onChange={(event) => onAnswer(question, event.target.value === '-' ? '' : event.target.value)}
                sx={{ m: '0 !important', flex: '1 1 200px' }}
              >
                {choices.map((choice) => (
                  <MenuItem key={choice} value={choice}>
                    {choiceText(column, choice)}
                  </MenuItem>
                ))}
                {mayBeLeftOut && (
                  <MenuItem value="-">
                    {leavesOut[of === 'mark' ? 'mark' : isSection ? 'section' : (leftOutWith[column] ?? 'value')]}
                  </MenuItem>
                )}
              </TextField>
            )}
            {suggestion !== null && (
              <Button size="small" variant="outlined" onClick={() => onAnswer(question, suggestion)}>
                {isNotation ? suggestion : `It means ${suggestion}`}
              </Button>
            )}
            {choices.length === 0 && entered[column] !== undefined && (
              <EnteredAnswer
                label={label}
                example={entered[column]}
                without={leavesOut[leftOutWith[column] ?? 'value']}
                onAnswer={(meaning) => onAnswer(question, meaning)}
              />
            )}
            {choices.length === 0 && entered[column] === undefined && (
              <Button size="small" color="inherit" onClick={() => onAnswer(question, text)}>
                It’s correct
              </Button>
            )}
          </Box>
        </Box>
      )
    })}
  </Box>
)
