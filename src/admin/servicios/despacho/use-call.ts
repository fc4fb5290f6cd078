import { useQuery } from '@tanstack/react-query'
import { quienesVienen } from '@/entities/despacho/convocado'
import { despachos, llamadaQuery } from '@/entities/despacho/queries'
import { viene } from '@/entities/despacho/respuesta'
import { valuesFromCall } from './from-call'

/** What a new service takes over from a call; `notice` says what of it isn't known here. */
export type FromCall = { values?: ReturnType<typeof valuesFromCall>; notice?: string }

/**
 * The call with this id; undefined while it is being read, null while the central is asked. Who comes to one that runs is
 * known at the central alone; `impatient` goes on without its answer.
 */
export function useCall(id: string, impatient: boolean): FromCall | null | undefined {
  const { data: list, isLoading } = useQuery(despachos.known)
  const despacho = list?.find((one) => one.id === id)
  const runs = despacho?.estado === 'EN_CURSO' && !despacho.prueba
  const { data: llamada, isError } = useQuery({ ...llamadaQuery(id), enabled: runs })
  if (isLoading) return undefined
  if (!despacho) return { notice: 'Ese despacho no está en este dispositivo: anote usted el servicio.' }
  if (despacho.prueba) return { notice: 'Ese despacho fue una prueba, y no un servicio.' }
  if (!runs) {
    const came = despacho.respuestas.filter(({ respuesta }) => viene(respuesta))
    return {
      values: valuesFromCall(
        despacho,
        came.map(({ nombre }) => nombre),
      ),
    }
  }
  if (llamada) {
    const coming = quienesVienen(llamada.convocados).map(({ nombre }) => nombre)
    return { values: valuesFromCall(llamada.despacho, coming) }
  }
  return isError || impatient
    ? {
        values: valuesFromCall(despacho, []),
        notice: 'La central no dijo quiénes vienen: anote usted el personal.',
      }
    : null
}
