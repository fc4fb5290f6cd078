import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/**
 * What is typed to search: shown at once, and handed on without the spaces around it when the typing pauses. `value` is
 * what the address says, `pause` in ms.
 */
export function useTypedSearch(value: string, pause: number, send: (value: string | undefined) => void) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const commit = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim()
    send(sent.current || undefined)
  }, pause)
  // Back, forward and `Limpiar` change the address from outside; the echo of one's own typing must not.
  useEffect(() => {
    if (value === sent.current) return
    commit.cancel()
    sent.current = value
    setText(value)
  }, [value, commit])
  const type = (typed: string) => {
    setText(typed)
    commit(typed)
  }
  const clear = () => {
    commit.cancel()
    sent.current = ''
    setText('')
  }
  return { text, type, clear }
}
