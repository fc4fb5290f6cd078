import { type ComponentProps, useEffect, useRef, useState } from 'react'
import classes from './markdown.module.css'

/** A table that scrolls in its own box when it is too wide; the keyboard must then reach the box. */
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

  // A figure instead of a section: ten tables in a report must not be ten landmarks with the same name.
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
