/** Scrolls to a section below the sticky header and focuses it, so that Tab continues there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
