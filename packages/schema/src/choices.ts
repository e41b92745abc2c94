/**
 * The values a setting chooses from, each with its words in the editor.
 *
 * @example choices({ grid: 'As a grid', list: 'One below the other' }) // { enum: ['grid', 'list'], 'x-labels': ['As a grid', 'One below the other'] }
 */
export const choices = <const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
): { readonly enum: readonly (keyof Labels & string)[]; readonly 'x-labels': readonly string[] } => ({
  enum: Object.keys(labels),
  'x-labels': Object.values(labels),
})
