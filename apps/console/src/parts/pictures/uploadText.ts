/** How an upload stands, from 0 to 1, in words. */
export const uploadText = (progress: number): string => {
  if (progress === 0) return 'Preparing the picture…'
  return progress < 1 ? `Sending, ${Math.round(progress * 100)} %` : 'Storing the picture…'
}
