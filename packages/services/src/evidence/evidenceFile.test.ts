import { expect, it } from 'vitest'
import { writeFactDocument } from '../documents/writeFactDocument'
import { evidenceDocument } from './evidenceDocument'
import { type EvidenceForm, evidenceFile } from './evidenceFile'
import type { ShownEvidence } from './PageEvidence'

const change = { at: '2026-03-02T01:02:03.000Z', authorName: 'Mia', action: 'offer.update', change: 'Changed the offer “Mats”' }
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
    changes: Array.from({ length: 50 }, () => change),
    carChanges: [{ ...change, action: 'price', change: { driveAwayCents: [2_199_000, 2_099_000] } }],
    messages: [{ kind: 'lead.shopper', at: '2026-03-02T20:00:00.000Z' }],
  },
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

it('the PDF for a regulator has versions, hashes, who changed what, messages sent, differences and the text of the page (CFG-12)', async () => {
  const { source, subtitle, facts, lists } = evidenceDocument(page, asked)
  expect([source, subtitle]).toEqual(['As at 2026-03-02 23:14:00 UTC', asked.url])
  expect(facts).toContainEqual({ label: 'Version', value: '7, published 2026-03-01 00:00:00 UTC' })
  const text = JSON.stringify(lists)
  for (const expected of [
    `Page: ${'a'.repeat(64)}`,
    `Version 7: ${'b'.repeat(64)}`,
    'Sealed days that match: 12',
    'personal details of people who were erased: 2',
    'hash cccc',
    'BEGIN PUBLIC KEY',
    'Build at the time: build-a',
    'f'.repeat(64),
    `Styles /assets/site-Ab1.css: ${'e'.repeat(64)}`,
    'views of a car',
    'Mia, offer.update: Changed the offer',
    'driveAwayCents',
    'Confirmation of an enquiry',
    '$21,990 drive away',
  ])
    expect(text).toContain(expected)
  const broken = evidenceDocument(
    { ...page, seals: { ...page.seals, days: 1, broken: ['2026-03-01'], erased: 0, last: null, keys: [] } },
    asked,
  )
  expect(JSON.stringify(broken.lists)).toContain('don’t match their seal: 2026-03-01')
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
    ...{ kind: 'redirect', site: page.site, renderer: page.renderer, record: page.record, seals: page.seals, bodyHash: null },
    ...{ status: 301, to: '/search' },
  }
  expect(Buffer.from((await fileOf('warc', redirect)).data, 'base64').toString()).toContain('Location: /search')
  const closed: ShownEvidence = { kind: 'closed', status: 503, body: 'closed', bodyHash: 'd', record: null, seals: null }
  expect((await fileOf('pdf', closed)).siteId).toBeNull()
})
