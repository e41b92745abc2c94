import type { ModelValues } from '../records/kinds/modelFields'

const labels: { readonly [Status in ModelValues['status']]: string | null } = {
  coming_soon: 'Upcoming',
  new: 'All-New',
  current: null,
  run_out: 'Last ones',
}

/** The label of a model (MOD-01): of one still to come and of one just launched; none of one that has been sold for a while. */
export const modelLabel = (status: ModelValues['status']): string | null => labels[status]
