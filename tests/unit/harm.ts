/** What stands over a screen that could not be shown, or that isn't this person's. */
const BROKEN = ['Unexpected Application Error!', 'Acceso restringido']

/** What a text did that is no text any more, and what the screen says instead of itself. */
export function harm(): string[] {
  const made = document.querySelectorAll('[onerror], [onload], [href^="javascript:" i], [src="x"], script')
  const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  return [
    ...[...made].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ...('__pwned' in window ? ['a text ran'] : []),
    ...(titles.length === 0 ? ['no title'] : []),
    ...titles.flatMap((title) =>
      BROKEN.includes(title ?? '') ? [document.querySelector('pre')?.textContent ?? title ?? ''] : [],
    ),
  ]
}
