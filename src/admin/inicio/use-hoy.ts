import { useMemo } from 'react'
import { useUser } from '@/access/current-user'
import type { Asunto, Deber } from '@/access/module'
import { can, type Permission } from '@/access/permissions'
import { useAgenda } from '@/admin/shell/data/use-agenda'
import { hoyDe, porPrisa } from '@/entities/agenda'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { useDeviceDuties } from './use-device-duties'
import { useOff } from './use-off'

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
