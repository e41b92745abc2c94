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

/** Its texts that a rule flags: their cars wait, unless a person decides otherwise. */
const flagged = ({ texts }: ColumnQuestion) => texts.flatMap(({ text, isFlagged }) => (isFlagged ? [text] : []))

/** The suggested decision: flagged texts wait, and so does each entry that contradicts another column. */
const suggested = (question: ColumnQuestion): ColumnDecision =>
  question.repeats !== undefined && question.texts.length === 0
    ? { ignores: [], holds: 'all' }
    : { ignores: 'all', holds: flagged(question) }

/** One column: its texts as switches “these cars wait”, or the column as a whole if each car has a text of its own. */
const ColumnRow = ({ question: { heading, cars: count, texts, repeats }, onDecide }: ColumnRowProps) => {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const holds = texts.filter(({ text, isFlagged }) => isFlagged !== changed.has(text)).map(({ text }) => text)
  const toggle = (text: string) =>
    setChanged((before) => new Set(before.has(text) ? [...before].filter((each) => each !== text) : [...before, text]))
  return (
    <Box
      component="li"
      aria-label={heading}
      sx={{ display: 'grid', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{heading}</Box>
        <Typography variant="body2" color="text.secondary">
          {repeats !== undefined && `It repeats “${repeats}” with other entries, and only one of them can be right. `}
          {texts.length === 0 ? `${cars(count)}, each with its own text.` : `${cars(count)}. Choose the entries whose cars should wait.`}
        </Typography>
      </Box>
      {texts.length > 0 && (
        <Box role="group" aria-label={`Entries in ${heading} whose cars wait`} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {texts.map(({ text, cars: each }) => (
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
        {texts.length === 0 ? (
          <>
            <Button size="small" variant="outlined" onClick={() => onDecide({ ignores: 'all', holds: [] })}>
              It doesn’t matter
            </Button>
            <Button size="small" color="inherit" onClick={() => onDecide({ ignores: [], holds: 'all' })}>
              Cars with an entry wait
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onDecide({ ignores: texts.flatMap(({ text }) => (holds.includes(text) ? [] : [text])), holds })}
          >
            {holds.length === 0 ? 'It doesn’t matter' : holds.length === texts.length ? 'All these cars wait' : 'The rest doesn’t matter'}
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
