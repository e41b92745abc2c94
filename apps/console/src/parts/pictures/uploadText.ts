/** Formats the progress of an upload, from 0 to 1. */
export const uploadText = (progress: number): string => {
  if (progress === 0) return 'Preparing the picture…'
  return progress < 1 ? `Sending, ${Math.round(progress * 100)} %` : 'Saving the picture…'
}
