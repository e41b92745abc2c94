/** A warning that a picture has too few pixels to look sharp; null if it has enough. */
export const pictureSizeWarning = (
  { width, height }: { readonly width: number; readonly height: number },
  neededWidth: number,
): string | null =>
  width >= neededWidth
    ? null
    : `The selected part is ${Math.round(width)} × ${Math.round(height)} pixels and will look blurred here. Use ${neededWidth} pixels across or more.`

/** Formats the progress of an upload, from 0 to 1. */
export const uploadText = (progress: number): string => {
  if (progress === 0) return 'Preparing the picture…'
  return progress < 1 ? `Sending, ${Math.round(progress * 100)}%` : 'Saving the picture…'
}
