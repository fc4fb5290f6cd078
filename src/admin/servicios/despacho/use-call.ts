import { useQuery } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { type Convocado, quienesVienen } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachos, llamadaQuery } from '@/entities/despacho/queries'
import { viene } from '@/entities/despacho/respuesta'
import { registroFromCall } from '@/entities/registro-de-llamada'

/** What a new service takes over from a call; `notice` says what of it isn't known here. */
export type FromCall = { values?: ReturnType<typeof registroFromCall>; notice?: string }

const TEST: FromCall = { notice: 'Ese despacho fue una prueba, y no un servicio.' }

const names = (people: readonly { nombre: string }[]) => people.map(({ nombre }) => nombre)

const fromCentral = (despacho: Despacho, convocados: readonly Convocado[]): FromCall =>
  despacho.prueba ? TEST : { values: registroFromCall(despacho, names(quienesVienen(convocados))) }

/**
 * The call with this id; undefined while it is being read, null while the central is asked: who comes to one that runs is
 * known there alone, and so is a call of this minute. `impatient` goes on without its answer.
 */
export function useCall(id: string, impatient: boolean): FromCall | null | undefined {
  const here = useQuery(despachos.known)
  const despacho = here.data?.find((one) => one.id === id)
  const runs = despacho?.estado === 'EN_CURSO' && !despacho.prueba
  const asks = !here.isFetching && (runs || (!despacho && hasCentral()))
  const { data: llamada, isFetching } = useQuery({ ...llamadaQuery(id), enabled: asks })
  if (here.isFetching) return undefined
  if (despacho?.prueba) return TEST
  if (despacho && !runs) {
    const came = despacho.respuestas.filter(({ respuesta }) => viene(respuesta))
    return { values: registroFromCall(despacho, names(came)) }
  }
  if (asks && isFetching && !impatient) return null
  if (llamada) return fromCentral(llamada.despacho, llamada.convocados)
  return despacho
    ? {
        values: registroFromCall(despacho, []),
        notice: 'La central no dijo quiénes vienen: anote usted el personal.',
      }
    : { notice: 'Ese despacho no está en este dispositivo: anote usted el servicio.' }
}
