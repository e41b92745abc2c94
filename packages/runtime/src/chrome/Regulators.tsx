import { countryRegulators } from '@forecourt/rules/menus/countryRegulators'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Disclosure } from '../ui/Disclosure'

/** The consumer regulators of the country (LEG-01); folded, as the list is long and seldom needed. */
export const Regulators = ({ country }: { readonly country: ResolvedConfig['identity']['country'] }) => (
  <Disclosure
    summary="Consumer regulators"
    className="border-t border-line"
    summaryClassName="text-small font-medium text-muted hover:text-text"
  >
    <ul data-setting="/footer/showRegulators" className="grid gap-x-8 pb-4 sm:grid-cols-2 lg:grid-cols-4">
      {countryRegulators(country).map(({ region, name, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            className="flex min-h-12 flex-col justify-center text-small leading-snug text-muted hover:text-text hover:underline"
          >
            <span className="text-tiny">{region}</span>
            <span className="text-text">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </Disclosure>
)
