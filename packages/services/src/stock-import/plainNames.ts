import { parseHeading } from './stockColumns'

/** Names of branches that say nothing of their own about what is in them. A price in any other, such as `rrp` or `weekly`, is of that kind. */
const plainBranch =
  /^(?:ads?|advert(?:isement)?s?|attributes?|availability|basics?|body|bodytype|cars?|colou?rs?|condition|data|details?|drivetrain|drivetype|engine|features?|flags?|fuel|fueltype|general|info(?:rmation)?|inventory|items?|km|kilomet(?:re|er)s|listings?|make|manufacturer|brand|media|mileage|model|odometer|odo|offers?|pric(?:es?|ing)|advertised|asking|retail|product|properties|publication|publish|record|rego|registration|sales?(?:info(?:rmation)?)?|spec(?:s|ifications?)?|stock|status|state|transmission|units?|variant|vehicles?|year)$/

/** Whether what is in a branch of an XML or JSON file is about the car itself. */
export const isOfTheCar = (branch: string): boolean =>
  branch.split('.').every((part) =>
    plainBranch.test(
      part
        .replace(/^[\w-]+:/, '')
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    ),
  )

/** Namespaces of XML that say how a name is written, and nothing of a car. */
const technical = /^(?:xml|xmlns|xsi|xs|xsd|xlink|rdf|rdfs)$/i
const prefixOf = (part: string): string => part.slice(0, Math.max(0, part.indexOf(':')))

const localOf = (part: string): string => part.slice(part.indexOf(':') + 1)

/**
 * The names of headings without prefixes such as `v:` or `ns2:`. A prefix that has a make or a model is only a namespace where it is short
 * or the only one that has; a numbered one always is. Any other may mean something, as in `rrp:price`.
 */
export const plainNames = (headings: readonly string[]): ((heading: string) => string) => {
  if (!headings.some((heading) => heading.includes(':'))) return (heading) => heading
  const parts = headings.flatMap((heading) => heading.split('.'))
  const owners = new Set(parts.filter((part) => ['make', 'model'].includes(parseHeading(localOf(part)) ?? '')).map(prefixOf))
  const isPlain = (prefix: string): boolean => {
    if (prefix === '' || technical.test(prefix)) return false
    return /^(?:g|ns?\d+)$/i.test(prefix) || (owners.has(prefix) && (owners.size === 1 || prefix.length <= 3 || isOfTheCar(prefix)))
  }
  return (heading) =>
    heading
      .split('.')
      .map((part) => (isPlain(prefixOf(part)) ? localOf(part) : part))
      .join('.')
}
