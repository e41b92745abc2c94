import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { type ComparedGroup, type ComparedRow, has } from '@forecourt/rules/stock/comparison'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { CarButtons } from '../../sections/vehicle/CarButtons'
import { Icon } from '../../ui/Icon'
import { ComparedName, ComparedPhoto } from './ComparedCar'

export interface CompareTableProps {
  readonly cars: readonly Car[]
  readonly groups: readonly ComparedGroup[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly locations: readonly Location[]
}

const sticky = 'sticky left-0 z-10 bg-background text-left align-top'

const Value = ({ value }: { readonly value: string | null }) => {
  if (value === null)
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">Not stated</span>
      </>
    )
  if (value !== has) return value
  return (
    <>
      <Icon name="check" size={18} className="text-text" />
      <span className="sr-only">{has}</span>
    </>
  )
}

const Row = ({ row: { label, values, differs }, cars }: { readonly row: ComparedRow; readonly cars: readonly Car[] }) => (
  <tr data-same={differs ? undefined : ''} className="border-t border-line">
    <th scope="row" className={`${sticky} py-2.5 pr-3 text-small font-medium text-muted wrap-anywhere`}>
      {label}
      {differs && <span className="sr-only"> (differs)</span>}
    </th>
    {cars.map((car, index) => (
      <td
        key={car.id}
        className={`px-3 py-2.5 align-top text-small tabular-nums wrap-anywhere ${differs ? 'bg-surface font-semibold' : ''}`}
      >
        <Value value={values[index] ?? null} />
      </td>
    ))}
  </tr>
)

/** Cars in columns, what they are in lines; lines that differ stand out, and alone where that is wished (FAV-02). Scrolls sideways on a phone, where names and labels stay. */
export const CompareTable = ({ cars, groups, config, request, locations }: CompareTableProps) => {
  const slugs = cars.map(({ slug }) => slug)
  return (
    <div className="compared">
      {cars.length > 1 && (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium">
          <input type="checkbox" className="compared-only size-5 shrink-0 accent-brand" />
          Only show differences
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="compared-scroll max-lg:-mr-gutter">
        <table className="compared-table" data-cars={cars.length}>
          <thead>
            <tr>
              <td className={`${sticky} z-20!`} />
              {cars.map((car) => (
                <td key={car.id} className="px-3 pb-3 align-top">
                  <ComparedPhoto car={car} slugs={slugs} />
                </td>
              ))}
            </tr>
            <tr className="compared-names">
              <th scope="col" className={`${sticky} z-20! py-2.5 pr-3 align-bottom! text-tiny font-medium text-muted`}>
                <span className="sr-only">What is compared</span>
              </th>
              {cars.map((car) => (
                <th key={car.id} scope="col" className="bg-background px-3 py-2.5 text-left align-top font-normal">
                  <ComparedName car={car} config={config} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading} data-same={rows.some(({ differs }) => differs) ? undefined : ''}>
              <tr>
                <th scope="rowgroup" colSpan={cars.length + 1} className="pt-8 pb-2.5 text-left">
                  <span className="heading sticky left-0 inline-block text-card whitespace-nowrap">{heading}</span>
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
              {cars.map((car) => (
                <td key={car.id} className="px-3 pt-5 align-top [&_:is(a,button)]:basis-full!">
                  <CarButtons
                    car={car}
                    config={config}
                    request={request}
                    place="card"
                    location={locations.find(({ id }) => id === car.locationId)}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
