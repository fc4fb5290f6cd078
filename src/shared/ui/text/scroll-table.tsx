import { type ComponentProps, useEffect, useRef, useState } from 'react'
import classes from './markdown.module.css'

/** A table that, where it is too wide, scrolls in a box of its own, which the keyboard must reach then. */
export function ScrollTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const box = frame.current
    if (!box || !table.current) return
    const sizes = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth))
    sizes.observe(box)
    sizes.observe(table.current)
    return () => sizes.disconnect()
  }, [])

  // A figure, not a section: a report with ten tables must not have ten landmarks of one name.
  return (
    <figure
      ref={frame}
      className={classes.scroll}
      aria-label={scrolls ? 'Tabla' : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table ref={table} {...props} />
    </figure>
  )
}
