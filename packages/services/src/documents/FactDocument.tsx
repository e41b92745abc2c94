/** @jsxRuntime automatic -- seeding runs from source, where no tsconfig sets it */
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'

export interface FactDocumentContent {
  readonly title: string
  readonly subtitle: string
  /** Source and date: the first line of the page. */
  readonly source: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Results of checks, if any. */
  readonly checks?: readonly { readonly label: string; readonly result: string }[]
  /** Lists of sentences, which may take several pages. */
  readonly lists?: readonly {
    readonly heading: string
    readonly lines: readonly string[]
    /** Begins a page, such as an annex. */
    readonly startsPage?: boolean
  }[]
  readonly smallPrint: string
  /** Fonts of a site; by default the built-in PDF font, which lacks Māori letters. */
  readonly typefaces?: Pick<ResolvedConfig['theme'], 'bodyFont'>
}

/** Registered font families. */
export interface DocumentFonts {
  readonly strong: string | string[]
  readonly body: string | string[]
}

const ink = '#1f2328'
const greyText = '#5b636c'
const line = '#d9dde2'

const styles = StyleSheet.create({
  // Below the text is the small print, of up to three lines.
  page: { padding: 48, paddingBottom: 80, fontSize: 10, color: ink, lineHeight: 1.4 },
  source: { fontSize: 9, color: greyText, marginBottom: 28 },
  title: { fontSize: 22, lineHeight: 1.2 },
  subtitle: { fontSize: 12, color: greyText, marginTop: 4, marginBottom: 20 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', borderTop: `1 solid ${line}`, paddingTop: 12, marginBottom: 16 },
  fact: { width: '50%', marginBottom: 8 },
  label: { fontSize: 8, color: greyText },
  heading: { fontSize: 13, marginBottom: 6 },
  check: { flexDirection: 'row', justifyContent: 'space-between', borderTop: `1 solid ${line}`, paddingVertical: 6 },
  listHeading: { fontSize: 13, marginTop: 14, marginBottom: 6 },
  listed: { fontSize: 9, marginBottom: 3 },
  smallPrint: { position: 'absolute', left: 48, right: 48, bottom: 36, fontSize: 8, color: greyText },
})

/** Characters that fit half a line: longer words are broken. Shorter ones are not hyphenated, as they are names of people and cars. */
const maxWordLength = 28
const unbroken = (word: string): string[] => word.match(new RegExp(`.{1,${maxWordLength}}`, 'gu')) ?? [word]

/** A plain document, such as a car's report or a receipt: facts, results of checks, and lists. */
export const FactDocument = ({
  title,
  subtitle,
  source,
  facts,
  checks = [],
  lists = [],
  smallPrint,
  fonts,
}: FactDocumentContent & { readonly fonts: DocumentFonts }) => (
  <Document title={title} author={source}>
    <Page size="A4" style={[styles.page, { fontFamily: fonts.body }]}>
      <Text style={styles.source}>{source}</Text>
      <Text style={[styles.title, { fontFamily: fonts.strong }]}>{title}</Text>
      <Text style={styles.subtitle} hyphenationCallback={unbroken}>
        {subtitle}
      </Text>
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text style={{ fontFamily: fonts.strong }} hyphenationCallback={unbroken}>
              {value}
            </Text>
          </View>
        ))}
      </View>
      {checks.length > 0 && <Text style={[styles.heading, { fontFamily: fonts.strong }]}>Checks</Text>}
      {checks.map(({ label, result }) => (
        <View key={label} style={styles.check}>
          <Text>{label}</Text>
          <Text style={{ fontFamily: fonts.strong }}>{result}</Text>
        </View>
      ))}
      {lists.map(({ heading, lines, startsPage = false }) => (
        <View key={heading} break={startsPage}>
          <Text style={[styles.listHeading, { fontFamily: fonts.strong }]} minPresenceAhead={30}>
            {heading}
          </Text>
          {lines.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never move.
            <Text key={index} style={styles.listed} hyphenationCallback={unbroken}>
              {text}
            </Text>
          ))}
        </View>
      ))}
      <Text style={styles.smallPrint} fixed={lists.length > 0}>
        {smallPrint}
      </Text>
    </Page>
  </Document>
)
