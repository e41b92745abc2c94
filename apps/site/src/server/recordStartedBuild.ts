/** The wait before the second attempt, which doubles with each one. Milliseconds. */
const firstWaitMs = 1_000
const longestWaitMs = 60_000

/**
 * Records the build of this process as of now, and tries again until that succeeds: a busy database may refuse. Without a record, evidence
 * would show pages of this build as the program of the build before renders them, and would name no difference (CFG-12).
 */
export const recordStartedBuild = async (record: (at: Date) => Promise<void>): Promise<void> => {
  const at = new Date()
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await record(at)
    } catch (error) {
      console.error('The build could not be recorded; trying again:', error)
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
  }
}
