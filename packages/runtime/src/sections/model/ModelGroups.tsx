import type { ModelGroup } from '@forecourt/rules/models/listedModels'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Heading } from '../../ui/Heading'
import { ModelGrid } from './ModelGrid'
import { modelColumns } from './modelColumns'
import { wideColumns } from './wideColumns'

interface ModelGroupsProps {
  readonly groups: readonly ModelGroup[]
  readonly config: ResolvedConfig
  readonly withMake: boolean
}

const onPhones = ['col-span-1', 'col-span-2'] as const
const onTablets = ['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'] as const
const onWideScreens = ['xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4', 'xl:col-span-5'] as const

const span = (spans: readonly string[], count: number, columns: number) => spans[Math.min(count, columns) - 1] ?? ''

/** Groups of models, each under its heading and as wide as it has models, so that small ones share a row (NAV-19, RTE-20). */
export const ModelGroups = ({ groups, config, withMake }: ModelGroupsProps) => {
  const columns = modelColumns(groups.map(({ models }) => models.length))
  return (
    <div className={`grid gap-x-cards gap-y-section ${wideColumns[columns]}`}>
      {groups.map(({ label, models }) => (
        <section
          key={label}
          data-setting={label === config.models.performanceHeading ? '/models/performanceHeading' : '/models/showDiscontinued'}
          className={`${span(onPhones, models.length, 2)} grid grid-cols-subgrid content-start ${span(onTablets, models.length, 3)} ${span(onWideScreens, models.length, columns)}`}
        >
          {label && (
            <div className="col-span-full mb-block">
              <Heading level={2} size="subsection">
                {label}
              </Heading>
            </div>
          )}
          <ModelGrid models={models} config={config} withMake={withMake} level={label ? 3 : 2} within />
        </section>
      ))}
    </div>
  )
}
