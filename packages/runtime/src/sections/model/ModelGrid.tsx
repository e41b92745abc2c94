import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ModelCard, type ModelCardProps } from './ModelCard'

interface ModelGridProps extends Pick<ModelCardProps, 'withMake' | 'level'> {
  readonly models: readonly RangeModel[]
  readonly config: Pick<ResolvedConfig, 'models'>
  readonly toOf?: (model: RangeModel) => ModelCardProps['to']
}

/** Models as cards, as many in a row as there is room for. */
export const ModelGrid = ({ models, config, withMake, level, toOf }: ModelGridProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-cards">
    {models.map((model) => (
      <li key={model.id} className="min-w-0">
        <ModelCard model={model} config={config} withMake={withMake} level={level} {...(toOf && { to: toOf(model) })} />
      </li>
    ))}
  </ul>
)
