import { useMutation } from '@tanstack/react-query'
import { useKept } from '@/admin/ui/form/use-kept'
import { anotar } from '@/entities/registro-servicios/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'

type Change = (registro: RegistroServicio) => Partial<RegistroServicio>

/** A line more in the observations, with its time. */
export const withNota =
  (now: string, text: string): Change =>
  ({ observaciones }) => ({ observaciones: [observaciones, `${now} ${text}`].filter(Boolean).join('\n') })

/** The vehicles that went, by their names; what was noted of one that stays is kept. */
const withVehiculos =
  (before: readonly string[], after: readonly string[]): Change =>
  ({ vehiculos = [] }) => {
    const gone = before.filter((nombre) => !after.includes(nombre))
    const kept = vehiculos.filter(({ nombre }) => !gone.includes(nombre))
    const come = after.filter((nombre) => !kept.some((one) => one.nombre === nombre))
    const all = [...kept, ...come.map((nombre) => ({ nombre }))]
    return { vehiculos: all.length > 0 ? all : undefined }
  }

export type Lista = 'personalAsignado' | 'fotos' | 'vehiculos'

/** What the cab shows of one of the lists. */
const listaOf = (registro: RegistroServicio, lista: Lista): string[] =>
  lista === 'vehiculos' ? (registro.vehiculos ?? []).map(({ nombre }) => nombre) : (registro[lista] ?? [])

/** Adds to one of the lists and takes away from it; what another tab added meanwhile stays. */
function withLista(lista: Lista, before: readonly string[], after: readonly string[]): Change {
  if (lista === 'vehiculos') return withVehiculos(before, after)
  return (registro) => {
    const gone = before.filter((one) => !after.includes(one))
    const all = [...new Set([...(registro[lista] ?? []), ...after])].filter((one) => !gone.includes(one))
    return { [lista]: lista === 'fotos' && all.length === 0 ? undefined : all }
  }
}

/** One of a call's lists, and how it is changed. */
export function useLista(registro: RegistroServicio, lista: Lista) {
  const { mutateAsync } = useMutation(anotar)
  const { value, keep } = useKept<string[], [string[]]>(listaOf(registro, lista), (after, before) =>
    mutateAsync({ id: registro.id, change: withLista(lista, before, after) }),
  )
  return { value, change: (after: string[]) => keep(after, value) }
}
