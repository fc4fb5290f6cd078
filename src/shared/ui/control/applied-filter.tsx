import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { X } from '@/shared/ui/icon/icons'
import { Button } from './button'

/** A filter that no select shows, beside those that do; pressing it takes it off. */
export function AppliedFilter({ field, children }: { field: string; children: string }) {
  const patch = useSearchPatch<Record<string, unknown>>()
  return (
    <Button
      variant="light"
      rightSection={<X size={18} aria-hidden />}
      aria-label={`Quitar filtro: ${children}`}
      onClick={() => patch({ [field]: undefined, pagina: undefined })}
    >
      {children}
    </Button>
  )
}
