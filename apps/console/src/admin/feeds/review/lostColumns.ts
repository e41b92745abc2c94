import type { MappedColumn, Mapping } from './Mapping'

/** Fields that a mapping reads from headings of which a file has none, such as one made for another file: they would be empty. */
export const lostColumns = (
  { columns }: Mapping,
  headings: readonly string[],
): { readonly column: MappedColumn; readonly from: readonly string[] }[] =>
  (Object.keys(columns) as MappedColumn[]).flatMap((column) => {
    const { from, constant } = columns[column] ?? { from: [] }
    const isLost = from.length > 0 && constant === undefined && !from.some((heading) => headings.includes(heading))
    return isLost ? [{ column, from }] : []
  })
