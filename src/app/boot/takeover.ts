/** What a prerendered page's starter kept: controls that were tapped, and whether a finger or a keyboard is at work. */
type Early = { taps: Element[]; busy: boolean }
type Step = (fresh: Element) => void
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input, textarea, select'

/** What a person would call it, for ids differ from one drawing to the next. */
function nameOf(element: Element): string {
  const { labels } = element as Partial<Field>
  const label = labels?.length ? labels[0]?.textContent : element.textContent
  const attributes = ['type', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name))
  return [element.localName, ...attributes, label?.trim()].join('|')
}

type Place = { selector: string; name: string; index: number }

const alike = (root: Element, { selector, name }: Omit<Place, 'index'>) =>
  [...root.querySelectorAll(selector)].filter((candidate) => nameOf(candidate) === name)

/** Taken while the old page is still in the document: outside of it no field knows its label. */
function placeOf(element: Element, page: Element): Place {
  const kind = { selector: element.localName, name: nameOf(element) }
  return { ...kind, index: alike(page, kind).indexOf(element) }
}

/** The element of the new page that stands there; undefined where the new page has none. */
const elementAt = (place: Place, page: Element) => alike(page, place)[place.index]

const checkable = (field: Field): field is HTMLInputElement =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type)

function edited(field: Field): boolean {
  if (checkable(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  if (field instanceof HTMLInputElement && field.files) return field.files.length > 0
  return field.value !== field.defaultValue
}

/** As if typed here: through the prototype's setter and with an event, or React would not notice. */
function type(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** As if chosen here. */
function choose(field: HTMLInputElement, files: FileList): void {
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What to do in the new page so that it is as the person left the old one; each step is prepared before the swap. */
function remember(page: Element, early: Early | undefined): Step[] {
  const fields = [...page.querySelectorAll<Field>(FIELDS)].filter(edited).map((field) => {
    const place = placeOf(field, page)
    return (fresh: Element) => {
      const target = elementAt(place, fresh) as Field | undefined
      if (!target) return
      if (checkable(field)) target.click()
      else if (field instanceof HTMLInputElement && field.files)
        choose(target as HTMLInputElement, field.files)
      else type(target, field.value)
    }
  })
  const taps = (early?.taps ?? []).map((control) => {
    const place = placeOf(control, page)
    return (fresh: Element) => (elementAt(place, fresh) as HTMLElement | undefined)?.click()
  })
  return [...fields, ...focus(page), ...taps]
}

function focus(page: Element): Step[] {
  const focused = document.activeElement
  if (!focused || !page.contains(focused)) return []
  const place = placeOf(focused, page)
  // An e-mail field has no caret to ask for.
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>
  return [
    (fresh) => {
      const target = elementAt(place, fresh) as HTMLInputElement | undefined
      target?.focus({ preventScroll: true })
      if (selectionStart !== null) target?.setSelectionRange(selectionStart, selectionEnd)
    },
  ]
}

/** A page swapped under a finger would swallow the tap, and one swapped under a keyboard's half word the word. */
const released = (early: Early | undefined) =>
  new Promise<void>((done) => {
    const look = () => (early?.busy ? requestAnimationFrame(look) : done())
    look()
  })

/** Where the window is scrolled to, and the way back there. */
function scrolled(): () => void {
  const { scrollX, scrollY } = window
  return () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** The new page stands in the old one's place. Returns what is left to do once it is drawn. */
function swap(page: HTMLElement, fresh: HTMLElement, early: Early | undefined): Step[] {
  const back = scrolled()
  const steps = remember(page, early)
  page.replaceWith(fresh)
  document.documentElement.removeAttribute('data-espera')
  back()
  return steps
}

/**
 * Puts the app in the place of the prerendered page within one task, so that nothing is seen or lost in between: what
 * was typed, the focus, the scroll position; then it answers the taps that came too early. `draw` renders into the
 * container, in pieces if it likes, and calls `placed` when all of it is there and nothing has looked at it yet. The
 * page is drawn anew, not hydrated: it may show what this phone has stored, and a phone's own data never had to agree
 * with the build's.
 */
export async function takeOver(
  page: HTMLElement,
  draw: (container: HTMLElement, placed: () => void) => void,
): Promise<void> {
  const { early } = page as HTMLElement & { early?: Early }
  const fresh = page.cloneNode(false) as HTMLElement
  let steps: Step[] | undefined
  let back = () => {}
  await new Promise<void>((drawn) => {
    draw(fresh, () => {
      back = scrolled()
      for (const tag of document.head.querySelectorAll('[data-inicial]')) tag.remove()
      if (!early?.busy) steps = swap(page, fresh, early)
      drawn()
    })
  })
  // The router has sent the window to where a visit begins.
  back()
  if (!steps) {
    await released(early)
    steps = swap(page, fresh, early)
  }
  for (const step of steps) step(fresh)
}
