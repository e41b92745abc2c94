import { expect, it } from 'vitest'
import type { ContentBlock } from '../blocks/BlockRules'
import { buildConfig } from '../testing/buildConfig'
import { organisationJsonLd, questionsJsonLd, siteJsonLd } from './siteJsonLd'

const origin = 'https://cars.example'
const entries = [
  { id: 'one', title: 'Are you open on Sundays?', text: 'Yes, **10 to 4**.' },
  { id: 'two', title: 'Unanswered?', text: '' },
]
const { pages } = buildConfig({
  pages: { list: [{ id: 'asked', path: '/asked', title: 'Asked', blocks: [{ id: 'q', kind: 'questions', entries }] }] },
})
const questions = pages.list.find(({ id }) => id === 'asked')?.blocks[0] as ContentBlock

it('the structured data describes answered questions only, as plain text, and nothing for a hidden block (RTE-21)', () => {
  const [page] = questionsJsonLd([questions], {})
  expect(page?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Are you open on Sundays?', acceptedAnswer: { '@type': 'Answer', text: 'Yes, 10 to 4.' } },
  ])
  expect(questionsJsonLd([{ ...questions, shown: false }], {})).toEqual([])
})

it('the structured data contains the dealer’s trading name and the address of the site’s search (RTE-04)', () => {
  const config = buildConfig()
  expect(organisationJsonLd(config, origin)).toMatchObject({ name: config.identity.name, url: `${origin}/` })
  expect(siteJsonLd(config, origin)).toMatchObject({ potentialAction: { target: `${origin}/search?query={search_term}` } })
})
