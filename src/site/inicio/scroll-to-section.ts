/** Brings a section below the sticky header and moves the focus there, so that Tab goes on from it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
