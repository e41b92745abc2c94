import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../../../ui/Icon'
import { Popover } from '../../../ui/Popover'
import { RichText } from '../../../ui/rich-text/RichText'

export interface CertifiedBadgeProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

const id = 'certified'

/** The badge of a certified car; opens an explanation (VDP-25). */
export const CertifiedBadge = ({ car, config }: CertifiedBadgeProps) => {
  const { certifiedHeading, certifiedText, certifiedPoints } = config.vdp
  if (!shows(carPageParts.certified, { car, config })) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        data-setting="/vdp/showCertified"
        className="-my-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
      >
        <Icon name="badgeCheck" size={20} />
        <span className="min-w-0 text-left wrap-anywhere">{certifiedHeading}</span>
        <Icon name="info" size={16} className="opacity-70" />
      </button>
      <Popover id={id} title={certifiedHeading} setting="/vdp/certifiedHeading">
        <RichText text={certifiedText} setting="/vdp/certifiedText" className="text-muted" />
        {certifiedPoints.length > 0 && (
          <ul data-setting="/vdp/certifiedPoints" className="mt-4 space-y-2.5">
            {[...new Set(certifiedPoints)].map((point) => (
              <li key={point} className="flex gap-2.5 font-medium">
                <Icon name="check" size={20} className="mt-0.5 text-link" />
                <span className="min-w-0 wrap-anywhere">{point}</span>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </>
  )
}
