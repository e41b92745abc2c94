import { Glyph } from '../../../ui/Glyph'
import { mapPin } from '../../../ui/iconPaths'

export interface CarPlaceProps {
  readonly place: string
  /** How far away that is, such as '12 km'; empty where nobody asked. */
  readonly away: string
  readonly iconSize: number
  readonly className: string
}

/** Where a car stands, and how far that is from where the shopper asked; a long name takes further lines, since yards of one dealer often differ in the last word (CARD-03). */
export const CarPlace = ({ place, away, iconSize, className }: CarPlaceProps) => (
  <p data-setting="/card/showLocation" className={`flex items-center ${className}`}>
    <Glyph path={mapPin} size={iconSize} className="shrink-0 opacity-80" />
    <span className="line-clamp-3 leading-snug wrap-anywhere">
      {place}
      {away && (
        <span className="whitespace-nowrap">
          {place && ' · '}
          {away}
          <span className="sr-only"> away</span>
        </span>
      )}
    </span>
  </p>
)
