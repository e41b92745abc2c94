import type { MappedColumn, Mapping } from './Mapping'

/** Fields mapped to headings that a file lacks, such as a mapping made for another file: they would be empty. */
export const lostColumns = (
  { columns }: Mapping,
  headings: readonly string[],
): { readonly column: MappedColumn; readonly from: readonly string[] }[] =>
  (Object.keys(columns) as MappedColumn[]).flatMap((column) => {
    const { from, constant } = columns[column] ?? { from: [] }
    const isLost = from.length > 0 && constant === undefined && !from.some((heading) => headings.includes(heading))
    return isLost ? [{ column, from }] : []
  })
