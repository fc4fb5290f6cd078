import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import type { Deber } from '@/access/module'
import { ROLE_LABELS } from '@/access/roles'
import { heardSentence, quienesQuery, silentSentence } from '@/admin/shell/avisos/quienes'
import { copiesQuery, outsideSentence, untriedSentence } from '@/admin/shell/data/central-copies'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useNow } from '@/admin/ui/record/age'
import { SAVED_BY_COPY, useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { lastDownloadQuery } from '@/entities/copias/last-download'
import { downloadSentence, isDownloadOld } from '@/entities/copias/schedule'
import { tocaProbar, ultimaPrueba } from '@/entities/despacho/prueba'
import { despachos, listosQuery } from '@/entities/despacho/queries'
import { ago } from '@/shared/lib/ago'
import { formatPercent } from '@/shared/lib/moneda'
import { joinNames } from '@/shared/lib/text'
import { keyUsage } from '@/shared/storage/entry/local'
import { STORAGE_LIMIT_BYTES } from '@/shared/storage/keys'

import { NOT_YET } from './panel'

const SILENT = 'La central no respondió.'

/** Whom an emergency wakes tonight, for whoever can change it. */
function useHeard(): Deber[] {
  const allowed = [useCan('config:edit'), useReach() === 'brigada'].every(Boolean)
  const { data, isError } = useQuery({ ...quienesQuery, enabled: allowed })
  const duty: Deber = {
    id: 'quienes',
    titulo: 'Quién se entera de una emergencia',
    estado: 'NO_SE_SABE',
    nota: SILENT,
    to: '/admin/config',
    search: { tab: 'avisos' },
  }
  if (!allowed || (!data && !isError)) return []
  if (!data) return [duty]
  const heard = heardSentence(data)
  const blind = data.sinReportes.map((rol) => ROLE_LABELS[rol])
  if (heard === null) {
    const [titulo, nota] = ['Si llega una emergencia, nadie se despierta', silentSentence(data)]
    return [{ ...duty, estado: 'VENCIDO', nota, toca: { titulo, nota, prisa: 'VENCIDO' } }]
  }
  if (blind.length === 0) return [{ ...duty, estado: 'HECHO', nota: heard }]
  return [{ ...duty, estado: 'FALTA', nota: `${heard} ${joinNames(blind)} no ve los reportes.` }]
}

/**
 * The alarm that nobody has tried for a month, for those who may call; nothing where no phone tells of a call yet.
 */
function useAlarmTest(): Deber[] {
  const uses = useModulos()
  const allowed = [useCan('servicios:edit'), useReach() === 'brigada', uses('despacho')].every(Boolean)
  const { data: calls } = useAllowed({ ...despachos.known, throwOnError: true }, 'servicios:edit')
  const now = useNow()
  const due = allowed && Boolean(calls) && tocaProbar(calls ?? [], now.getTime())
  const { data: people, isError } = useQuery({ ...listosQuery, enabled: due })
  const last = ultimaPrueba(calls ?? [])
  const duty: Deber = {
    id: 'alarma',
    titulo: 'Prueba de la alarma',
    estado: 'NO_SE_SABE',
    nota: SILENT,
    to: '/admin/despacho',
  }
  if (!allowed || calls === undefined) return []
  if (!calls) return [{ ...duty, nota: `${NOT_YET}.` }]
  if (!due) return [{ ...duty, estado: 'HECHO', nota: `Se llamó ${ago(last, now)}.` }]
  if (isError) return [duty]
  if (!people?.some(({ avisa }) => avisa)) return []
  const nota = last ? `Se llamó por última vez ${ago(last, now)}.` : 'Nunca se llamó desde aquí.'
  const titulo = 'Hay que probar la alarma de las salidas'
  return [{ ...duty, estado: 'FALTA', nota, toca: { titulo, nota, prisa: 'PRONTO' } }]
}

/** The age of the last complete copy that left this device. */
function useOwnCopy(): Deber[] {
  const allowed = useCan('config:view')
  const now = useNow()
  const reach = useReach()
  const { data, isLoading } = useQuery({ ...lastDownloadQuery, enabled: allowed })
  if (!allowed || isLoading) return []
  const descarga = data ?? null
  const titulo = downloadSentence(descarga, now)
  const old = isDownloadOld(descarga, now)
  return [
    {
      id: 'copia',
      titulo: 'Copia completa',
      estado: old ? 'VENCIDO' : 'HECHO',
      nota: titulo,
      to: '/admin/config',
      search: { tab: 'backup' },
      ...(old && { toca: { titulo, nota: SAVED_BY_COPY[reach] } }),
    },
  ]
}

/** Copies of the central: whether anybody has tried to put one back, and whether one is outside the station. */
function useCentralCopies(): Deber[] {
  const allowed = [useCan('config:edit'), useReach() === 'brigada'].every(Boolean)
  const now = useNow().getTime()
  const keepsOutside = useModulos()('custodios')
  const { data, isError } = useQuery({ ...copiesQuery, enabled: allowed })
  if (!allowed || (!data && !isError)) return []
  const common = { estado: 'NO_SE_SABE', to: '/admin/config', search: { tab: 'central' } } as const
  const tried: Deber = { ...common, id: 'prueba', titulo: 'Prueba de las copias', nota: SILENT }
  if (!data) return [tried]
  const [untried, outside] = [untriedSentence(data, now), outsideSentence(data, now)]
  const dutyOf = (duty: Deber, titulo: string, nota: string): Deber =>
    titulo
      ? { ...duty, estado: 'FALTA', nota: titulo, toca: { titulo, nota } }
      : { ...duty, estado: 'HECHO', nota: '' }
  const outsideDuty = data.clave
    ? dutyOf(
        { ...common, id: 'custodios', titulo: 'Copia fuera de la estación' },
        outside,
        'Los custodios la reciben al abrir la aplicación.',
      )
    : {
        ...common,
        id: 'custodios',
        titulo: 'Copia fuera de la estación',
        nota: 'Falta la clave de recuperación.',
      }
  return [
    // Without a copy, or at a central that doesn't say, nobody knows.
    data.copias.length === 0 || data.prueba === undefined
      ? { ...tried, nota: 'Todavía no hay ninguna copia que probar.' }
      : dutyOf(tried, untried, 'Probarla no cambia nada y toma unos minutos.'),
    ...(keepsOutside ? [outsideDuty] : []),
  ]
}

/** In percent: from here on somebody sees to it, and from there on the next save may not fit. */
const [FILLING, FULL] = [80, 95]

/** How much of what fits here the records take. */
function useRoom(): Deber[] {
  const allowed = useCan('config:view')
  const reach = useReach()
  const used = useMemo(() => (allowed ? keyUsage().reduce((sum, { bytes }) => sum + bytes, 0) : 0), [allowed])
  const percent = (100 * used) / STORAGE_LIMIT_BYTES
  if (percent < FILLING) return []
  const titulo = `Los registros ocupan el ${formatPercent(percent)} de lo que cabe en este equipo`
  const nota =
    reach === 'equipo'
      ? 'Cuando no quepa más, no se podrá guardar: descargue una copia completa y elimine lo más antiguo.'
      : 'Cuando no quepa más, aquí no se podrá guardar. Lo que la central ya tiene no se pierde.'
  const [estado, prisa] = percent < FULL ? (['FALTA', 'PRONTO'] as const) : (['VENCIDO', 'VENCIDO'] as const)
  const titles = { titulo: 'Espacio en este equipo', nota: titulo }
  return [{ id: 'espacio', ...titles, estado, to: '/admin/test', toca: { titulo, nota, prisa } }]
}

/** What no module's records tell: how this device and the central stand. */
export const useDeviceDuties = (): Deber[] => [
  ...useHeard(),
  ...useAlarmTest(),
  ...useOwnCopy(),
  ...useRoom(),
  ...useCentralCopies(),
]
