import { codigoOf, parseCodigo } from '@/entities/reportes/codigo'
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

export type Found<T> =
  | { kind: 'all' | 'found'; records: readonly T[] }
  /** The code's check character shows that one of them is wrong. */
  | { kind: 'mistyped' }
  /** A correct code of a report that isn't on this phone. */
  | { kind: 'unknown' }

/** Finds this phone's report by a typed or dictated code. */
export function findByCode<T extends { id: string }>(records: readonly T[], text: string): Found<T> {
  const parsed = parseCodigo(text)
  if (parsed.kind === 'empty') return { kind: 'all', records }
  if (parsed.kind === 'mistyped') return { kind: 'mistyped' }
  const matching = records.filter(({ id }) => codigoOf(id) === parsed.codigo)
  return matching.length > 0 ? { kind: 'found', records: matching } : { kind: 'unknown' }
}
