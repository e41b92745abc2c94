import type { Car } from '@forecourt/rules/entities/Car'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasCapitalHeadings } from '@forecourt/schema/switches/hasCapitalHeadings'
import sharp from 'sharp'
import type { OpenFont } from '../fonts/openFont'
import { outlinedText } from '../fonts/outlinedText'
import { siteTypeface } from '../fonts/siteTypeface'
import { textLines } from '../fonts/textLines'
import { renderPicture } from '../media/renderPicture'
import type { FileStore } from '../storage/fileStorage'
import { type ShareContent, shareContent } from './shareContent'

/** A stored picture as a JPEG, which every PDF reader supports; null if it is missing or no picture. */
export const sheetPicture = async (files: FileStore, key: string, width: 480 | 960 | 1280): Promise<Buffer | null> => {
  try {
    const stored = await files.get(pictureFocus(key).file)
    return stored?.contentType.startsWith('image/') ? await renderPicture(stored, width, 'jpeg') : null
  } catch {
    // An unreadable picture must not prevent the sheet.
    return null
  }
}

/** Size that social networks recommend, in pixels. */
const [width, height] = [1200, 630]
/** Box of the photograph (3:2, like cameras and most feeds); the brand colour fills the right and the bottom. */
const photo = { width: 801, height: 534 } as const
const inset = 40

export interface ShareSource {
  readonly car: Car
  readonly config: ResolvedConfig
  /** Current time, ISO in UTC. */
  readonly now: string
  readonly files: FileStore
}

interface Faces {
  readonly heading: readonly OpenFont[]
  readonly body: readonly OpenFont[]
  readonly strong: readonly OpenFont[]
}

const textColourOn = (ground: string) => (contrastRatio(ground, '#ffffff') >= 4.5 ? '#ffffff' : '#14171a')

const line = (text: string, fonts: readonly OpenFont[], { size, x, y, colour }: { size: number; x: number; y: number; colour: string }) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${outlinedText(text, fonts, size).svg}</g>`

/** Placeholder for a missing photograph: a car's outline. */
const photoPlaceholder = ({ surfaceColour }: ResolvedConfig['theme']) =>
  `<rect width="${photo.width}" height="${photo.height}" fill="${surfaceColour}"/><g transform="translate(${photo.width / 2 - 196} ${photo.height / 2 - 70}) scale(3.5)" fill="none" stroke="${textColourOn(surfaceColour)}" stroke-opacity="0.32" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M4 30v-8c0-3 2-5 5-6l17-3C33 7 40 4 50 4h12c9 0 16 3 24 10l14 3c5 1 8 4 8 8v5h-9M29 31h50M15 31H4"/><circle cx="22" cy="31" r="7"/><circle cx="88" cy="31" r="7"/></g>`

/** The largest size at which a line fits the width. */
const fittingSize = (text: string, fonts: readonly OpenFont[], size: number, room: number) =>
  Math.min(size, (size * room) / Math.max(1, outlinedText(text, fonts, size).width))

/** Size, line height and maximum of lines of the terms below a price, of which nothing must be cut off. */
const terms = { size: 22, leading: 29, lines: 4 } as const

/** The price above its terms, at the bottom of the right column; a price alone is level with the dealer's name. */
const priceLines = (content: ShareContent, { heading, body }: Faces, { x, room, colour }: { x: number; room: number; colour: string }) => {
  if (content.price === '') return ''
  const size = fittingSize(content.price, heading, 62, room)
  const lines = textLines(content.priceTerms, (text) => outlinedText(text, body, terms.size).width, room, terms.lines)
  const last = height - inset
  const first = last - terms.leading * (lines.length - 1)
  const y = lines.length === 0 ? (photo.height + height) / 2 + size * 0.35 : first - terms.leading - 5
  return [
    line(content.price, heading, { size, x, y, colour }),
    ...lines.map((text, index) => line(text, body, { size: terms.size, x, y: first + terms.leading * index, colour })),
  ].join('')
}

/** Graphics and text over the photograph. */
const overlay = (content: ShareContent, faces: Faces, { theme }: Pick<ResolvedConfig, 'theme'>, hasPhoto: boolean) => {
  const { heading, body, strong } = faces
  const colour = textColourOn(theme.brandColour)
  const x = photo.width + inset
  const room = width - x - inset
  const title = hasCapitalHeadings(theme) ? content.title.toUpperCase() : content.title
  const titleSize = title.length > 44 ? 35 : title.length > 28 ? 41 : 46
  const leading = titleSize * 1.16
  const lines = textLines(title, (text) => outlinedText(text, heading, titleSize).width, room, 6)
  const detailLines = textLines(content.details, (text) => outlinedText(text, body, 24).width, room, 3)
  const details = inset + titleSize + leading * (lines.length - 1) + 46
  const base = (photo.height + height) / 2
  const tag = content.tag ? outlinedText(content.tag, strong, 28) : null
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${hasPhoto ? '' : photoPlaceholder(theme)}
${lines.map((text, index) => line(text, heading, { size: titleSize, x, y: inset + titleSize * 0.82 + leading * index, colour })).join('')}
${detailLines.map((text, index) => line(text, body, { size: 24, x, y: details + 33 * index, colour })).join('')}
${priceLines(content, faces, { x, room, colour })}
${line(content.dealer, strong, { size: fittingSize(content.dealer, strong, 32, photo.width - inset * 2), x: inset, y: base + 11, colour })}
${tag ? `<rect x="${inset}" y="${inset}" width="${tag.width + 40}" height="56" fill="#14171a"/><g transform="translate(${inset + 20} ${inset + 38})" fill="#ffffff">${tag.svg}</g>` : ''}
</svg>`
}

/** Draws the share image (Open Graph) of a car: a PNG of 1200 × 630 in the site's colours and fonts. */
export const drawShareImage = async ({ car, config, now, files }: ShareSource): Promise<Buffer> => {
  const { theme } = config
  const content = shareContent(car, config, now)
  const text = Object.values(content).join(' ')
  const [first] = car.images
  const [heading, body, strong, picture] = await Promise.all([
    siteTypeface(theme.headingFont, 'heading', text),
    siteTypeface(theme.bodyFont, 'body', text),
    siteTypeface(theme.bodyFont, 'strong', text),
    first ? sheetPicture(files, first.key, 1280) : null,
  ])
  const textLayer = overlay(content, { heading: heading.fonts, body: body.fonts, strong: strong.fonts }, config, picture !== null)
  const photograph = picture
    ? [{ input: await sharp(picture).resize(photo.width, photo.height, { fit: 'cover' }).toBuffer(), left: 0, top: 0 }]
    : []
  return sharp({ create: { width, height, channels: 3, background: theme.brandColour } })
    .composite([...photograph, { input: Buffer.from(textLayer), left: 0, top: 0 }])
    .png({ palette: true, quality: 100, effort: 7, dither: 0.5 })
    .toBuffer()
}
