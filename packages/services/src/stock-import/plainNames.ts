import { parseHeading } from './stockColumns'

/** Branch names without a meaning of their own. A price in any other branch, such as `rrp` or `weekly`, is of that kind. */
const plainBranch =
  /^(?:ads?|advert(?:isement)?s?|attributes?|availability|basics?|body|bodytype|cars?|colou?rs?|condition|data|details?|drivetrain|drivetype|engine|features?|flags?|fuel|fueltype|general|info(?:rmation)?|inventory|items?|km|kilomet(?:re|er)s|listings?|make|manufacturer|brand|media|mileage|model|odometer|odo|offers?|pric(?:es?|ing)|advertised|asking|retail|product|properties|publication|publish|record|rego|registration|sales?(?:info(?:rmation)?)?|spec(?:s|ifications?)?|stock|status|state|transmission|units?|variant|vehicles?|year)$/

/** Whether an XML or JSON branch describes the car itself. */
export const isOfTheCar = (branch: string): boolean =>
  branch.split('.').every((part) =>
    plainBranch.test(
      part
        .replace(/^[\w-]+:/, '')
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    ),
  )

/** XML namespaces that say nothing about a car. */
const technical = /^(?:xml|xmlns|xsi|xs|xsd|xlink|rdf|rdfs)$/i
const prefixOf = (part: string): string => part.slice(0, Math.max(0, part.indexOf(':')))

const localOf = (part: string): string => part.slice(part.indexOf(':') + 1)

/** The key of a Shopify field behind its name: “Odometer (product.metafields.custom.km)”. */
const withoutMetafield = (heading: string): string => heading.replace(/ ?\((?:product|variant)\.metafields\.[\w.-]+\)$/, '')

/**
 * Strips namespace prefixes such as `v:` or `ns2:` from headings. A prefix of a make or model is a namespace only if it is short or the
 * only such prefix; a numbered one always is. Others may have a meaning, as in `rrp:price`.
 */
export const plainNames = (written: readonly string[]): ((heading: string) => string) => {
  const headings = written.map(withoutMetafield)
  if (!headings.some((heading) => heading.includes(':'))) return withoutMetafield
  const parts = headings.flatMap((heading) => heading.split('.'))
  const owners = new Set(parts.filter((part) => ['make', 'model'].includes(parseHeading(localOf(part)) ?? '')).map(prefixOf))
  const isPlain = (prefix: string): boolean => {
    if (prefix === '' || technical.test(prefix)) return false
    return /^(?:g|ns?\d+)$/i.test(prefix) || (owners.has(prefix) && (owners.size === 1 || prefix.length <= 3 || isOfTheCar(prefix)))
  }
  return (heading) =>
    withoutMetafield(heading)
      .split('.')
      .map((part) => (isPlain(prefixOf(part)) ? localOf(part) : part))
      .join('.')
}
