import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/shared/ui/fields'
import { useSearchPatch } from '@/shared/ui/use-search-patch'

const TYPING_MS = 300

type CodeSearchProps = { codigo: string; error: string | undefined }

/** The text is shown at once and reaches the address when the typing pauses. */
export function CodeSearch({ codigo, error }: CodeSearchProps) {
  const [text, setText] = useState(codigo)
  const sent = useRef(codigo)
  const patch = useSearchPatch<{ codigo?: string | undefined }>()
  const commit = useDebouncedCallback((value: string) => {
    sent.current = value.trim()
    patch({ codigo: sent.current || undefined })
  }, TYPING_MS)
  // Back and forward change the address from outside; the echo of one's own typing must not.
  useEffect(() => {
    if (codigo === sent.current) return
    sent.current = codigo
    setText(codigo)
  }, [codigo])
  return (
    <TextField
      type="search"
      label="Código"
      placeholder="K7P-X3M-Q9R"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      icon={<Search size={18} aria-hidden />}
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        commit(event.currentTarget.value)
      }}
    />
  )
}
