/** The instant every demo page is for: a Wednesday morning in Sydney, while yards are open. */
export const demoNow = '2026-03-18T01:30:00.000Z'
