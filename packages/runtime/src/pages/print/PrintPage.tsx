import { type CarSheet, carSheet } from '@forecourt/rules/car/facts/carSheet'
import type { CarImage } from '@forecourt/rules/entities/Car'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { revealsPhones } from '@forecourt/rules/phone/phoneFor'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { MediaImage } from '../../ui/MediaImage'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { PrintNow } from './PrintNow.client'

interface PrintFootProps {
  readonly sheet: CarSheet
  readonly carSlug: string
  /** False while numbers are masked; the salesperson's PDF has the number (VDP-18). */
  readonly showPhone: boolean
}

/** The car's location, a QR code of its page, and the terms. */
const PrintFoot = ({ sheet: { location, footnote, finance }, carSlug, showPhone }: PrintFootProps) => (
  <div className="flex flex-wrap items-start gap-4 print:flex-nowrap border-t border-line pt-3 break-inside-avoid print:pt-2">
    <img src={`/cars/${carSlug}/qr.svg`} alt="QR code for its page" width={96} height={96} className="size-24 shrink-0 print:size-20" />
    <div className="min-w-0 flex-1 basis-40 text-small print:text-[9pt]">
      <p className="font-semibold">{location.name}</p>
      <p>{location.address}</p>
      {showPhone && location.phone !== '' && (
        <p data-setting="/phone/startsRevealed">
          <PhoneNumber>{location.phone}</PhoneNumber>
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

/** Eager, so that printing immediately includes the pictures. */
const Picture = ({ image, className, sizes }: { readonly image: CarImage; readonly className: string; readonly sizes: string }) => (
  <MediaImage source={image.key} sizes={sizes} alt={image.alt} width={960} height={640} className={`object-cover ${className}`} />
)

interface PrintPicturesProps {
  readonly images: readonly CarImage[]
  /** Whether the paper has little vertical room for them. */
  readonly isLow: boolean
}

/** One large picture, and up to three beside it. */
const PrintPictures = ({ images, isLow }: PrintPicturesProps) => {
  const [hero, ...others] = images.slice(0, 4)
  if (!hero) return null
  return (
    <div className="flex gap-1.5">
      <Picture
        image={hero}
        sizes="640px"
        className={`aspect-3/2 min-w-0 flex-1 rounded-field ${isLow ? 'print:aspect-auto print:h-[48mm]' : 'print:aspect-[2/1]'}`}
      />
      {others.length > 0 && (
        <div className="grid w-[26%] shrink-0 gap-1.5">
          {others.map((image) => (
            <div key={image.key} className="relative min-h-0">
              <Picture image={image} sizes="320px" className="absolute inset-0 size-full rounded-field" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const Part = ({ heading, setting, children }: { heading: string; setting?: string; children: ReactNode }) => (
  <section data-setting={setting} className="break-inside-avoid">
    <Heading level={2} size="card" className="mb-2 print:mb-1 print:text-[11pt]">
      {heading}
    </Heading>
    {children}
  </section>
)

/**
 * The print sheet of a car: on screen with print controls above, on A4 alone (RTE-08, VDP-11). It is always one page, for a car window;
 * legally required text makes the rest smaller.
 */
export const PrintPage = ({ config, data: { car: stored, location, site }, request }: PageProps<'print'>) => {
  const car = atOfferRate(stored, site.carOffers, config)
  const noun = vehicleNoun[car.itemType]
  const sheet = carSheet(car, location, config, request)
  const { title, details, badge, price, finance, summary, facts, features, moreFeatures, comments, notice } = sheet
  return (
    <Container width="narrow" className="py-block print:max-w-none print:px-0 print:py-2">
      <div className="mb-block flex flex-wrap items-center gap-3 print:hidden">
        <PrintNow />
        <ButtonLink variant="outline" href={`${carHref(car)}.pdf`} rel="nofollow" data-document="">
          Save as PDF
        </ButtonLink>
        <ButtonLink variant="plain" href={carHref(car)}>
          Back to the {noun}
        </ButtonLink>
      </div>
      <article
        className={`space-y-5 ${notice ? 'print:space-y-1.5 print:text-[8.5pt] print:leading-tight' : 'print:space-y-2.5 print:text-[9pt] print:leading-snug'}`}
      >
        <PrintPictures images={car.images} isLow={notice !== null} />
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            {badge && <p className="mb-1 w-fit border border-line-strong px-2 text-tiny font-semibold">{badge}</p>}
            <Heading level={1} size="section" className="wrap-anywhere print:text-[18pt]">
              {title}
            </Heading>
            <p className="mt-1 text-muted">{details}</p>
          </div>
          <div className="sm:text-right print:text-right">
            <p className="heading text-section leading-tight tabular-nums print:text-[20pt]">{price.text}</p>
            <p className="text-small text-muted">
              {price.wasText && (
                <>
                  was <s>{price.wasText}</s>{' '}
                </>
              )}
              {price.typeText}
            </p>
          </div>
        </div>
        {finance && (
          <p data-setting="/finance/showWidget" className="flex flex-wrap justify-between gap-x-6 border-y border-line py-2">
            <span>
              {finance.heading} <strong className="font-semibold">{finance.weekly}</strong>
            </span>
            <span className="text-muted">{finance.rates}</span>
          </p>
        )}
        <p>{summary}</p>
        {facts.length > 0 && (
          <Part heading="Key information">
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 print:grid-cols-4 print:gap-y-1">
              {facts.map(({ label, value }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-tiny text-muted print:text-[7.5pt]">{label}</dt>
                  <dd className="font-semibold wrap-break-word">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {features.length > 0 && (
          <Part heading="Features">
            <ul className="list-disc columns-1 gap-6 pl-4 sm:columns-3 print:columns-3">
              {features.map((feature) => (
                <li key={feature} className="break-inside-avoid">
                  {feature}
                </li>
              ))}
            </ul>
            {moreFeatures > 0 && (
              <p className="text-muted">
                and {moreFeatures} more on the {noun}’s page
              </p>
            )}
          </Part>
        )}
        {comments && (
          <Part heading={comments.heading} setting="/vdp/commentsHeading">
            <p className="wrap-anywhere">{comments.text}</p>
          </Part>
        )}
        {notice && (
          <Part heading="Consumer Information Notice" setting="/vdp/showConsumerNotice">
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2 print:gap-y-0 print:text-[8pt]">
              {notice.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-3 border-b border-line">
                  <dt className="text-muted">{label}</dt>
                  <dd className="text-right wrap-break-word">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <PrintFoot sheet={sheet} carSlug={car.slug} showPhone={revealsPhones(config)} />
      </article>
    </Container>
  )
}
