import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ModelCard, type ModelCardProps } from './ModelCard'
import { modelColumns } from './modelColumns'
import { wideColumns } from './wideColumns'

interface ModelGridProps extends Pick<ModelCardProps, 'withMake' | 'level'> {
  readonly models: readonly RangeModel[]
  readonly config: Pick<ResolvedConfig, 'models'>
  readonly toOf?: (model: RangeModel) => ModelCardProps['to']
  /** The columns it stands in are those of the grid around it. */
  readonly within?: boolean
}

/** Models as cards, as many in a row as there is room for. */
export const ModelGrid = ({ models, config, withMake, level, toOf, within = false }: ModelGridProps) => (
  <ul className={`grid gap-cards ${within ? 'col-span-full grid-cols-subgrid' : wideColumns[modelColumns([models.length])]}`}>
    {models.map((model) => (
      <li key={model.id} className="min-w-0">
        <ModelCard model={model} config={config} withMake={withMake} level={level} {...(toOf && { to: toOf(model) })} />
      </li>
    ))}
  </ul>
)
