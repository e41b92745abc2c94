import { anyCar, type OfferValues } from '@forecourt/rules/offers/offerProblems'
import { unmarkedCell } from '@forecourt/rules/text/csvText'
import { describe, expect, it } from 'vitest'
import { offerKind } from '../offers/offerKind'
import { reviewKind } from '../reviews/reviewKind'
import { buildActor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { createRecord, recordHistory, updateRecord } from './editRecord'
import { lenderKind } from './finance/lenderKind'
import { exportRecords, importRecords, undoImportOfRecords } from './importRecords'
import type { FileDecisions, RecordFile } from './planRecordImport'
import { recordValues } from './recordRow'

const world = useWorld()
const organisationId: string = 'north-organisation'
const scope = () => world.db.forOrganisation(organisationId)
const editing = { allowedSiteIds: null, actor: buildActor }

/** Rows under headings, as in a spreadsheet. */
const fileOf = (headings: string, ...lines: string[]): RecordFile => ({
  headings: headings.split(','),
  records: lines.map((line, index) => ({
    row: index + 2,
    values: new Map(headings.split(',').map((heading, at) => [heading, unmarkedCell(line.split(',')[at] ?? '')])),
  })),
})

const importFile = (file: RecordFile, apply = true, more: FileDecisions & { readonly key?: string } = {}) =>
  importRecords(scope(), lenderKind, { ...editing, organisationId, file, apply, ...more })
const lenders = async () => {
  const rows = await scope().transaction((tx) => lenderKind.all(tx, organisationId, null))
  return new Map(rows.map((row) => [row.name, row]))
}

const headings = 'Lender,Finance provider,Interest rate,Comparison rate,Term'

describe('A file of records', () => {
  it('A file of records changes nothing in a dry run, and reports what it would change', async () => {
    const report = await importFile(fileOf(headings, 'Dry,Manual,6,7,5'), false)
    expect(report).toEqual({ added: ['Dry'], changed: [], unchanged: 0, refused: [], notes: [], unknown: [], importId: null })
    expect((await lenders()).has('Dry')).toBe(false)
  })

  it('A file of reviews can have other headings and part of a location’s name; an ambiguous or unknown name is refused (ENT-14)', async () => {
    const { locationId } = world.north
    await scope().transaction(async (tx) => {
      const row = await tx.location.findFirstOrThrow({ where: { id: locationId } })
      await tx.location.updateMany({ where: { id: locationId }, data: { name: 'Saltbush Motors Ararat' } })
      const { departments: _departments, specialDays: _days, priceKinds: _kinds, ...columns } = row
      await tx.location.createMany({ data: [{ ...columns, id: 'horsham', slug: 'horsham', name: 'Saltbush Motors Horsham' }] })
    })
    const file = fileOf(
      'Reviewer,Stars,Review date,Comments,Location,Mood',
      'Priya S.,5,2026-03-01,Fine people.,Ararat,Good',
      'Ben,4,2026-03-02,Fine.,Saltbush Motors Horsham,Good',
      'Ana,4,2026-03-03,Fine.,saltbush,Good',
      'Dan,4,2026-03-04,Fine.,Stawell,Good',
    )
    const report = await importRecords(scope(), reviewKind('2030-01-01'), { ...editing, organisationId, file, apply: true })
    expect(report.unknown).toEqual(['Mood'])
    expect(report.refused.map(({ row, column, value }) => [row, column, value])).toEqual([
      [4, 'Location', 'saltbush'],
      [5, 'Location', 'Stawell'],
    ])
    const rows = await scope().transaction((tx) => reviewKind('2030-01-01').all(tx, organisationId, null))
    // The sample review of the world is the third.
    expect(
      rows.flatMap(({ customerName, locationId: at, rating }) => (customerName === 'Ana' ? [] : [[customerName, at, rating]])).toSorted(),
    ).toEqual([
      ['Ben', 'horsham', 4],
      ['Priya S.', locationId, 5],
    ])
  })

  it('A file of records adds new records, updates changed ones and leaves the rest', async () => {
    await importFile(fileOf(headings, 'Same,Manual,6,7,5', 'Other,Manual,6,7,5'))
    const report = await importFile(fileOf(`${headings},Colour`, 'Same,Manual,6,7,5', 'Other,Manual,6.5,7,5', 'Third,Angle,5,6,4'))
    expect(report).toMatchObject({ added: ['Third'], unchanged: 1, unknown: ['Colour'], refused: [] })
    expect(report.changed).toEqual([{ title: 'Other', changes: ['Interest rate: 6.00% → 6.50%'] }])
  })

  it('A file of records leaves values as they are if their column is missing', async () => {
    await importFile(fileOf(`${headings},Small print`, 'Kept,Manual,6,7,5,Ask us.'))
    await importFile(fileOf(headings, 'Kept,Manual,6.1,7,5'))
    expect((await lenders()).get('Kept')).toMatchObject({ interestRate: 6.1, disclaimer: 'Ask us.' })
  })

  it('A file of records imports formatted small print, and reports it as unchanged the next time', async () => {
    const file = fileOf(
      `${headings},Small print`,
      'Formatted,Manual,6,7,5,<p>Over <strong>five years</strong>.</p><ul><li>Fees apply</li></ul>',
    )
    await importFile(file)
    expect((await lenders()).get('Formatted')?.disclaimer).toMatchObject({
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Over ' }, { text: 'five years', bold: true }, { text: '.' }] }, { kind: 'list' }],
    })
    expect(await importFile(file)).toMatchObject({ added: [], changed: [], unchanged: 1 })
  })

  it.each([
    {
      name: 'a row with a word instead of a number',
      line: 'Bad,Manual,six,7,5',
      refused: { column: 'Interest rate', value: 'six', message: /isn’t a number/ },
    },
    { name: 'a row with an unknown provider', line: 'Bad,Acme,6,7,5', refused: { column: 'Finance provider', message: /isn’t one of/ } },
    {
      name: 'a row with a rate above its comparison rate',
      line: 'Bad,Manual,8,7,5',
      refused: { column: 'Comparison rate', message: /can’t be lower/ },
    },
    { name: 'a row without a name', line: ',Manual,6,7,5', refused: { column: 'Lender', message: /Enter the lender’s name/ } },
    {
      name: 'a row that is there twice',
      line: 'Good,Manual,6,7,5',
      refused: { column: null, message: /Row 2 is already the same record/ },
    },
  ])('A file of records refuses $name with the reason, and imports the other rows', async ({ line, refused }) => {
    const report = await importFile(fileOf(headings, 'Good,Manual,6,7,5', line), false)
    expect(report.added).toEqual(['Good'])
    expect(report.refused).toEqual([
      expect.objectContaining({ row: 3, column: refused.column, message: expect.stringMatching(refused.message) }),
    ])
  })

  it('A file of records reports each row without a name, and imports a valid row after an invalid one of the same name', async () => {
    const nameless = await importFile(fileOf('Finance provider,Interest rate,Comparison rate,Term', 'Manual,6,7,5', 'Manual,6,7,5'), false)
    expect(nameless.refused.map(({ row, message }) => [row, message])).toEqual(
      [2, 3].map((row) => [row, 'Lender: Enter the lender’s name.']),
    )
    const corrected = await importFile(fileOf(headings, 'Twice,Manual,8,7,5', 'Twice,Manual,6,7,5'), false)
    expect([corrected.added, corrected.refused.map(({ row }) => row)]).toEqual([['Twice'], [2]])
  })

  it('A file of records is undone as a whole and only once, except records changed since', async () => {
    const before = await importFile(fileOf(headings, 'Was,Manual,6,7,5'))
    expect(before.importId).not.toBeNull()
    const { importId } = await importFile(fileOf(headings, 'Was,Manual,6.2,7,5', 'New,Manual,6,7,5', 'Touched,Manual,6,7,5'))
    const touched = (await lenders()).get('Touched')
    if (!touched || importId === null) throw new Error('The file was not imported.')
    const values = { ...recordValues(lenderKind, touched), interestRate: 6.3 }
    await updateRecord(scope(), lenderKind, touched.id, { ...editing, values, expectedRevision: 1 })
    const undo = () => undoImportOfRecords(scope(), lenderKind, { ...editing, organisationId, importId })
    expect(await undo()).toEqual({ undone: 2, leftAsIs: ['Touched'] })
    const after = await lenders()
    expect([after.get('Was')?.interestRate, after.has('New'), after.has('Touched')]).toEqual([6, false, true])
    expect(await undo()).toBeNull()
    const [latest] = await recordHistory(scope(), 'lender', after.get('Was')?.id ?? '')
    expect(latest?.summary).toBe('Undid the import of the lender Was')
  })

  it('A file of records reads a column as the field that a user chose, and a cell as they corrected it (ENT-26)', async () => {
    const file = fileOf(
      'Lender,Finance provider,Comparison rate,Cost,Interest rate,Term',
      'Mapped,Manual,7,6,8,5',
      'Mended,Manuel,7,six,8,5',
    )
    const columns = [
      { heading: 'Cost', field: 'interestRate' },
      { heading: 'Term', field: null },
    ]
    const first = await importFile(file, false, { columns })
    expect([first.added, first.unknown]).toEqual([['Mapped'], ['Interest rate', 'Term']])
    expect(first.refused.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'Finance provider', 'Manuel'],
      [3, 'Cost', 'six'],
    ])
    const corrections = [
      { row: 3, column: 'Finance provider', value: 'Manual' },
      { row: 3, column: 'Cost', value: '6.5' },
    ]
    const report = await importFile(file, true, { columns, corrections })
    expect([report.added, report.refused]).toEqual([['Mapped', 'Mended'], []])
    const after = await lenders()
    expect([after.get('Mapped')?.interestRate, after.get('Mended')?.interestRate]).toEqual([6, 6.5])
  })

  it('A file of records sent twice with the same key is imported once, and the repeat reports what the first did (ENT-26)', async () => {
    const [key, file] = [crypto.randomUUID(), fileOf(headings, 'Retried,Manual,6,7,5', 'Wrong,Manual,six,7,5')]
    const [first, second] = await Promise.all([importFile(file, true, { key }), importFile(file, true, { key })])
    expect(first).toEqual({ ...second, added: ['Retried'], unchanged: 0, importId: key })
    const entries = () => world.db.platform.transaction((tx) => tx.auditEntry.count({ where: { target: key } }))
    expect(await entries()).toBe(1)
    expect(await undoImportOfRecords(scope(), lenderKind, { ...editing, organisationId, importId: key })).toEqual({
      undone: 1,
      leftAsIs: [],
    })
    expect(await importFile(file, true, { key })).toMatchObject({ added: ['Retried'], importId: null })
    expect((await lenders()).has('Retried')).toBe(false)
  })

  it('A file of records imported by an earlier release is undone, too', async () => {
    const { importId } = await importFile(fileOf(headings, 'Earlier,Manual,6,7,5'))
    const row = (await lenders()).get('Earlier')
    await world.db.platform.transaction(async (tx) => {
      const rows = [{ id: row?.id ?? '', revision: 1, title: 'Earlier', before: null }]
      await tx.auditEntry.create({
        data: { organisationId, actorName: 'Test', action: 'lender.import', target: 'earlier', summary: 'Imported', detail: { rows } },
      })
    })
    expect(importId).not.toBeNull()
    expect(await undoImportOfRecords(scope(), lenderKind, { ...editing, organisationId, importId: 'earlier' })).toEqual({
      undone: 1,
      leftAsIs: [],
    })
  })

  it('A file of records changes nothing if it was exported unchanged, even with text that looks like a formula', async () => {
    const values = { ...recordValues(offerKind, await anOffer('=1+1')) }
    expect(values.name).toBe('=1+1')
    const text = await exportRecords(scope(), offerKind, organisationId, null)
    expect(text).toContain("'=1+1")
    const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n')
    const own = fileOf(head, ...lines.filter((line) => line.startsWith("'=1+1")))
    const report = await importRecords(scope(), offerKind, { ...editing, organisationId, file: own, apply: false })
    expect(report).toMatchObject({ added: [], changed: [], unchanged: 1, refused: [] })
  })

  it('A new offer is the first one, and offers of a file come first in the file’s order (OFR-01)', async () => {
    await anOffer('Older')
    await anOffer('Newer')
    const file = fileOf('Name,Short description,Category', 'First of file,Mats.,Used', 'Second of file,Mats.,Used')
    const report = await importRecords(scope(), offerKind, { ...editing, organisationId, file, apply: true })
    expect(report.added).toEqual(['First of file', 'Second of file'])
    const rows = await scope().transaction((tx) => offerKind.all(tx, organisationId, null))
    expect(rows.slice(0, 4).map(({ name }) => name)).toEqual(['First of file', 'Second of file', 'Newer', 'Older'])
  })
})

const anOffer = async (name: string) => {
  const values: OfferValues = {
    ...{ name, description: 'Mats.', disclaimer: null, category: 'Used', manufacturer: null, modelName: null, imageKey: null },
    ...{ startsOn: null, startTime: null, endsOn: '2030-06-30', endTime: null },
    ...{ comparisonRate: null, rateExample: null, excludedSiteIds: [] },
    ...anyCar,
  }
  const made = await createRecord(scope(), offerKind, organisationId, { ...editing, key: crypto.randomUUID(), values })
  if (!made.ok) throw new Error(made.reason)
  return made.record
}
