import { Box, Button, ToggleButton, Typography } from '@mui/material'
import { useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import type { ColumnDecision } from './Mapping'

type ColumnQuestion = FeedPreview['columnQuestions'][number]

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

interface ColumnRowProps {
  readonly question: ColumnQuestion
  readonly onDecide: (decision: ColumnDecision) => void
}

/** The entries to choose from: all texts of the column, or of free text those that may take a car off sale. */
const entriesOf = ({ texts, doubtful = [] }: ColumnQuestion) =>
  texts.length > 0 ? texts : doubtful.map((each) => ({ ...each, isFlagged: true }))

/**
 * The suggested decision: flagged texts wait, and so does each entry that contradicts another column or stands under a heading such as
 * “Holds”.
 */
const suggested = (question: ColumnQuestion): ColumnDecision =>
  question.texts.length === 0 && (question.repeats !== undefined || question.isFlagged)
    ? { ignores: [], holds: 'all' }
    : { ignores: 'all', holds: entriesOf(question).flatMap(({ text, isFlagged }) => (isFlagged ? [text] : [])) }

/** What a person has to decide about a column, in one or two sentences. */
const aboutColumn = ({ texts, doubtful, cars: count, repeats }: ColumnQuestion): string => {
  const repeated = repeats === undefined ? '' : `It repeats “${repeats}” with other entries, and only one of them can be right. `
  if (texts.length > 0) return `${repeated}${cars(count)}. Choose the entries whose cars should wait.`
  const own = `${repeated}${cars(count)}, each with its own text.`
  return doubtful ? `${own} These may not be for sale: choose the entries whose cars should wait.` : own
}

/** One column: its texts as switches “these cars wait”, or the column as a whole if each car has a text of its own. */
const ColumnRow = ({ question, onDecide }: ColumnRowProps) => {
  const { heading, texts, isFlagged: isSuspect = false } = question
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const entries = entriesOf(question)
  const isFree = texts.length === 0
  const holds = entries.filter(({ text, isFlagged }) => isFlagged !== changed.has(text)).map(({ text }) => text)
  const toggle = (text: string) =>
    setChanged((before) => new Set(before.has(text) ? [...before].filter((each) => each !== text) : [...before, text]))
  const rest =
    holds.length === 0 ? 'It doesn’t matter' : !isFree && holds.length === texts.length ? 'All these cars wait' : 'The rest doesn’t matter'
  return (
    <Box
      component="li"
      aria-label={heading}
      sx={{ display: 'grid', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{heading}</Box>
        <Typography variant="body2" color="text.secondary">
          {aboutColumn(question)}
        </Typography>
      </Box>
      {entries.length > 0 && (
        <Box role="group" aria-label={`Entries in ${heading} whose cars wait`} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {entries.map(({ text, cars: each }) => (
            <ToggleButton
              key={text}
              value={text}
              size="small"
              color="warning"
              selected={holds.includes(text)}
              onChange={() => toggle(text)}
              sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
            >
              “{text}” · {cars(each)}
            </ToggleButton>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {isSuspect && (
          <Button size="small" variant="outlined" onClick={() => onDecide({ ignores: [], holds: 'all' })}>
            Cars with an entry wait
          </Button>
        )}
        <Button
          size="small"
          {...(isSuspect ? { color: 'inherit' as const } : { variant: 'outlined' as const })}
          onClick={() => onDecide({ ignores: isFree ? 'all' : texts.flatMap(({ text }) => (holds.includes(text) ? [] : [text])), holds })}
        >
          {rest}
        </Button>
        {isFree && !isSuspect && (
          <Button size="small" color="inherit" onClick={() => onDecide({ ignores: [], holds: 'all' })}>
            Cars with an entry wait
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface Props {
  readonly questions: readonly ColumnQuestion[]
  /** Applies to this file and to later ones. */
  readonly onDecide: (decisions: Readonly<Record<string, ColumnDecision>>) => void
}

/** The columns that nothing reads, with a decision for each, and one for all that are left. */
export const UnreadColumns = ({ questions, onDecide }: Props) => (
  <>
    <Box component="ul" aria-label="Columns to decide about" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {questions.map((question) => (
        <ColumnRow
          key={`${question.heading} ${question.texts.map(({ text }) => text).join('|')}`}
          question={question}
          onDecide={(decision) => onDecide({ [question.heading]: decision })}
        />
      ))}
    </Box>
    {questions.length > 1 && (
      <Box>
        <Button
          size="small"
          color="inherit"
          onClick={() => onDecide(Object.fromEntries(questions.map((each) => [each.heading, suggested(each)])))}
        >
          {questions.some((each) => suggested(each).holds.length > 0)
            ? `Keep the suggestions for the remaining ${questions.length} columns`
            : `None of the remaining ${questions.length} columns matters`}
        </Button>
      </Box>
    )}
  </>
)
