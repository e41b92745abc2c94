import type { MappedColumn, Mapping } from './Mapping'

/** Mapped fields whose headings the file lacks, as with a mapping that was made for another file: these fields would be empty. */
export const lostColumns = (
  { columns }: Mapping,
  headings: readonly string[],
): { readonly column: MappedColumn; readonly from: readonly string[] }[] =>
  (Object.keys(columns) as MappedColumn[]).flatMap((column) => {
    const { from, constant } = columns[column] ?? { from: [] }
    const isLost = from.length > 0 && constant === undefined && !from.some((heading) => headings.includes(heading))
    return isLost ? [{ column, from }] : []
  })
