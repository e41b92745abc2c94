import type { CarSheet } from '@forecourt/rules/car/facts/carSheet'
import { PhoneNumber } from '../../ui/PhoneNumber'

export interface PrintFootProps {
  readonly sheet: CarSheet
  readonly carSlug: string
  /** While numbers are masked, no page has one; a salesperson's PDF does (VDP-18). */
  readonly showPhone: boolean
}

/** Where the car stands, the code that leads to its page, and the small print. */
export const PrintFoot = ({ sheet: { place, footnote, finance }, carSlug, showPhone }: PrintFootProps) => (
  <div className="flex flex-wrap items-start gap-4 print:flex-nowrap border-t border-line pt-3 break-inside-avoid print:pt-2">
    <img
      src={`/cars/${carSlug}/qr.svg`}
      alt="Code that leads to its page"
      width={96}
      height={96}
      className="size-24 shrink-0 print:size-20"
    />
    <div className="min-w-0 flex-1 basis-40 text-small print:text-[9pt]">
      <p className="font-semibold">{place.name}</p>
      <p>{place.address}</p>
      {showPhone && place.phone !== '' && (
        <p data-setting="/phone/startsRevealed">
          <PhoneNumber>{place.phone}</PhoneNumber>
        </p>
      )}
      <p className="mt-1 text-muted">Scan for all photos and today’s price.</p>
    </div>
    <div className="min-w-0 flex-1 basis-full space-y-1 text-tiny text-muted print:text-[6.5pt] print:leading-snug sm:basis-40 print:basis-40">
      <p>{footnote}</p>
      {finance && <p data-setting="/finance/disclaimer">{finance.disclaimer}</p>}
    </div>
  </div>
)
