// Functions that are sent to a page as text, so they can't use anything else of this file.

/** Marks the control with this name, so that every driver finds it; false while there is none. */
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

/** Chooses an option of a select, which WebDriver can't in every engine. */
export function choose(value) {
  const list = document.querySelector('[data-paso]')
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether these words stand on the page. */
export const says = (text) => document.body.innerText.includes(text)

/** The visible content of a page, in a form that can be compared between engines. */
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
    // Engines differ in whether a select's text has all options or only the chosen one.
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

/** Waits until the worker controls the page, which is after it has kept everything. */
export async function ready() {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}

/** How many pictures each stored report has. */
export function pictureCounts() {
  const { data } = JSON.parse(localStorage.getItem('bomberos_reportes_reportes'))
  return data.map(({ imagenes }) => imagenes.length)
}
