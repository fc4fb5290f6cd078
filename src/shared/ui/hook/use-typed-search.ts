import { useEffect, useRef, useState } from 'react'

/**
 * The text of a search box, shown at once and sent without surrounding spaces when the typing pauses. `value` is the
 * address's, `pause` in ms.
 */
export function useTypedSearch(value: string, pause: number, send: (value: string | undefined) => void) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef(0)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, forward and `Limpiar` change the text from outside; the echo of one's own typing must not.
  useEffect(() => {
    if (value === sent.current) return
    clearTimeout(timer.current)
    sent.current = value
    setText(value)
  }, [value])
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current = typed.trim()
      latest.current(sent.current || undefined)
    }, pause)
  }
  const clear = () => {
    clearTimeout(timer.current)
    sent.current = ''
    setText('')
  }
  return { text, type, clear }
}
