import { consumerNotice, noticeRights } from '@forecourt/rules/car/consumerNoticePart'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { legalName } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { FactDocumentContent } from './FactDocument'

interface NoticeVehicle {
  readonly car: Car
  readonly location: Location | null
  readonly config: ResolvedConfig
  /** ISO in UTC. */
  readonly now: string
}

/** New Zealand's Consumer Information Notice of a used vehicle as a document; null if the vehicle needs none (CFG-02). */
export const noticeDocument = ({ car, location, config, now }: NoticeVehicle): FactDocumentContent | null => {
  const facts = consumerNotice(car, location, config, now)
  if (!facts) return null
  const { identity, theme } = config
  return {
    title: 'Consumer Information Notice',
    subtitle: `${car.name}, stock number ${car.stockNumber}`,
    source: `${legalName(identity)}, ${formatMoment(now, location?.timeZone ?? identity.timeZone, now)}`,
    facts,
    smallPrint: noticeRights,
    typefaces: theme,
  }
}
