/**
 * The numeric options of a setting, with their labels in the editor.
 *
 * @example numberedChoices({ 1: 'Every filter', 2: 'A short set' }) // { enum: [1, 2], 'x-labels': ['Every filter', 'A short set'] }
 */
export const numberedChoices = (
  labels: Readonly<Record<number, string>>,
): { readonly enum: readonly number[]; readonly 'x-labels': readonly string[] } => ({
  enum: Object.keys(labels).map(Number),
  'x-labels': Object.values(labels),
})

/**
 * The options of a setting, with their labels in the editor.
 *
 * @example choices({ grid: 'As a grid', list: 'One below the other' }) // { enum: ['grid', 'list'], 'x-labels': ['As a grid', 'One below
 * the other'] }
 */
export const choices = <const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
): { readonly enum: readonly (keyof Labels & string)[]; readonly 'x-labels': readonly string[] } => ({
  enum: Object.keys(labels),
  'x-labels': Object.values(labels),
})
