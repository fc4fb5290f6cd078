import { useMutation } from '@tanstack/react-query'
import { Can } from '@/access/can'
import type { PresupuestoSearch } from '@/admin/presupuesto/search'
import { CalendarDays, Lock } from '@/admin/ui/icon/icons'
import { useReach } from '@/admin/ui/record/reach'
import { useWhole } from '@/admin/ui/record/use-whole'
import { cierreSentence } from '@/entities/presupuesto/cierres'
import { cerrar, cierres } from '@/entities/presupuesto/queries'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { Ejercicio } from './use-ejercicio'

/** Clears what belongs to the lines of the year or tab that is being left. */
export const FRESH = { buscar: undefined, con: undefined, orden: undefined, pagina: undefined }

/** Shows another fiscal year. */
export function EjercicioSelect({ ejercicio, years }: Pick<Ejercicio, 'ejercicio' | 'years'>) {
  const patch = useSearchPatch<PresupuestoSearch>()
  return (
    <SelectField
      aria-label="Ejercicio fiscal"
      value={String(ejercicio)}
      options={years.map((year) => [String(year), `Ejercicio ${year}`])}
      onChange={({ currentTarget: { value } }) => patch({ ...FRESH, ejercicio: Number(value) })}
    />
  )
}

/** Whom closing a fiscal year keeps from writing. */
const CLOSED_FOR = {
  equipo: 'En este equipo solo el Super Administrador podrá cambiar o reabrir el ejercicio.',
  muestra:
    'En todos los equipos que prueban esta central, solo el Super Administrador podrá cambiar o reabrir el ejercicio.',
  brigada:
    'En todos los equipos de la brigada, solo el Super Administrador podrá cambiar o reabrir el ejercicio.',
} as const

/** Opens, closes and reopens fiscal years. */
export function EjercicioActions({ ejercicio, ingresos, gastos, cerrado, isChief }: Ejercicio) {
  const patch = useSearchPatch<PresupuestoSearch>()
  const { confirm } = useOverlays()
  const { mutate: change } = useMutation(cerrar)
  const reach = useReach()
  const count = ingresos.length + gastos.length
  const askAndClose = async () => {
    const sure = await confirm({
      title: `Cerrar el ejercicio ${ejercicio}`,
      question: `Sus ${plural(count, 'partida', 'partidas')} ya no se podrán agregar, editar, importar ni eliminar. ${CLOSED_FOR[reach]}`,
      confirm: 'Cerrar ejercicio',
      danger: true,
    })
    if (sure) change({ ejercicio, cerrado: true })
  }
  if (count === 0) return null
  return (
    <>
      <Can permission="presupuesto:create">
        <Button
          variant="default"
          leftSection={<CalendarDays size={18} aria-hidden />}
          onClick={() => patch({ abrir: true })}
        >
          Abrir ejercicio
        </Button>
      </Can>
      <Can permission="presupuesto:edit">
        {!cerrado && (
          <Button
            variant="default"
            leftSection={<Lock size={18} aria-hidden />}
            onClick={() => void askAndClose()}
          >
            Cerrar ejercicio
          </Button>
        )}
        {cerrado && isChief && (
          <Button
            variant="default"
            leftSection={<Lock size={18} aria-hidden />}
            onClick={() => patch({ reabrir: true })}
          >
            Reabrir ejercicio
          </Button>
        )}
      </Can>
    </>
  )
}

/** When a fiscal year was closed and opened again, by whom and why, the newest first; nothing of one that never was. */
export function Cierres({ ejercicio }: { ejercicio: number }) {
  const own = useWhole(cierres).filter((one) => one.ejercicio === ejercicio)
  if (own.length === 0) return null
  return (
    <Text size="sm" dimmed>
      Ejercicio {ejercicio}. {own.map(cierreSentence).join(' ')}
    </Text>
  )
}
