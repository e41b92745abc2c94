import { formatEngineSize, formatMeasure } from '@forecourt/rules/car/facts/formatMeasure'
import { gearsOrRange } from '@forecourt/rules/car/facts/gearsOrRange'
import { odometerText } from '@forecourt/rules/car/texts/odometerText'
import type { Car } from '@forecourt/rules/entities/Car'
import { carCondition } from '@forecourt/rules/entities/carCondition'

interface Fact {
  readonly name: string
  /** The icon's class (icons.css). */
  readonly icon: string
  readonly text: string
}

/** The facts on a card, by item type; omits unknown values (CARD-05, CFG-06). */
const carFacts = (car: Car): Fact[] => {
  const odometer = odometerText(car)
  const facts: (Fact | null)[] = [
    { name: 'Condition', icon: 'icon-badge-check', text: carCondition(car) },
    odometer === null ? null : { name: 'Odometer', icon: 'icon-gauge', text: odometer },
  ]
  if (car.itemType === 'caravan') {
    const { sleeps, bodyLength, tareWeight, aggregateTrailerMass } = car.specifications
    const masses = [
      { name: 'tare', measure: formatMeasure(tareWeight, 'kg') },
      { name: 'ATM', measure: formatMeasure(aggregateTrailerMass, 'kg') },
    ]
    facts.push(sleeps ? { name: 'Sleeps', icon: 'icon-bed-double', text: `Sleeps ${sleeps}` } : null)
    facts.push(bodyLength ? { name: 'Length', icon: 'icon-ruler', text: `${bodyLength} ft` } : null)
    facts.push(...masses.map(({ name, measure }) => (measure === null ? null : { name, icon: 'icon-weight', text: `${measure} ${name}` })))
  } else {
    const driven = gearsOrRange(car)
    // 'Petrol - Premium Unleaded' is for the car's page; a card shows only 'Petrol'.
    const fuel = car.simpleFuel ?? car.fuel?.split(' - ')[0]
    const engine = car.itemType === 'motorcycle' ? formatEngineSize(car.engineSizeLitres, car.itemType) : null
    const gears = driven?.name === 'Transmission' ? { ...driven, icon: 'icon-cog' } : null
    // The range is the longest, so it is last.
    const range = driven?.name === 'Range' ? { ...driven, icon: 'icon-route' } : null
    const power = fuel ? { name: 'Fuel', icon: car.simpleFuel ? 'icon-zap' : 'icon-fuel', text: fuel } : null
    facts.push(gears, engine ? { name: 'Engine', icon: 'icon-motorbike', text: engine } : power, range)
  }
  return facts.filter((fact): fact is Fact => fact !== null)
}

/** What a short card says besides the condition or distance, by importance. */
const secondFacts = ['Range', 'Transmission', 'Sleeps', 'Engine']

/** The two facts of a short card: the odometer, else the condition, and how the car is driven. */
const shortFacts = (facts: readonly Fact[]): Fact[] => {
  const named = (name: string) => facts.find((fact) => fact.name === name)
  return [named('Odometer') ?? facts[0], secondFacts.map(named).find((fact) => fact !== undefined)].filter((fact) => fact !== undefined)
}

/** A fact's name for screen readers, unless its text says it: “Sleeps 4” would be read as “Sleeps: Sleeps 4”. */
const FactName = ({ fact: { name, text } }: { readonly fact: Fact }) =>
  !text.toLowerCase().includes(name.toLowerCase()) && <span className="sr-only">{name}: </span>

interface CarFactsProps {
  readonly car: Car
  /** Whether the card is short: then it has two facts. */
  readonly short?: boolean
  readonly className?: string
}

/**
 * The same facts without icons, separated by dots, which don't end a line, in lines of similar length, so that none is alone; each is
 * unbroken unless it is wider than the card.
 */
export const CarFactLine = ({ car, short = false, className = '' }: CarFactsProps) => (
  <div className={`content-start text-small text-muted ${className}`}>
    <ul className="facts text-balance">
      {(short ? shortFacts(carFacts(car)) : carFacts(car)).map((fact) => (
        <li key={fact.name} className="max-w-full wrap-anywhere [display:inline-block]">
          <FactName fact={fact} />
          {fact.text}
        </li>
      ))}
    </ul>
  </div>
)

const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,calc(50%-0.375rem))),1fr))] gap-x-3'

/**
 * Condition, odometer, transmission and fuel in two columns; in one with large text. Without an odometer the condition has the first line to
 * itself if the number of facts is odd, so that transmission and fuel stay in one line. The facts of an electric car and of a caravan follow
 * each other without columns: “270 km range when new” is wider than a column, and a caravan has five facts.
 */
export const CarFacts = ({ car, short = false, className = '' }: CarFactsProps) => {
  const shown = short ? shortFacts(carFacts(car)) : carFacts(car)
  const flows = car.itemType === 'caravan' || shown.some(({ name }) => name === 'Range')
  const startsAlone = !flows && shown.length % 2 === 1 && shown[1]?.name !== 'Odometer'
  return (
    <ul className={`${flows ? 'flex flex-wrap gap-x-4' : columns} gap-y-1 text-small text-muted ${className}`}>
      {shown.map((fact, index) => (
        <li
          key={fact.name}
          className={`icon ${fact.icon} ${index === 0 && startsAlone ? 'col-span-full' : ''} flex min-w-0 items-start gap-1.5 wrap-anywhere before:mt-[calc((1lh-1rem)/2)] before:opacity-70`}
        >
          <FactName fact={fact} />
          {fact.text}
        </li>
      ))}
    </ul>
  )
}
