import { TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useTypedSearch } from '@/shared/ui/hook/use-typed-search'
import { Search } from '@/shared/ui/icon/icons'

const TYPING_MS = 300

type CodeSearchProps = { codigo: string; error: string | undefined }

/** A search box: its text is shown at once and reaches the address when the typing pauses. */
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
