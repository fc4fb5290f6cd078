// Runs inside every page, before any module. It keeps what is tapped meanwhile, for the app to answer, and fetches the
// app at the first touch, or else when the page is drawn and the phone has nothing better to do.
;(() => {
  const page = document.getElementById('root')
  const early = { taps: [], busy: false }
  const own = document.documentElement.hasAttribute('data-espera')
  const needed = PRELOADS
  const isStyle = (href) => href.endsWith('.css')
  let started = false

  // Where the app can't be had, who waits for an answer or for a page of one's own is told so, and may try again.
  const tell = () => {
    const notice = document.querySelector('.falla')
    // Not there yet while the page is still being read.
    if (!notice) return
    notice.hidden = started || (page && early.taps.length === 0 && !own)
    notice.lastElementChild.onclick = again
  }
  // A page that is drawn stays; the bare one has nothing to lose, and only a new one asks anew for what failed.
  const again = () => (page ? start() : location.reload())

  // Piece by piece: asked for as one, all modules would be evaluated in one task, and a slow phone stand still for it.
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
    for (const href of [...needed, ENTRY]) {
      const link = document.createElement('link')
      link.rel = isStyle(href) ? 'preload' : 'modulepreload'
      if (isStyle(href)) link.as = 'style'
      link.href = href
      document.head.append(link)
    }
    // Without a network the page stays what it is: text, pictures and links that work. The next touch tries again,
    // and the network when it is back.
    load().catch(() => {
      started = false
      tell()
      addEventListener('online', again, { once: true })
      document.documentElement.removeAttribute('data-espera')
    })
  }

  // In the head of a page without anything to show: before its style sheet, for which a script would wait.
  if (!page) return start()
  page.early = early

  const listen = (type, listener) => page.addEventListener(type, listener, { capture: true })
  listen('click', (event) => {
    // Links and fields work by themselves.
    const control = event.target.closest('a, button, summary')
    // The system's chooser is open: a page swapped under it would never get what is chosen.
    if (event.target.type === 'file') early.busy = true
    if (!control || control.localName === 'a') return
    early.taps.push(control)
    tell()
  })
  // The form's own button was tapped too, and that tap is kept.
  listen('submit', (event) => event.preventDefault())
  listen('pointerdown', () => {
    early.busy = true
  })
  for (const type of ['pointerup', 'pointercancel', 'dragend']) {
    addEventListener(type, () => {
      early.busy = false
    })
  }
  // The keyboard is in the middle of a word: a field swapped under it would lose the word.
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

  // With a limit: a browser may find a page that draws nothing new never idle.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  if (own) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
})()
