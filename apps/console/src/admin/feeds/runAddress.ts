/** The address of a run of a feed. */
export const runAddress = (feedId: string, runId: string): string => `/feeds/${feedId}/runs/${runId}`

const answering = 'answer'

/** The address of the open questions of an imported file. */
export const answersAddress = (feedId: string, runId: string): string => `${runAddress(feedId, runId)}?${answering}=1`

/** Whether the address of a run is that of its open questions. */
export const isAnswersAddress = (search: string): boolean => new URLSearchParams(search).has(answering)
