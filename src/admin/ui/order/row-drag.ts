const EDGE_PX = 96
const SCROLL_PX = 12
const MARK = 'arrastrando'

const idOf = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-mover]')?.dataset.mover

/**
 * Drags a row of a table or a list by its handle: the row follows the pointer, the others make room, and the page
 * scrolls near the screen's edge. `onDrop` gets the id of the record whose place it takes. Esc cancels.
 */
export function dragRow(handle: HTMLElement, start: PointerEvent, onDrop: (targetId: string) => void): void {
  const row = handle.closest<HTMLElement>('tr, li')
  const body = row?.parentElement
  if (!row || !body) return
  const rows = [...body.children] as HTMLElement[]
  const from = rows.indexOf(row)
  const boxes = rows.map((other) => other.getBoundingClientRect())
  const height = boxes[from]?.height ?? 0
  const origin = start.clientY + window.scrollY
  const centres = boxes.map((box) => box.top + box.height / 2 + window.scrollY)
  const stop = new AbortController()
  let pointerY = start.clientY
  let to = from
  let frame = 0

  const draw = () => {
    const move = pointerY + window.scrollY - origin
    const centre = (centres[from] ?? 0) + move
    to = centres.filter((other, index) => index !== from && other < centre).length
    for (const [index, other] of rows.entries()) {
      const room = index > from && index <= to ? -height : index < from && index >= to ? height : 0
      other.style.transform = index === from ? `translateY(${move}px)` : room ? `translateY(${room}px)` : ''
    }
  }
  const tick = () => {
    // Another tab deleted the record: no pointer event reaches its handle any more.
    if (!handle.isConnected) return end(false)
    const up = pointerY < Math.min(EDGE_PX, start.clientY)
    const down = pointerY > Math.max(window.innerHeight - EDGE_PX, start.clientY)
    const over = up ? -1 : down ? 1 : 0
    if (over) {
      window.scrollBy({ top: over * SCROLL_PX, behavior: 'instant' })
      draw()
    }
    frame = requestAnimationFrame(tick)
  }
  const end = (drop: boolean) => {
    stop.abort()
    cancelAnimationFrame(frame)
    const target = rows[to]
    const targetId = target && idOf(target)
    if (drop && to !== from && targetId) onDrop(targetId)
    // Reset after the list is drawn in its new order, or the rows would jump back for one frame.
    setTimeout(() => {
      body.removeAttribute(`data-${MARK}`)
      row.removeAttribute(`data-${MARK}`)
      for (const other of rows) other.style.transform = ''
    })
  }

  const { signal } = stop
  handle.setPointerCapture(start.pointerId)
  body.setAttribute(`data-${MARK}`, '')
  row.setAttribute(`data-${MARK}`, '')
  frame = requestAnimationFrame(tick)
  handle.addEventListener(
    'pointermove',
    (event) => {
      pointerY = event.clientY
      draw()
    },
    { signal },
  )
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
}
