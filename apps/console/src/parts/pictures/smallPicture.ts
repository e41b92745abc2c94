/** That a picture has fewer pixels than its place needs to look sharp; null where it has enough. */
export const smallPicture = ({ width, height }: { readonly width: number; readonly height: number }, wanted: number): string | null =>
  width >= wanted
    ? null
    : `What you chose is ${Math.round(width)} × ${Math.round(height)} pixels and will look blurred here. ${wanted} pixels across or more look sharp.`
