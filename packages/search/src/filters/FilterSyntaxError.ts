/** A filter that can't be read, with a message for whoever wrote it. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError'
}
