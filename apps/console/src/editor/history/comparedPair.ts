import type { ComparedTo } from './useVersionComparison'

/** The two ticked versions in order; null while there aren't two. The draft is later than any version. */
export const comparedPair = (ticked: readonly ComparedTo[]): { readonly from: number; readonly to: ComparedTo } | null => {
  const numbers = ticked.filter((each) => each !== 'draft').sort((a, b) => a - b)
  const [from, to = ticked.includes('draft') ? 'draft' : undefined] = numbers
  return from === undefined || to === undefined ? null : { from, to }
}
