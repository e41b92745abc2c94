/** The journeys' own ports, so that they can run beside a started Forecourt. */
export const sitePort = Number(process.env.E2E_SITE_PORT ?? 3210)
export const consolePort = Number(process.env.E2E_CONSOLE_PORT ?? 3211)
/** Where CRMs of the journeys receive leads, one for each that may run at a time: the worker may send there though it is this machine. */
export const crmPorts = (port: number) => [17, 18, 19, 20].map((after) => port + after)
export const crmPort = crmPorts(sitePort)[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
/** Where mail to the platform's own addresses is handed over, as by the mail server of its domain. */
export const mailReplyPort = (port: number) => port + 8
export const replyPort = mailReplyPort(sitePort)

export const consoleAddress = `http://localhost:${consolePort}`

/** The public address of the demo site that answers to `<name>.localhost`. */
export const siteAddress = (name: string) => `http://${name}.localhost:${sitePort}`
