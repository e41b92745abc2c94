import { Box, Button, ToggleButton, Typography } from '@mui/material'
import { useState } from 'react'
import type { FeedPreview } from '../../../client/Records'
import type { ColumnDecision } from './Mapping'

type ColumnQuestion = FeedPreview['columnQuestions'][number]

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

interface ColumnRowProps {
  readonly question: ColumnQuestion
  /** The title of the field that the column seems to be; undefined if it is recognised as none. */
  readonly field: string | undefined
  readonly onRead: () => void
  readonly onDecide: (decision: ColumnDecision) => void
}

/** The entries to choose from: all texts of the column, or of free text those that may take a car off sale. */
const entriesOf = ({ texts, doubtful = [] }: ColumnQuestion) =>
  texts.length > 0 ? texts : doubtful.map((each) => ({ ...each, isFlagged: true, isContradictory: undefined, hint: undefined }))

/** The decision that cars with some entries wait: with one that contradicts another column, only these cars. */
const waiting = (ignores: ColumnDecision['ignores'], entries: readonly ReturnType<typeof entriesOf>[number][]): ColumnDecision => {
  const contradictory = entries.flatMap(({ text, isContradictory }) => (isContradictory ? [text] : []))
  const holds = entries.flatMap(({ text, isContradictory }) => (isContradictory ? [] : [text]))
  return { ignores, holds, ...(contradictory.length > 0 && { contradictory }) }
}

/**
 * The suggested decision: cars with a flagged text wait. So do cars with an entry that contradicts another column, or that is under a heading
 * such as “Holds”.
 */
const suggested = (question: ColumnQuestion): ColumnDecision =>
  question.texts.length === 0 && (question.repeats !== undefined || question.isFlagged)
    ? { ignores: [], holds: 'all' }
    : waiting(
        'all',
        entriesOf(question).filter(({ isFlagged }) => isFlagged),
      )

/** What a user has to decide about a column, in one or two sentences. */
const aboutColumn = ({ texts, doubtful, cars: count, repeats, isAskedAlone }: ColumnQuestion): string => {
  if (isAskedAlone && texts.length > 0) {
    const isClear = texts.every(({ isFlagged }) => isFlagged)
    const about = isClear ? 'These entries say that a car may not be for sale.' : 'It isn’t clear whether these entries are about the sale.'
    return `${cars(count)}. ${about} Choose the entries whose cars should wait.`
  }
  const repeated = repeats === undefined ? '' : `It repeats “${repeats}” with other entries, and only one of them can be right. `
  if (texts.length > 0) return `${repeated}${cars(count)}. Choose the entries whose cars should wait.`
  const own = `${repeated}${cars(count)}, each with its own text.`
  return doubtful ? `${own} These may not be for sale: choose the entries whose cars should wait.` : own
}

/** One column: its texts as switches “these cars wait”, or the column as a whole if each car has a text of its own. */
const ColumnRow = ({ question, field, onRead, onDecide }: ColumnRowProps) => {
  const { heading, texts, isFlagged: isSuspect = false, isAskedAlone = false } = question
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
          {field !== undefined && `This column is new and looks like “${field}”. `}
          {aboutColumn(question)}
        </Typography>
      </Box>
      {entries.length > 0 && (
        <Box role="group" aria-label={`Entries in ${heading} whose cars wait`} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {entries.map(({ text, cars: each, hint }) => (
            <ToggleButton
              key={text}
              value={text}
              size="small"
              color="warning"
              selected={holds.includes(text)}
              onChange={() => toggle(text)}
              sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
            >
              “{text}”{hint === undefined ? '' : ` (${hint})`} · {cars(each)}
            </ToggleButton>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {field !== undefined && (
          <Button size="small" variant="contained" onClick={onRead}>
            Read it as “{field}”
          </Button>
        )}
        {isSuspect && (
          <Button size="small" variant="outlined" onClick={() => onDecide({ ignores: [], holds: 'all' })}>
            Cars with an entry wait
          </Button>
        )}
        <Button
          size="small"
          {...(isSuspect ? { color: 'inherit' as const } : { variant: 'outlined' as const })}
          onClick={() =>
            onDecide(
              waiting(
                isFree ? 'all' : texts.flatMap(({ text }) => (holds.includes(text) ? [] : [text])),
                entries.filter(({ text }) => holds.includes(text)),
              ),
            )
          }
        >
          {rest}
        </Button>
        {isFree && !isSuspect && (
          <Button size="small" color="inherit" onClick={() => onDecide({ ignores: [], holds: 'all' })}>
            Cars with an entry wait
          </Button>
        )}
        {isAskedAlone && !isFree && holds.length > 0 && (
          <Button size="small" color="inherit" onClick={() => onDecide({ ignores: 'all', holds: [] })}>
            This column isn’t about the sale
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface Props {
  readonly questions: readonly ColumnQuestion[]
  /** The titles of the fields that columns seem to be, by heading. */
  readonly fields?: Readonly<Record<string, string>>
  /** Reads a column as the field that it seems to be. */
  readonly onRead?: (heading: string) => void
  /** Applies to this file and to later ones. */
  readonly onDecide: (decisions: Readonly<Record<string, ColumnDecision>>) => void
}

/** The button that decides about several columns at once. */
const bulkText = (questions: readonly ColumnQuestion[], which: 'remaining' | 'other'): string => {
  const isOne = questions.length === 1
  const columns = isOne ? `the ${which} column` : `the ${which} ${questions.length} columns`
  if (questions.map(suggested).some(({ holds, contradictory = [] }) => holds.length > 0 || contradictory.length > 0))
    return `Keep the suggestions for ${columns}`
  return isOne ? `The ${which} column doesn’t matter` : `None of ${columns} matters`
}

/**
 * The unread columns, with a decision for each. One button decides about all columns that are left, except those that may be about the sale
 * or that seem to be a field: each of these needs an answer of its own.
 */
export const UnreadColumns = ({ questions, fields = {}, onRead, onDecide }: Props) => {
  const others = questions.filter(({ heading, isAskedAlone }) => !isAskedAlone && fields[heading] === undefined)
  const remaining = others.length === questions.length ? 'remaining' : 'other'
  return (
    <>
      <Box component="ul" aria-label="Columns to decide about" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {questions.map((question) => (
          <ColumnRow
            key={`${question.heading} ${question.texts.map(({ text }) => text).join('|')}`}
            question={question}
            field={fields[question.heading]}
            onRead={() => onRead?.(question.heading)}
            onDecide={(decision) => onDecide({ [question.heading]: decision })}
          />
        ))}
      </Box>
      {others.length > (others.length === questions.length ? 1 : 0) && (
        <Box>
          <Button
            size="small"
            color="inherit"
            onClick={() => onDecide(Object.fromEntries(others.map((each) => [each.heading, suggested(each)])))}
          >
            {bulkText(others, remaining)}
          </Button>
        </Box>
      )}
    </>
  )
}
