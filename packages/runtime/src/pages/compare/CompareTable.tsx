import { type ComparedGroup, type ComparedRow, featureListed, featureNotListed, notApplicable } from '@forecourt/rules/car/facts/comparison'
import type { Car } from '@forecourt/rules/entities/Car'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../../ui/Icon'
import { ComparedActions, ComparedName, ComparedPhoto } from './ComparedCar'

export interface CompareTableProps {
  readonly cars: readonly Car[]
  readonly groups: readonly ComparedGroup[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

const sticky = 'sticky left-0 z-10 bg-background text-left align-top'

const Value = ({ value }: { readonly value: string | null }) => {
  if (value === null) return <span className="font-normal text-muted">Not recorded</span>
  if (value === featureNotListed || value === notApplicable)
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{value}</span>
      </>
    )
  if (value !== featureListed) return value
  return (
    <>
      <Icon name="check" size={18} />
      <span className="sr-only">{featureListed}</span>
    </>
  )
}

/** Mutes equal values, so that differences stand out. */
const emphasis = ({ differs, standsOut }: ComparedRow, index: number): string =>
  standsOut[index] ? 'font-semibold' : differs ? '' : 'text-muted'

const Row = ({ row, cars }: { readonly row: ComparedRow; readonly cars: readonly Car[] }) => (
  <tr data-same={row.differs ? undefined : ''} className="border-t border-line">
    <th scope="row" className={`${sticky} py-2.5 text-small font-medium text-muted hyphens-auto lg:pr-3 wrap-anywhere`}>
      <span className="compared-label">
        {row.label}
        {row.differs && <span className="sr-only"> (differs)</span>}
      </span>
    </th>
    {cars.map((car, index) => (
      <td
        key={car.id}
        className={`px-2 pt-9 pb-2.5 align-top text-small tabular-nums wrap-anywhere sm:px-3 lg:pt-2.5 ${cars.length > 1 ? emphasis(row, index) : ''}`}
      >
        <Value value={row.values[index] ?? null} />
      </td>
    ))}
  </tr>
)

/**
 * Cars in columns, attributes in rows; differences stand out, and can be shown alone (FAV-02). Scrolls horizontally on a phone, where labels
 * are above their values and sticky, and the next column's edge is visible.
 */
export const CompareTable = ({ cars, groups, config, request }: CompareTableProps) => {
  const slugs = cars.map(({ slug }) => slug)
  const actions = cars.map((car) => (
    <td key={car.id} className="px-2 pt-2 pb-3 align-top sm:px-3 print:hidden">
      <ComparedActions car={car} config={config} request={request} />
    </td>
  ))
  return (
    <div className="compared">
      {cars.length > 1 && (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium">
          <input type="checkbox" className="compared-only size-5 shrink-0 accent-brand" />
          Only show differences
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a scrolling region reachable by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="compared-scroll max-lg:-mr-gutter max-lg:-ml-2">
        <table className="compared-table" data-cars={cars.length}>
          <thead>
            <tr>
              <td className={`${sticky} z-20!`} />
              {cars.map((car) => (
                <td key={car.id} className="px-2 pb-1 align-top sm:px-3">
                  <ComparedPhoto car={car} slugs={slugs} />
                </td>
              ))}
            </tr>
            <tr className="compared-names">
              <th scope="col" className={`${sticky} z-20! py-2.5 align-bottom! text-tiny lg:pr-3 font-medium text-muted`}>
                <span className="sr-only">Detail</span>
              </th>
              {cars.map((car) => (
                <th key={car.id} scope="col" className="bg-background px-2 py-2.5 text-left sm:px-3 align-top font-normal">
                  <ComparedName car={car} config={config} />
                </th>
              ))}
            </tr>
            <tr className="print:hidden">
              <td className={sticky} />
              {actions}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading} data-same={rows.some(({ differs }) => differs) ? undefined : ''}>
              <tr>
                <th scope="rowgroup" colSpan={cars.length + 1} className="pt-8 pb-2.5 text-left">
                  <span className="heading sticky left-0 [display:inline-block] text-card whitespace-nowrap max-lg:pl-2">{heading}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} cars={cars} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr className="border-t border-line print:hidden">
              <td className={sticky} />
              {actions}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
