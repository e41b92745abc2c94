import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ModelStage } from '../entities/ModelStage'

const labels: { readonly [Stage in Exclude<ModelStage, 'new'>]: string | null } = {
  coming_soon: 'Upcoming',
  current: null,
  run_out: 'Last ones',
  discontinued: 'Discontinued',
}

/** The label of a model (MOD-01): of one still to come, of one just launched as the site calls it, and of one that ends; none of one sold for a while. */
export const modelLabel = (stage: ModelStage, { models }: Pick<ResolvedConfig, 'models'>): string | null =>
  stage === 'new' ? models.newLabel : labels[stage]
