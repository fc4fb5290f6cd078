import { oddHoras } from '@/entities/registro-servicios/horas'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { oddFila } from './recursos/filas'
import type { RegistroValues } from './registro-values'

type OrderQuestionProps = {
  values: RegistroValues
  /** Whether the form can be saved otherwise: nobody is asked about one that is refused anyway. */
  ready: boolean
}

/** Asks before times or kilometres are saved that are in no order: a clock may have been wrong, or the writer. */
export function OrderQuestion({ values, ready }: OrderQuestionProps): null {
  const { confirm } = useOverlays()
  useBeforeSubmit(async () => {
    if (!ready) return true
    const answers = { confirm: 'Guardar así', cancel: 'Revisar' }
    if (
      Object.keys(oddHoras(values)).length > 0 &&
      !(await confirm({
        title: 'Las horas no van en orden',
        question: 'Revise las horas marcadas: alguna queda antes de la anterior. ¿Las guarda así?',
        ...answers,
      }))
    )
      return false
    return (
      !values.vehiculos.some((fila) => oddFila(fila)) ||
      confirm({
        title: 'El kilometraje no va en orden',
        question:
          'Revise los vehículos marcados: alguno volvió con menos kilómetros que al salir. ¿Lo guarda así?',
        ...answers,
      })
    )
  })
  return null
}
