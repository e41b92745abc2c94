/** What a list asks for: one page, its order, and what it filters by. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter?: { readonly [name: string]: unknown }
}

export interface ListResult<Row> {
  readonly rows: Row[]
  readonly total: number
}
