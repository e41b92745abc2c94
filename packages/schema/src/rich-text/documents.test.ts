import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textChange } from '../diff/textChange'
import { validateDocument } from '../generated/validateDocument'
import { mergeDrafts } from '../layers/mergeDrafts'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { arbitraryDocument } from '../testing/arbitraryDocument'
import { buildLayer } from '../testing/buildLayer'
import { hostileDocuments, hostileLinks, hostileMarkup } from '../testing/hostileDocuments'
import { runs } from '../testing/runs'
import { validateValues } from '../validation/validateValues'
import { mergeDocuments } from './mergeDocuments'
import { parseLightText } from './parseLightText'
import { isBlankText, linksIn, plainText } from './plainText'
import type { RichBlock, RichDocument, RichText } from './RichText'
import { textFaults } from './textFaults'
import { toDocument } from './toDocument'
import { writeLightText } from './writeLightText'

const paragraph = (id: string, text: string): RichBlock => ({ id, kind: 'paragraph', spans: text === '' ? [] : [{ text }] })
const doc = (...blocks: readonly RichBlock[]): RichDocument => ({ blocks })
const bare = (text: RichText) => toDocument(text).blocks.map(({ id: _id, ...block }) => block)

/** A site with a page that contains a text. */
const withText = (text: unknown) =>
  ({
    pages: { list: [{ id: 'words', path: '/words', title: 'Words', blocks: [{ id: 'text', kind: 'prose', text }] }] },
  }) as unknown as ConfigValues

const pointer = '/pages/list/words/blocks/text/text'

describe('a rich text document', () => {
  it('a rich text document is valid with any text, and merges with itself unchanged', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(validateDocument(document)).toBe(true)
        expect(typeof plainText(document)).toBe('string')
        const light = writeLightText(document)
        if (light !== null) expect(bare(light)).toEqual(bare(document))
        expect(textChange({}, document, document).summary).toBeNull()
        expect(mergeDocuments(document, document, document)).toEqual({ mine: document, theirs: document, hasConflict: false })
      }),
      { numRuns: runs(200) },
    )
  })

  it.each(hostileDocuments.map((document) => [JSON.stringify(document).slice(0, 90), document] as const))(
    'a rich text document is not %s',
    (_name, document) => {
      expect(validateDocument(document)).toBe(false)
      const values = withText(document)
      expect(validateValues(values)).not.toEqual([])
      const { problems, config } = resolveConfig([buildLayer({ values })])
      expect(problems.some(({ severity }) => severity === 'error')).toBe(true)
      expect(JSON.stringify(config.pages.list.find(({ id }) => id === 'words')?.blocks ?? [])).not.toContain('alert(1)')
    },
  )

  it('a rich text document keeps markup that was entered as text as plain text', () => {
    for (const markup of hostileMarkup) expect(plainText(parseLightText(markup))).toBe(markup)
    for (const href of hostileLinks) expect(linksIn(`Please [press](${href}) here`)).toEqual([])
  })

  it('an invalid rich text document is reported with the name of its setting', () => {
    expect(validateValues(withText(doc({ id: 'a', kind: 'script' } as never))).map(({ pointer: at, message }) => [at, message])).toEqual([
      [pointer, 'Text of “Text” contains something that formatted text can’t have. Enter it again.'],
    ])
  })
})

describe('text with light markup from a file', () => {
  it.each([
    {
      text: '## Prices\n- drive **away**\n- [ask us](/contact)\n\nOne\ntwo.',
      links: ['/contact'],
      plain: 'Prices\n\ndrive away\nask us\n\nOne two.',
    },
    { text: '1. Ask\n2. **Sign**\n\n3. Drive', links: [], plain: 'Ask\nSign\n\n3. Drive' },
    { text: '2 keys.\n2. One', links: [], plain: '2 keys. 2. One' },
    { text: '- One\n1. Two', links: [], plain: 'One\n\nTwo' },
    { text: '1. One\n1. Two\n- Three', links: [], plain: 'One\nTwo\n\nThree' },
    { text: ' \n\n ', links: [], plain: '' },
    { text: 'Ask the [{privacyOffice}]({privacyOfficeSite}).', links: ['{privacyOfficeSite}'], plain: 'Ask the {privacyOffice}.' },
  ])('text with light markup from a file is read as a document: $plain', ({ text, links, plain }) => {
    expect(linksIn(text).map(({ href }) => href)).toEqual(links)
    expect(plainText(text)).toBe(plain)
    expect(bare(writeLightText(toDocument(text)) ?? '-')).toEqual(bare(text))
    expect(isBlankText(text)).toBe(plain === '')
  })

  it('text with light markup from a file can’t represent a table, and is not written for one', () => {
    expect(writeLightText(doc({ id: 'a', kind: 'table', hasHead: false, rows: [[[{ text: 'x' }]]] }))).toBeNull()
    expect(writeLightText(doc(paragraph('a', '- no point')))).toBeNull()
  })
})

describe('two users who edit one text', () => {
  const base = doc(paragraph('a', 'Open daily.'), paragraph('b', 'Late on Thursday.'), paragraph('c', 'Closed on holidays.'))
  const [a, b, c] = base.blocks as [RichBlock, RichBlock, RichBlock]

  it.each([
    {
      name: 'change different paragraphs',
      mine: doc(paragraph('a', 'Open!'), b, c),
      theirs: doc(a, b, paragraph('c', 'Closed!')),
      message: ['Open!', 'Late on Thursday.', 'Closed!'],
    },
    {
      name: 'both add a paragraph',
      mine: doc(a, paragraph('m', 'Mine'), b, c),
      theirs: doc(a, b, c, paragraph('t', 'Theirs')),
      message: ['Open daily.', 'Mine', 'Late on Thursday.', 'Closed on holidays.', 'Theirs'],
    },
    { name: 'remove and move the same paragraph', mine: doc(b, a, c), theirs: doc(a, b), message: ['Late on Thursday.', 'Open daily.'] },
    {
      name: 'remove and change the same paragraph',
      mine: doc(a, c),
      theirs: doc(a, paragraph('b', 'Late on Friday.'), c),
      message: ['Open daily.', 'Late on Friday.', 'Closed on holidays.'],
    },
    {
      name: 'both add blocks with the same id',
      mine: doc(a, paragraph('x', 'Mine'), b, c),
      theirs: doc(a, b, c, paragraph('x', 'Theirs')),
      message: ['Open daily.', 'Mine', 'Late on Thursday.', 'Closed on holidays.', 'Theirs'],
    },
  ])('$name', ({ mine, theirs, message }) => {
    const { mine: merged, hasConflict } = mergeDocuments(base, mine, theirs)
    expect(plainText(merged)).toBe(message.join('\n\n'))
    expect(hasConflict).toBe(false)
  })

  it('two users who edit one text have a conflict of one paragraph if both change it', () => {
    const mine = withText(doc(paragraph('a', 'Mine'), b, paragraph('c', 'Closed!')))
    const theirs = withText(doc(paragraph('a', 'Theirs'), b, c, paragraph('d', 'New')))
    const { merged, conflicts } = mergeDrafts(withText(base), mine, theirs)
    expect(merged).toEqual(withText(doc(paragraph('a', 'Mine'), b, paragraph('c', 'Closed!'), paragraph('d', 'New'))))
    expect(conflicts.map(({ pointer: at, theirs: other }) => [at, plainText(other as RichText)])).toEqual([
      [pointer, 'Theirs\n\nLate on Thursday.\n\nClosed!\n\nNew'],
    ])
  })

  it('two users who edit one text are merged by paragraph if the text was plain before', () => {
    const text = 'Open daily.\n\nLate on Thursday.'
    const [first, second] = toDocument(text).blocks as [RichBlock, RichBlock]
    const { merged, conflicts } = mergeDrafts(
      withText(text),
      withText(doc({ ...paragraph(first.id, 'Open!') }, second)),
      withText(doc(first, { ...paragraph(second.id, 'Early on Friday.') })),
    )
    expect(merged).toEqual(withText(doc(paragraph(first.id, 'Open!'), paragraph(second.id, 'Early on Friday.'))))
    expect(conflicts).toEqual([])
  })

  it('two users who edit one text have a conflict of the whole text if one removes it', () => {
    const { merged, conflicts } = mergeDrafts(withText(base), { pages: {} } as ConfigValues, withText(doc(a, b)))
    expect([conflicts.length > 0, merged.pages === undefined]).toEqual([true, false])
  })
})

it.each([
  { name: 'another wording', to: doc(paragraph('a', 'Open late.')), text: '“Open daily.” → “Open late.”' },
  {
    name: 'another format',
    to: doc({ id: 'a', kind: 'heading', level: 2, spans: [{ text: 'Open daily.' }] }),
    text: '1 part reformatted',
  },
  { name: 'other ids', to: doc(paragraph('z', 'Open daily.')), text: null },
])('a change of a text is described: $name', ({ to, text }) => {
  expect(textChange({}, 'Open daily.', to).summary).toBe(text)
})

it('the text validation reports a text that is too long, a picture without alt text and a skipped heading level (WCAG 2 1.1.1, 1.3.1)', () => {
  const picture: RichBlock = { id: 'p', kind: 'picture', image: 'stock/a.webp', alt: ' ', caption: '' }
  const heading = (id: string, level: 2 | 3 | 4): RichBlock => ({ id, kind: 'heading', level, spans: [{ text: `Level ${level}` }] })
  expect(
    textFaults(doc(picture, heading('a', 2), heading('b', 4), paragraph('c', 'x'.repeat(20))), 10).map(({ severity, message }) => [
      severity,
      message,
    ]),
  ).toEqual([
    ['error', 'The text can have at most 10 characters. This has 41.'],
    ['error', 'A picture in the text has no alt text for shoppers who can’t see it.'],
    ['warning', 'The heading “Level 4” skips a level, which confuses screen readers.'],
  ])
})

it('the text validation reports links of a text to unknown pages, in light markup and in a document', () => {
  const spans = [{ text: 'our yard', href: '/no-such-page' }]
  for (const text of ['See [our yard](/no-such-page).', doc({ id: 'a', kind: 'paragraph', spans })])
    expect(
      resolveConfig([buildLayer({ values: withText(text) })]).problems.map(({ pointer: at, message }) => [at, message]),
    ).toContainEqual([pointer, 'The link “our yard” leads to /no-such-page, which is not a page of this site.'])
})

it('the text validation reports a weekly figure without its comparison rate in any formatting (FIN-05)', () => {
  const spans = [{ text: 'From ' }, { text: '$99', bold: true as const }, { text: ' a week' }]
  const text = doc({ id: 'a', kind: 'table', hasHead: false, rows: [[spans]] })
  expect(resolveConfig([buildLayer({ values: withText(text) })]).problems.map(({ pointer: at }) => at)).toContain(
    '/pages/list/words/blocks/text',
  )
})
