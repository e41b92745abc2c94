import { garageActions } from '@forecourt/rules/accounts/Garage'
import { garageParts } from '@forecourt/rules/accounts/garageParts'
import { shows } from '@forecourt/rules/parts/Part'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Account, Alerts } from './sections/Account'
import { Bookings, Enquiries, Reservations } from './sections/Bookings'
import type { GarageProps } from './sections/GarageProps'
import { Vehicles } from './sections/Vehicles'
import { Compared, Searches, Viewed, Watched } from './sections/Watched'

/** A section of the garage with its heading. */
const GarageSection = ({
  id,
  title,
  setting,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly setting?: string
  readonly children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-heading`} data-setting={setting} className="mt-10 border-t border-line pt-6">
    <Heading level={2} size="card" id={`${id}-heading`} className="mb-4">
      {title}
    </Heading>
    {children}
  </section>
)

/** The component of each garage section; a section without one does not compile. */
const garageSections = {
  reservations: Reservations,
  bookings: Bookings,
  watched: Watched,
  searches: Searches,
  enquiries: Enquiries,
  vehicles: Vehicles,
  compared: Compared,
  viewed: Viewed,
  alerts: Alerts,
  account: Account,
} satisfies { readonly [Part in keyof typeof garageParts]: (props: GarageProps) => ReactNode }

/** The garage of a signed-in shopper (RTE-22): sections from one table, each with its conditions. */
export const GaragePage = ({ config, data, request }: PageProps<'garage'>) => {
  const { garage } = data
  const context = { config, garage }
  const names = Object.keys(garageParts) as (keyof typeof garageParts)[]
  return (
    <Container width="narrow" className="pt-6 pb-section lg:pt-10">
      <Heading level={1} size="section" setting="/garage/name">
        {config.garage.name}
      </Heading>
      {garage.done && (
        <p role="status" className="mt-4 rounded-field bg-raised px-4 py-3">
          {garageActions[garage.done]}
        </p>
      )}
      {names.map((name) => {
        const part = garageParts[name]
        const Section = garageSections[name]
        return (
          shows(part, context) && (
            <GarageSection key={name} id={part.id} title={part.title} setting={part.elementSetting ?? undefined}>
              <Section config={config} data={data} request={request} />
            </GarageSection>
          )
        )
      })}
    </Container>
  )
}
