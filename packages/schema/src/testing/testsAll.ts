/** Whether this is a full test run (`npm run test:all`), or the sample of `npm test`. */
export const testsAll = process.env.FORECOURT_TESTS === 'all'
