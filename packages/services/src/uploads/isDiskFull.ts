/** Whether something could not be written as the disk, or what may be used of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** What the person who sent a file is then told. */
export const diskFullMessage =
  'The server has no room for files at the moment, so this one was not stored. Nothing else is lost. Tell whoever looks after the server, then try again.'
