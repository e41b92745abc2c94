/** Time of all demo pages: a Wednesday morning in Sydney, within opening hours. */
export const demoNow = '2026-03-18T01:30:00.000Z'
