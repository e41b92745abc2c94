/** Whether this run tests everything, or the sample that `npm test` takes. */
export const testsAll = process.env.FORECOURT_TESTS === 'all'
