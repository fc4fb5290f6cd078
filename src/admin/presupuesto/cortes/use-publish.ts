import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { useReach } from '@/admin/ui/record/reach'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { congelados, togglePublicado } from '@/entities/presupuesto/cortes/congelados'
import { formatDay } from '@/shared/lib/fecha'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/** Who reads a cut once it is published. */
const READ_BY = {
  equipo: 'Sin central, lo muestra solo este equipo, en Transparencia → Presupuesto.',
  muestra:
    'Lo lee quien abra las páginas públicas de esta central de prueba, en Transparencia → Presupuesto.',
  brigada: 'Lo lee todo el pueblo en el sitio público, en Transparencia → Presupuesto.',
} as const

/** Asks, then publishes a cut or takes it back; null where the person may not. */
export function usePublish() {
  const { confirm } = useOverlays()
  const { mutate: update } = useMutation(congelados.update)
  const reach = useReach()
  const mayEdit = useCan('presupuesto:edit')
  const mayPublish = useCan('rendicion:publish')
  if (!mayEdit || !mayPublish) return null
  return async (corte: Congelado) => {
    const cut = `el corte al ${formatDay(corte.fecha)}, con cada partida y su valor`
    const sure = await confirm(
      corte.publicado
        ? {
            title: 'Retirar el corte',
            question: 'Deja de verse en Transparencia → Presupuesto. Quien lo descargó conserva su archivo.',
            confirm: 'Retirar',
            danger: true,
          }
        : {
            title: 'Publicar el corte',
            question: `Se publica ${cut}. ${READ_BY[reach]}`,
            confirm: 'Publicar',
          },
    )
    if (sure) update(togglePublicado(corte))
  }
}
