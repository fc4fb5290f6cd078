// Runs in every page before any module. It records early taps for the app to answer, and fetches the app at the first
// touch or when the page is drawn and the phone is idle.
;(() => {
  const page = document.getElementById('root')
  const early = { taps: [], busy: false }
  const own = document.documentElement.hasAttribute('data-espera')
  const needed = PRELOADS
  const isStyle = (href) => href.endsWith('.css')
  let started = false

  // When the app can't be fetched, tells people who wait for an answer or for a page of their own, and lets them try
  // again.
  const tell = () => {
    const notice = document.querySelector('.falla')
    // The notice isn't parsed yet.
    if (!notice) return
    notice.hidden = started || (page && early.taps.length === 0 && !own)
    notice.lastElementChild.onclick = again
  }
  // A prerendered page stays. The bare one has nothing to lose, and only a reload requests failed modules again.
  const again = () => (page ? start() : location.reload())

  // One by one: imported together, all modules would be evaluated in a single task, and a slow phone would freeze.
  const load = async () => {
    if (document.readyState === 'loading')
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
    for (const href of needed) {
      if (isStyle(href)) continue
      await import(href)
      await new Promise((next) => setTimeout(next))
    }
    await import(ENTRY)
  }

  const start = () => {
    if (started) return
    started = true
    tell()
    // The entry imports it first of all: asked for only then, it would cost one more journey.
    const atCentral = document.querySelector('meta[name="central"]') ? [AT_CENTRAL] : []
    for (const href of [...needed, ENTRY, ...atCentral]) {
      const link = document.createElement('link')
      link.rel = isStyle(href) ? 'preload' : 'modulepreload'
      if (isStyle(href)) {
        link.as = 'style'
        // As the app asks for it later: a browser takes no preload that was asked for otherwise.
        link.crossOrigin = ''
      }
      link.href = href
      document.head.append(link)
    }
    // Without a network the page stays as it is, with text, pictures and links that work. The next touch tries again,
    // and so does the return of the network.
    load().catch(() => {
      started = false
      tell()
      addEventListener('online', again, { once: true })
      document.documentElement.removeAttribute('data-espera')
    })
  }

  // The bare shell has nothing to show. Its starter stands before the style sheet, because a script after it would wait
  // for it.
  if (!page) return start()
  page.early = early

  const listen = (type, listener) => page.addEventListener(type, listener, { capture: true })
  listen('click', (event) => {
    // Links and fields work by themselves.
    const control = event.target.closest('a, button, summary')
    // The system's file chooser is open: a page that is swapped now would never get the files.
    if (event.target.type === 'file') early.busy = true
    if (!control || control.localName === 'a') return
    early.taps.push(control)
    tell()
  })
  // The tap on the form's button is recorded already.
  listen('submit', (event) => event.preventDefault())
  listen('pointerdown', () => {
    early.busy = true
  })
  for (const type of ['pointerup', 'pointercancel', 'dragend']) {
    addEventListener(type, () => {
      early.busy = false
    })
  }
  // The keyboard is composing a word: swapping the field would lose it.
  listen('compositionstart', () => {
    early.busy = true
  })
  listen('compositionend', () => {
    early.busy = false
  })
  for (const type of ['change', 'cancel']) {
    listen(type, ({ target }) => {
      if (target.type === 'file') early.busy = false
    })
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, start, { capture: true, passive: true })
  }

  // With a time limit, because a browser may never call an unchanging page idle.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  if (own) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
})()
