// Functions that are sent to a page as text: they see nothing of this file but themselves.

/** Gives the control that a person would call so a mark by which every driver finds it; false while there is none. */
export function mark({ kind, name }) {
  const KINDS = { button: 'button', field: 'input, textarea, select', link: 'a[href]' }
  const words = (text) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (control) =>
    words(
      control.getAttribute('aria-label') ??
        (kind === 'field' ? control.labels?.[0]?.textContent : control.textContent),
    )
  const found = [...document.querySelectorAll(KINDS[kind])].find(
    (control) => nameOf(control) === name && !control.disabled && !control.closest('[inert]'),
  )
  for (const old of document.querySelectorAll('[data-paso]')) old.removeAttribute('data-paso')
  found?.setAttribute('data-paso', '')
  return found !== undefined
}

/** Chooses in a list, as WebDriver can't in every engine. */
export function choose(value) {
  const list = document.querySelector('[data-paso]')
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether these words stand on the page. */
export const says = (text) => document.body.innerText.includes(text)

/** What a person sees of a page, in words that two engines can be compared by. */
export function look() {
  const visible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const words = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? '')
      .replace(/\s+/g, ' ')
      .replace(' :', ':')
      .trim()
  const all = (css) => [...document.querySelectorAll(css)].filter(visible)
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    título: document.title,
    encabezados: all('h1, h2, h3').map(words),
    controles: all('button, a[href], input, select, textarea').map(words).filter(Boolean),
    // One engine counts all that a list could say among its words, others what it says.
    filas: all('tbody tr').map((row) =>
      [...row.cells]
        .filter((cell) => !cell.querySelector('select'))
        .map(words)
        .join(' | '),
    ),
    'imágenes rotas': all('img')
      .filter((img) => img.complete && img.naturalWidth === 0)
      .map((img) => img.alt),
    'más ancha que la pantalla': scrollWidth > clientWidth,
  }
}

/** Until the worker controls the page, which it does once it has kept everything. */
export async function ready() {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}

/** How many pictures each stored report has. */
export function pictureCounts() {
  const { data } = JSON.parse(localStorage.getItem('bomberos_reportes_reportes'))
  return data.map(({ imagenes }) => imagenes.length)
}
