import type { TypeChoice } from '@forecourt/rules/search/list/typeChoices'
import { searchHref } from '../../../sections/search/searchHref'

interface TypeSwitchProps {
  readonly path: string
  readonly choices: readonly TypeChoice[]
  /** Whether it is a row of the list's grid, which has a gap below it. */
  readonly inGrid: boolean
}

/** Links between a site's types of vehicle, above its stock list: the filter of types as one choice (SRC-03, CFG-06). */
export const TypeSwitch = ({ path, choices, inGrid }: TypeSwitchProps) =>
  choices.length > 0 && (
    <nav aria-label="Type of vehicle" className={`mb-5 print:hidden ${inGrid ? 'lg:col-span-full lg:mb-0' : ''}`}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ itemType, label, count, isCurrent, state }) => (
          <li key={itemType ?? ''}>
            <a
              href={searchHref(path, state)}
              aria-current={isCurrent ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-control border px-4 font-semibold max-sm:px-3 max-sm:text-small ${isCurrent ? 'border-brand bg-brand text-on-brand' : 'border-line-strong hover:bg-raised'}`}
            >
              {label}
              {count !== null && <span className="text-small font-normal tabular-nums">{count.toLocaleString('en-AU')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
