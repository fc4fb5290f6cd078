import { useMemo } from 'react'
import { useUser } from '@/access/current-user'
import type { Asunto, Deber } from '@/access/module'
import { MODULOS, type ModuloId } from '@/access/modulos'
import { can, type Permission } from '@/access/permissions'
import { useAgenda } from '@/admin/shell/data/use-agenda'
import { usePromesas } from '@/admin/shell/data/use-promesas'
import { MODULO_WORDS } from '@/admin/shell/modulos/words'
import { hoyDe, porPrisa } from '@/entities/agenda'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { useDeviceDuties } from './use-device-duties'

/**
 * What is promised to somebody in a module that is off: two devices may have said both without knowing of each other, or
 * a citizen's letter was on its way. For whoever may switch it on; null while it is being read.
 */
function useOff(): Asunto[] | null {
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

/**
 * What the panel begins with for this person; null while it is being read. `lacking`: something that they may see hasn't
 * come whole to this device.
 */
export function useHoy() {
  const user = useUser()
  const calendario = useModulos()('calendario')
  const say = useMemo(() => hoyDe.bind(null, calendario), [calendario])
  const { told, lacking } = useAgenda(say)
  const device = useDeviceDuties()
  const off = useOff()
  if (!told || !off) return null
  const mine = <T extends { permission?: Permission }>(list: readonly T[]): T[] =>
    list.filter(({ permission }) => !permission || can(user, permission))
  const mes: Deber[] = [...mine(told.mes), ...device]
  const toca: Asunto[] = porPrisa(mine([...off, ...told.toca]), mes)
  return { ahora: mine(told.ahora), toca, mes, lacking }
}
