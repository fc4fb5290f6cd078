import { useMemo } from 'react'
import type { Asunto } from '@/access/module'
import { MODULOS, type ModuloId } from '@/access/modulos'
import { usePromesas } from '@/admin/shell/data/use-promesas'
import { MODULO_WORDS } from '@/admin/shell/modulos/words'
import { useModulos } from '@/entities/configuracion/use-institucion'

/**
 * What is promised to somebody in a module that is off: two devices may have said both without knowing of each other, or
 * a citizen's letter was on its way. For whoever may switch it on; null while it is being read.
 */
export function useOff(): Asunto[] | null {
  const uses = useModulos()
  const promesas = usePromesas(useMemo(() => (id: ModuloId) => !uses(id), [uses]))
  return (
    promesas &&
    MODULOS.flatMap((id): Asunto[] => {
      const nota = promesas.get(id)
      if (!nota) return []
      const titulo = `${MODULO_WORDS[id].title} está apagado, y algo espera`
      return [
        {
          ...{ id: `apagado-${id}`, titulo, nota, prisa: 'VENCIDO', permission: 'config:edit' },
          ...{ to: '/admin/config', search: { tab: 'modulos' } },
        },
      ]
    })
  )
}
