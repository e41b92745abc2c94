/** Separate ports, so that journeys can run beside a started Forecourt. */
export const sitePort = Number(process.env.E2E_SITE_PORT ?? 3210)
export const consolePort = Number(process.env.E2E_CONSOLE_PORT ?? 3211)
/** Ports of fake CRMs, one per concurrent journey; the worker may send there although the address is local. */
export const crmPorts = (port: number) => [17, 18, 19, 20].map((after) => port + after)
export const crmPort = crmPorts(sitePort)[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
/** Port for mail to the platform's own addresses, as delivered by the domain's mail server. */
export const mailReplyPort = (port: number) => port + 8
export const replyPort = mailReplyPort(sitePort)

export const consoleAddress = `http://localhost:${consolePort}`

/** Public URL of the demo site at `<name>.localhost`. */
export const siteAddress = (name: string) => `http://${name}.localhost:${sitePort}`
