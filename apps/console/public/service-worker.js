// Shows push notifications while the console is closed and opens the page that they link to. Handles no requests and caches nothing, so
// that the console is always the server's newest.

const noteOf = (event) => {
  try {
    return event.data.json()
  } catch {
    return { title: 'News in Forecourt', text: '', path: '/#/inbox', name: 'news' }
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, text, path, name } = noteOf(event)
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: name,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.path ?? '/#/inbox', self.location.origin)
  // Never navigates to another origin, whatever the notification says.
  if (address.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const console = open.find(({ url }) => new URL(url).pathname === '/')
      if (!console) return self.clients.openWindow(address.href)
      return console.navigate(address.href).then((shown) => (shown ?? console).focus())
    }),
  )
})
