import { expect, it } from 'vitest'
import { writeFactDocument } from '../documents/writeFactDocument'
import { evidenceDocument } from './evidenceDocument'
import { type EvidenceForm, evidenceFile } from './evidenceFile'
import type { ShownEvidence } from './PageEvidence'

const sentences = ['Changed the offer “Mats”', 'Price: $5 → $4']
const change = { at: '2026-03-02T01:02:03.000Z', authorName: 'Mia', action: 'offer.update', sentences, change: sentences[0] }
const priceChange = (at: string, sentence: string) => ({
  ...{ at, authorName: 'Nora', action: 'update', sentences: [sentence] },
  change: { egcCents: { before: 3_549_000, after: 3_399_000 } },
})
const page: ShownEvidence = {
  kind: 'page',
  site: { siteId: 'site', organisationId: 'organisation', version: 7 },
  status: 200,
  body: '<html><head><title>Rio</title></head><body><main><h1>Kia Rio</h1><p>$21,990 drive away, Ōtautahi</p></main></body></html>',
  renderer: { earlier: 'build-a', program: 'f'.repeat(64), now: 'build-b', isEarlierProgram: true },
  differences: ['The number of views of a car is today’s.'],
  bodyHash: 'a'.repeat(64),
  record: {
    version: { number: 7, hash: 'b'.repeat(64), authorName: 'Mia', note: '', publishedAt: '2026-03-01T00:00:00.000Z' },
    timeZone: 'Australia/Melbourne',
    changes: Array.from({ length: 50 }, () => change),
    carChanges: [priceChange('2026-03-02T22:00:00.000Z', 'Price without government charges: $36,000 → $35,490')],
    later: {
      until: '2026-03-09T00:00:00.000Z',
      changes: [{ ...change, at: '2026-03-04T00:00:00.000Z' }],
      carChanges: [priceChange('2026-03-03T00:00:05.000Z', 'Price without government charges: $35,490 → $33,990')],
      more: 3,
    },
    messages: [{ kind: 'lead.shopper', at: '2026-03-02T20:00:00.000Z' }],
    otherMessages: 17,
  },
  withinMinute: [],
  seals: {
    ...{ days: 12, broken: [], erased: 2 },
    last: { day: '2026-03-01', hash: 'c'.repeat(64), signature: 'signature' },
    keys: [{ publicKey: '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----\n', until: '2026-03-01' }],
  },
}
const styles = { address: '/assets/site-Ab1.css', hash: 'e'.repeat(64), content: Buffer.from('h1 { color: teal }') }
const asked = { url: 'https://north.example/cars/rio', at: '2026-03-02T23:14:00.000Z', files: [styles] }
const fileOf = (form: EvidenceForm, evidence: ShownEvidence = page) =>
  evidenceFile(evidence, { ...asked, form, writers: { factDocument: writeFactDocument } })

/** A list of the document by the start of its heading. */
const listOf = (heading: string, evidence: ShownEvidence = page) =>
  evidenceDocument(evidence, asked).lists?.find((each) => each.heading.startsWith(heading))

it('the PDF for a regulator begins with the answer: address, both times, prices and small print, and who changed what (CFG-12)', () => {
  const { source, subtitle, facts, lists = [] } = evidenceDocument(page, asked)
  expect([source, subtitle]).toEqual(['As at 3 Mar 2026, 10:14:00 am (Melbourne), 2026-03-02 23:14:00 UTC', asked.url])
  expect(facts).toEqual([
    { label: 'Dealer’s local time', value: '3 Mar 2026, 10:14:00 am (Melbourne)' },
    { label: 'UTC', value: '2026-03-02 23:14:00 UTC' },
    { label: 'Answer', value: 'The page was shown (200)' },
    { label: 'Version', value: '7, published 1 Mar 2026, 11:00:00 am (Melbourne) by Mia' },
  ])
  expect(lists.slice(0, 3).map(({ heading, lines }) => [heading, lines[0]])).toEqual([
    ['Prices, repayments, rates and small print', 'Kia Rio · $21,990 drive away, Ōtautahi'],
    [
      'Who changed what before, latest first',
      '3 Mar 2026, 9:00:00 am (Melbourne), Nora: Price without government charges: $36,000 to $35,490',
    ],
    [
      'Who changed what afterwards, until 9 Mar 2026, 11:00:00 am (Melbourne)',
      '3 Mar 2026, 11:00:05 am (Melbourne), Nora: Price without government charges: $35,490 to $33,990',
    ],
  ])
  expect(listOf('Who changed what before')?.lines.at(-1)).toBe('43 more changes in the annex.')
  expect(JSON.stringify(lists)).not.toContain('egcCents')
})

it('the PDF for a regulator has hashes, seals, builds, other changes and the number of other messages in an annex (CFG-12)', () => {
  const { lists = [] } = evidenceDocument(page, asked)
  const start = lists.findIndex(({ startsPage }) => startsPage)
  const text = (part: typeof lists) => JSON.stringify(part)
  expect(lists[start]?.heading).toBe('Annex: Earlier changes')
  const expected = [
    `Page: ${'a'.repeat(64)}`,
    `Version 7: ${'b'.repeat(64)}`,
    'The history is intact: 12 sealed days match',
    'personal details of people who were erased: 2',
    'hash cccc',
    'BEGIN PUBLIC KEY',
    'Build at the time: build-a',
    'f'.repeat(64),
    `Styles /assets/site-Ab1.css: ${'e'.repeat(64)}`,
    '17 messages not about this page.',
    '3 more changes are not listed.',
  ]
  for (const each of expected) {
    expect(text(lists.slice(start))).toContain(each)
    expect(text(lists.slice(0, start))).not.toContain(each)
  }
  for (const each of ['views of a car', 'Confirmation of an enquiry', 'Changed the offer “Mats”; Price: $5 to $4'])
    expect(text(lists.slice(0, start))).toContain(each)
})

it('the PDF for a regulator says so if nothing was changed afterwards, if nothing is sealed yet and if a seal is broken (CFG-12)', () => {
  const { record, seals } = page
  if (!record || !seals) throw new Error('The page has no record.')
  const quiet = {
    ...page,
    record: { ...record, changes: [], carChanges: [], later: { ...record.later, changes: [], carChanges: [], more: 0 } },
  }
  expect(listOf('Who changed what afterwards', quiet)?.lines).toEqual(['Nothing that this page shows was changed.'])
  const withSeals = (days: number, broken: string[]) => ({ ...page, seals: { ...seals, days, broken, erased: 0, last: null, keys: [] } })
  expect(listOf('Seals', withSeals(0, []))?.lines).toEqual(['The history of this day is sealed tonight; nothing is sealed yet.'])
  expect(listOf('Seals', withSeals(1, ['2026-03-01']))?.lines).toEqual(['The history doesn’t match its seal on 2026-03-01.'])
})

it('the PDF for a regulator says where an address led, and that a site was closed (CFG-12)', () => {
  const answer = (evidence: ShownEvidence) => evidenceDocument(evidence, asked).facts.find(({ label }) => label === 'Answer')?.value
  const closed: ShownEvidence = { kind: 'closed', status: 503, body: 'closed', bodyHash: 'd', record: null, withinMinute: [], seals: null }
  expect(answer(closed)).toBe('The site was closed (503)')
  const { body: _body, differences: _differences, ...rest } = page as Extract<ShownEvidence, { kind: 'page' }>
  expect(answer({ ...rest, kind: 'redirect', status: 301, to: '/search' })).toBe('The address led to /search (301)')
  expect(answer({ ...page, status: 404 } as ShownEvidence)).toBe('There was no such page (404)')
})

it('evidence is written as a PDF of as many pages as it needs, and as a web archive (CFG-12)', async () => {
  const pdf = await fileOf('pdf')
  expect(pdf).toMatchObject({ form: 'pdf', siteId: 'site', contentType: 'application/pdf' })
  const bytes = Buffer.from(pdf.data, 'base64').toString('latin1')
  expect(bytes.slice(0, 5)).toBe('%PDF-')
  expect(bytes.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  const warc = Buffer.from((await fileOf('warc')).data, 'base64').toString()
  expect(warc).toContain('$21,990 drive away')
  expect(warc).toContain('"bodyHash": "aaaa')
  expect(warc).toContain('WARC-Target-URI: https://north.example/assets/site-Ab1.css')
  expect(warc).toContain(styles.content.toString())
  const html = Buffer.from((await fileOf('html')).data, 'base64').toString()
  expect(html).toContain('$21,990 drive away')
  const redirect: ShownEvidence = {
    ...{
      kind: 'redirect',
      site: page.site,
      renderer: page.renderer,
      record: page.record,
      withinMinute: [],
      seals: page.seals,
      bodyHash: null,
    },
    ...{ status: 301, to: '/search' },
  }
  expect(Buffer.from((await fileOf('warc', redirect)).data, 'base64').toString()).toContain('Location: /search')
  const closed: ShownEvidence = { kind: 'closed', status: 503, body: 'closed', bodyHash: 'd', record: null, withinMinute: [], seals: null }
  expect((await fileOf('pdf', closed)).siteId).toBeNull()
})
