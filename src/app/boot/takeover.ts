/**
 * What the starter of a prerendered page recorded: the controls that were tapped, and whether a finger or the keyboard
 * is in use.
 */
type Early = { taps: Element[]; busy: boolean }
type Step = (fresh: Element) => void
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input, textarea, select'

/** The control's name for a person, because ids differ from one drawing to the next. */
function nameOf(element: Element): string {
  const { labels } = element as Partial<Field>
  const label = labels?.length ? labels[0]?.textContent : element.textContent
  const attributes = ['type', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name))
  return [element.localName, ...attributes, label?.trim()].join('|')
}

type Place = { selector: string; name: string; index: number }

const alike = (root: Element, { selector, name }: Omit<Place, 'index'>) =>
  [...root.querySelectorAll(selector)].filter((candidate) => nameOf(candidate) === name)

/** Must be called while the old page is in the document: outside of it no field finds its label. */
function placeOf(element: Element, page: Element): Place {
  const kind = { selector: element.localName, name: nameOf(element) }
  return { ...kind, index: alike(page, kind).indexOf(element) }
}

/** The element of the new page in that place; undefined when it has none. */
const elementAt = (place: Place, page: Element) => alike(page, place)[place.index]

const checkable = (field: Field): field is HTMLInputElement =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type)

function edited(field: Field): boolean {
  if (checkable(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  if (field instanceof HTMLInputElement && field.files) return field.files.length > 0
  return field.value !== field.defaultValue
}

/** Sets the text through the prototype's setter and sends an event, or React would not notice. */
function type(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Sets the files and sends an event, as if they were chosen here. */
function choose(field: HTMLInputElement, files: FileList): void {
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The steps that bring the new page to the state in which the person left the old one, prepared before the swap. */
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
  // An email field reports no caret.
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>
  return [
    (fresh) => {
      const target = elementAt(place, fresh) as HTMLInputElement | undefined
      target?.focus({ preventScroll: true })
      if (selectionStart !== null) target?.setSelectionRange(selectionStart, selectionEnd)
    },
  ]
}

/**
 * Resolves when neither finger nor keyboard is in use: replacing the page under a finger would swallow the tap, and
 * while a word is being composed it would lose the word.
 */
const released = (early: Early | undefined) =>
  new Promise<void>((done) => {
    const look = () => (early?.busy ? requestAnimationFrame(look) : done())
    look()
  })

/** Remembers the scroll position and returns a function that restores it. */
function scrolled(): () => void {
  const { scrollX, scrollY } = window
  return () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** Puts the new page in the place of the old one. Returns what is left to do once it is drawn. */
function swap(page: HTMLElement, fresh: HTMLElement, early: Early | undefined): Step[] {
  const back = scrolled()
  const steps = remember(page, early)
  page.replaceWith(fresh)
  document.documentElement.removeAttribute('data-espera')
  back()
  return steps
}

/**
 * Puts the app in the place of the prerendered page in one task, so that nothing flickers or is lost: typed text, focus
 * and scroll position. Then it answers the taps that came too early. `draw` renders into the container, possibly in
 * several tasks, and calls `placed` when everything is there and no effect has run yet. The page is drawn anew and not
 * hydrated, because it may show what this phone has stored, which the build can't know.
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
  // The router has scrolled to the top meanwhile.
  back()
  if (!steps) {
    await released(early)
    steps = swap(page, fresh, early)
  }
  for (const step of steps) step(fresh)
}
