import { type Hora, oddHoras } from '@/entities/registro-servicios/horas'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type HoursQuestionProps = {
  horas: Record<Hora, string>
  /** Whether the form can be saved otherwise: nobody is asked about one that is refused anyway. */
  ready: boolean
}

/** Asks before times are saved that are in no order: the clock of a phone may have been wrong, or the writer. */
export function HoursQuestion({ horas, ready }: HoursQuestionProps): null {
  const { confirm } = useOverlays()
  useBeforeSubmit(async () => {
    if (!ready || Object.keys(oddHoras(horas)).length === 0) return true
    return confirm({
      title: 'Las horas no van en orden',
      question: 'Revise las horas marcadas: alguna queda antes de la anterior. ¿Las guarda así?',
      confirm: 'Guardar así',
      cancel: 'Revisar',
    })
  })
  return null
}
