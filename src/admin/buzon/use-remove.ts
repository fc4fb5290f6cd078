import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { aportes } from '@/entities/aportes/queries'
import { pedidos } from '@/entities/datos/queries'
import { peticiones } from '@/entities/inspecciones/peticiones-queries'
import { mensajes } from '@/entities/mensajes/queries'
import { solicitudes } from '@/entities/solicitudes/queries'
import type { Carta } from './carta'
import { CLASES } from './search'

/** Deletes what is of several lists, each with its own word and its own way back. */
export function useRemove(list: readonly Carta[] | null): (ids: string[]) => void {
  const { mutate: MENSAJE } = useMutation(mensajes.remove)
  const { mutate: SOLICITUD } = useMutation(solicitudes.remove)
  const { mutate: PREGUNTA } = useMutation(aportes.remove)
  const { mutate: DATOS } = useMutation(pedidos.remove)
  const { mutate: PERMISO } = useMutation(peticiones.remove)
  return useCallback(
    (ids) => {
      const remove = { MENSAJE, SOLICITUD, PREGUNTA, DATOS, PERMISO }
      for (const clase of CLASES) {
        const gone = (list ?? []).filter((one) => one.clase === clase && ids.includes(one.id))
        if (gone.length > 0) remove[clase](gone.map(({ id }) => id))
      }
    },
    [list, MENSAJE, SOLICITUD, PREGUNTA, DATOS, PERMISO],
  )
}
