/** The folder of the backup. */
export const readTarget = (): string => {
  const target = process.env.FORECOURT_BACKUP
  if (!target) throw new Error('Set FORECOURT_BACKUP to the folder of the backup, on another disk or machine.')
  return target
}
