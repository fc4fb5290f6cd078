import { TextField } from '@/shared/ui/fields'
import { Search } from '@/shared/ui/icon/icons'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { useTypedSearch } from '@/shared/ui/use-typed-search'

const TYPING_MS = 300

type CodeSearchProps = { codigo: string; error: string | undefined }

/** The text is shown at once and reaches the address when the typing pauses. */
export function CodeSearch({ codigo, error }: CodeSearchProps) {
  const patch = useSearchPatch<{ codigo?: string | undefined }>()
  const { text, type } = useTypedSearch(codigo, TYPING_MS, (value) => patch({ codigo: value }))
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
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
