// Runs inside every prerendered page, before any module. It keeps what is tapped meanwhile, for the app to answer, and
// fetches the app at the first touch, or else when the page is drawn and the phone has nothing better to do.
;(() => {
  const page = document.getElementById('root')
  const early = { taps: [], pressed: false }
  page.early = early
  const own = document.documentElement.hasAttribute('data-espera')
  let started = false

  // Where the app can't be had, who waits for an answer or for a page of one's own is told so.
  const tell = () => {
    const notice = document.querySelector('.falla')
    // Not there yet while the page is still being read.
    if (notice) notice.hidden = started || (early.taps.length === 0 && !own)
  }

  const start = () => {
    if (started) return
    started = true
    tell()
    for (const href of PRELOADS) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // Without a network the page stays what it is: text, pictures and links that work. The next touch tries again,
    // and the network when it is back.
    import(ENTRY).catch(() => {
      started = false
      tell()
      addEventListener('online', start, { once: true })
      document.documentElement.removeAttribute('data-espera')
    })
  }

  const listen = (type, listener) => page.addEventListener(type, listener, { capture: true })
  listen('click', (event) => {
    // Links and fields work by themselves.
    const control = event.target.closest('a, button, summary')
    // The system's chooser is open: a page swapped under it would never get what is chosen.
    if (event.target.type === 'file') early.pressed = true
    if (!control || control.localName === 'a') return
    early.taps.push(control)
    tell()
  })
  // The form's own button was tapped too, and that tap is kept.
  listen('submit', (event) => event.preventDefault())
  listen('pointerdown', () => {
    early.pressed = true
  })
  for (const type of ['pointerup', 'pointercancel', 'dragend']) {
    addEventListener(type, () => {
      early.pressed = false
    })
  }
  for (const type of ['change', 'cancel']) {
    listen(type, ({ target }) => {
      if (target.type === 'file') early.pressed = false
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
