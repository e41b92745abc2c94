import { carSheet } from '@forecourt/rules/car/facts/carSheet'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { hasPicture } from '@forecourt/rules/menus/headerParts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { siteTypeface } from '../fonts/siteTypeface'
import type { FileStore } from '../storage/fileStorage'
import { CarSheet, sheetColours } from './CarSheet'
import { sheetPicture } from './drawShareImage'
import { renderPdf } from './renderPdf'

export interface CarSheetSource {
  readonly car: Car
  readonly location: Location | null
  readonly config: ResolvedConfig
  readonly files: FileStore
  /** ISO in UTC. */
  readonly now: string
  /** Site URL without a trailing slash. */
  readonly origin: string
}

const maxPictures = 4

/** Writes the sheet of a car as a PDF, in the site's colours and fonts (UI-07, API-06). */
export const writeCarSheet = async ({ car, location, config, files, now, origin }: CarSheetSource): Promise<Buffer> => {
  const { theme, identity } = config
  const content = carSheet(car, location, config, { now, origin })
  const text = JSON.stringify(content)
  const [heading, body, strong, logo, ...pictures] = await Promise.all([
    siteTypeface(theme.headingFont, 'heading', text),
    siteTypeface(theme.bodyFont, 'body', text),
    siteTypeface(theme.bodyFont, 'strong', text),
    hasPicture.holds({ config }) ? sheetPicture(files, identity.logoImage, 480) : null,
    ...car.images
      .slice(0, maxPictures)
      .map(async ({ key }, index) => ({ key, jpeg: await sheetPicture(files, key, index === 0 ? 1280 : 480) })),
  ])
  return renderPdf(
    CarSheet({
      content,
      colours: sheetColours(config),
      fonts: { heading: heading.families, body: body.families, strong: strong.families },
      pictures: pictures.flatMap(({ key, jpeg }) => (jpeg ? [{ key, jpeg }] : [])),
      logo,
    }),
  )
}
