/** @jsxRuntime automatic -- documents are also written from source, where no tsconfig sets it */
import type { CarSheet as CarSheetContent } from '@forecourt/rules/car/facts/carSheet'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
/** @jsxRuntime automatic -- documents are also written from source, where no tsconfig sets it */
import { Document, Image, Link, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { qrOutline } from './drawQrCode'

interface SheetColours {
  /** Colours of the top band and of its text. */
  readonly band: string
  readonly onBand: string
  /** The brand colour if it is legible on white, else ink. */
  readonly strong: string
  readonly ink: string
  readonly faint: string
  readonly line: string
  readonly panel: string
}

const ink = '#1b1f24'

/** Colours of a car sheet. Paper is white on every site; a dark site keeps its background colour for the band. */
export const sheetColours = ({ theme }: Pick<ResolvedConfig, 'theme'>): SheetColours => {
  const { brandColour } = theme
  return {
    band: brandColour,
    onBand: contrastRatio(brandColour, '#ffffff') >= 4.5 ? '#ffffff' : '#111111',
    strong: contrastRatio(brandColour, '#ffffff') >= 4.5 ? brandColour : ink,
    ink,
    faint: '#59616a',
    line: '#d7dbe0',
    panel: '#f4f5f7',
  }
}

/** QR code of an address; `side` in points. */
const QrCode = ({ text, side }: { readonly text: string; readonly side: number }) => {
  const { size, path } = qrOutline(text)
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
      <Path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  )
}

export interface CarSheetProps {
  readonly content: CarSheetContent
  readonly colours: SheetColours
  /** Registered font families. */
  readonly fonts: { readonly heading: string[]; readonly body: string[]; readonly strong: string[] }
  /** JPEGs: the first large, the others beside it. */
  readonly pictures: readonly { readonly key: string; readonly jpeg: Buffer }[]
  readonly logo: Buffer | null
}

const margin = 34
const [heroHeight, gap] = [204, 6]

const styles = StyleSheet.create({
  page: { paddingBottom: 102, fontSize: 9, lineHeight: 1.4 },
  band: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', paddingHorizontal: margin, paddingVertical: 15 },
  logo: { height: 38, maxWidth: 190, padding: 4, objectFit: 'contain', backgroundColor: '#ffffff' },
  dealer: { fontSize: 17, lineHeight: 1.15 },
  contact: { alignItems: 'flex-end' },
  content: { paddingHorizontal: margin, paddingTop: 13 },
  pictures: { flexDirection: 'row', height: heroHeight },
  hero: { flex: 1, height: heroHeight, objectFit: 'cover' },
  side: { width: 164, marginLeft: gap, height: heroHeight, justifyContent: 'space-between' },
  top: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 12 },
  text: { flex: 1, paddingRight: 20 },
  title: { lineHeight: 1.15 },
  cost: { maxWidth: 210, alignItems: 'flex-end' },
  price: { fontSize: 24, lineHeight: 1.15 },
  badge: { alignSelf: 'flex-start', paddingHorizontal: 7, paddingVertical: 2, marginBottom: 5, fontSize: 8 },
  box: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', padding: 8, marginTop: 9 },
  heading: { fontSize: 11.5, marginTop: 11, marginBottom: 4, lineHeight: 1.2 },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  fact: { width: '25%', paddingRight: 8, marginBottom: 4 },
  small: { fontSize: 7.5 },
  feature: { width: '33.33%', paddingRight: 10, flexDirection: 'row' },
  foot: { position: 'absolute', left: margin, right: margin, bottom: 18, flexDirection: 'row', paddingTop: 8, height: 78 },
  tiny: { fontSize: 6.5, lineHeight: 1.35 },
})

/** Characters of fine print that fit in the footer; a longer text goes under the comments. */
const maxFooterCharacters = 300

const fitsFooter = ({ disclaimer }: { readonly disclaimer: string }) => disclaimer.length <= maxFooterCharacters

const titleSize = (title: string) => (title.length > 70 ? 14 : title.length > 42 ? 17 : 20)

const textStyles = ({ colours, fonts }: Pick<CarSheetProps, 'colours' | 'fonts'>) => ({
  heading: { fontFamily: fonts.heading, color: colours.ink },
  strong: { fontFamily: fonts.strong },
  faint: { color: colours.faint },
})

/** The dealer's name or logo, and how to reach them. */
const SheetBand = ({ content: { dealer }, colours, fonts, logo }: Omit<CarSheetProps, 'pictures'>) => (
  <View style={[styles.band, { backgroundColor: colours.band, color: colours.onBand }]}>
    {logo ? <Image src={logo} style={styles.logo} /> : <Text style={[styles.dealer, { fontFamily: fonts.heading }]}>{dealer.name}</Text>}
    <View style={styles.contact}>
      {dealer.phone !== '' && <Text style={{ fontFamily: fonts.strong }}>{dealer.phone}</Text>}
      <Text>{dealer.site}</Text>
    </View>
  </View>
)

/** A large picture with smaller ones beside it. */
const SheetPictures = ({ pictures }: Pick<CarSheetProps, 'pictures'>) => {
  const [hero, ...others] = pictures
  const sideHeight = (heroHeight - gap * (others.length - 1)) / Math.max(1, others.length)
  if (!hero) return null
  return (
    <View style={styles.pictures}>
      <Image src={hero.jpeg} style={styles.hero} />
      {others.length > 0 && (
        <View style={styles.side}>
          {others.map(({ key, jpeg }) => (
            <Image key={key} src={jpeg} style={{ height: sideHeight, objectFit: 'cover' }} />
          ))}
        </View>
      )}
    </View>
  )
}

/** Address and fine print, on every page. */
const SheetFoot = ({ content, colours, fonts }: Pick<CarSheetProps, 'content' | 'colours' | 'fonts'>) => {
  const { dealer, finance, location, address, footnote } = content
  const { strong, faint } = textStyles({ colours, fonts })
  return (
    <View fixed style={[styles.foot, { borderTop: `1 solid ${colours.line}` }]}>
      <Link src={address}>
        <QrCode text={address} side={66} />
      </Link>
      <View style={{ width: 208, paddingLeft: 10 }}>
        <Text style={strong}>{location.name}</Text>
        <Text>{location.address}</Text>
        {location.phone !== '' && <Text>{location.phone}</Text>}
        <Text style={[styles.small, faint, { marginTop: 4 }]}>Scan for all photos and today’s price.</Text>
      </View>
      <View style={{ flex: 1, paddingLeft: 16 }}>
        <Text style={[styles.tiny, faint]}>{footnote}</Text>
        {finance && fitsFooter(finance) && <Text style={[styles.tiny, faint, { marginTop: 3 }]}>{finance.disclaimer}</Text>}
        {dealer.licence !== '' && <Text style={[styles.tiny, faint, { marginTop: 3 }]}>{`${dealer.name} · ${dealer.licence}`}</Text>}
      </View>
    </View>
  )
}

/** The printed sheet of a car for customers: one A4 page if it fits, else two (UI-07). */
export const CarSheet = ({ content, colours, fonts, pictures, logo }: CarSheetProps) => {
  const { dealer, title, details, badge, price, finance, summary, facts, features, moreFeatures, comments, notice } = content
  const { heading, strong, faint } = textStyles({ colours, fonts })
  return (
    <Document title={title} author={dealer.name} subject={details} language="en-AU">
      <Page size="A4" style={[styles.page, { fontFamily: fonts.body, color: colours.ink }]}>
        <SheetBand content={content} colours={colours} fonts={fonts} logo={logo} />
        <View style={styles.content}>
          <SheetPictures pictures={pictures} />
          <View style={styles.top}>
            <View style={styles.text}>
              {badge && <Text style={[styles.badge, strong, { backgroundColor: colours.ink, color: '#ffffff' }]}>{badge}</Text>}
              <Text style={[styles.title, heading, { fontSize: titleSize(title) }]}>{title}</Text>
              <Text style={[faint, { marginTop: 3 }]}>{details}</Text>
            </View>
            <View style={styles.cost}>
              <Text style={[styles.price, { fontFamily: fonts.heading, color: colours.strong }]}>{price.text}</Text>
              <Text style={[faint, { marginTop: 3 }]}>
                {price.wasText && <Text style={{ textDecoration: 'line-through' }}>{`was ${price.wasText}`}</Text>}
                {price.wasText && price.typeText ? '  ' : ''}
                {price.typeText ?? ''}
              </Text>
            </View>
          </View>
          {finance && (
            <View style={[styles.box, { backgroundColor: colours.panel }]}>
              <Text>
                <Text style={faint}>{`${finance.heading}  `}</Text>
                <Text style={[strong, { fontSize: 12 }]}>{finance.weekly}</Text>
              </Text>
              <Text style={faint}>{finance.rates}</Text>
            </View>
          )}
          <Text style={{ marginTop: 9 }}>{summary}</Text>
          {facts.length > 0 && (
            <View wrap={false}>
              <Text style={[styles.heading, heading]}>Key information</Text>
              <View style={styles.grid}>
                {facts.map(({ label, value }) => (
                  <View key={label} style={styles.fact}>
                    <Text style={[styles.small, faint]}>{label}</Text>
                    <Text style={strong}>{value}</Text>
                  </View>
                ))}
              </View>
            </View>
          )}
          {features.length > 0 && (
            <View wrap={false}>
              <Text style={[styles.heading, heading]}>Features</Text>
              <View style={styles.grid}>
                {features.map((feature) => (
                  <View key={feature} style={styles.feature}>
                    <Text style={{ width: 9, color: colours.strong }}>•</Text>
                    <Text style={{ flex: 1 }}>{feature}</Text>
                  </View>
                ))}
              </View>
              {moreFeatures > 0 && <Text style={faint}>{`and ${moreFeatures} more on its page`}</Text>}
            </View>
          )}
          {comments && (
            <View wrap={false}>
              <Text style={[styles.heading, heading]}>{comments.heading}</Text>
              <Text>{comments.text}</Text>
            </View>
          )}
          {notice && (
            <View wrap={false}>
              <Text style={[styles.heading, heading]}>Consumer Information Notice</Text>
              <View style={styles.grid}>
                {notice.map(({ label, value }) => (
                  <View key={label} style={[styles.fact, { width: '33.33%' }]}>
                    <Text style={[styles.small, faint]}>{label}</Text>
                    <Text style={strong}>{value}</Text>
                  </View>
                ))}
              </View>
            </View>
          )}
          {finance && !fitsFooter(finance) && <Text style={[styles.tiny, faint, { marginTop: 10 }]}>{finance.disclaimer}</Text>}
        </View>
        <SheetFoot content={content} colours={colours} fonts={fonts} />
      </Page>
    </Document>
  )
}
