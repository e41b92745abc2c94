/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Link, Section, Text } from '@react-email/components'
import type { LeadMailFacts } from './LeadMailFacts'
import { mailStyles } from './mailStyles'

/** The car a lead is about, linked to its page. */
export function CarPanel({ car }: { car: NonNullable<LeadMailFacts['car']> }) {
  return (
    <Section style={mailStyles.car}>
      <Text style={mailStyles.carName}>
        {car.address ? (
          <Link href={car.address} style={mailStyles.link}>
            {car.name}
          </Link>
        ) : (
          car.name
        )}
      </Text>
      {car.facts.length > 0 && <Text style={mailStyles.carFacts}>{car.facts.join(' · ')}</Text>}
    </Section>
  )
}
