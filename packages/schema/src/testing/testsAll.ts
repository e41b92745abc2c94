/** Whether this run tests everything (`npm run test:all`), or the sample that `npm test` takes. */
export const testsAll = process.env.FORECOURT_TESTS === 'all'
