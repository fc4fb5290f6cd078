import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useFeriados } from '@/admin/shell/data/use-feriados'
import { Choices } from '@/admin/ui/form/choices'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { plantillaDe } from '@/entities/inspecciones/visita/plantilla'
import { plazoDe } from '@/entities/inspecciones/visita/plazo'
import type { Prorroga } from '@/entities/inspecciones/visita/prorroga'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { pedirProrroga, plazos } from '@/entities/inspecciones/visita/queries'
import { leerPuntos } from '@/entities/inspecciones/visita/respuestas'
import { venceDe } from '@/entities/inspecciones/visita/termino'
import { isDay } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './visita.module.css'

type Fields = {
  pide: string
  comoQue: string
  motivo: string
  hasta: string
  puntos: string[]
  decision: Prorroga['decision']
}

type ProrrogaFormProps = {
  acta: Acta
  versiones: readonly Plantilla[]
  /** What was written down of this paper today. */
  before: Prorroga | undefined
  quien: string
  onClose: () => void
}

const SAID = [
  ['', 'Todavía no se decide'],
  ['APROBADA', 'Aprobada'],
  ['NEGADA', 'Negada'],
] as const

/** Somebody asks for more time, for single points. */
export function ProrrogaForm({ acta, versiones, before, quien, onClose }: ProrrogaFormProps) {
  const { mutateAsync } = useMutation(pedirProrroga)
  const texts = new Map(plantillaDe(versiones, acta.plantilla)?.puntos.map(({ id, texto }) => [id, texto]))
  const { data } = useSuspenseQuery(plazos.known)
  const usual = plazoDe(data ?? [], 'PRORROGA')
  const most = venceDe(acta.vence, usual.dias, useFeriados())
  const form = useForm<Fields>({
    initialValues: {
      ...{ pide: before?.pide ?? '', comoQue: before?.comoQue ?? '', motivo: before?.motivo ?? '' },
      ...{
        hasta: before?.hasta ?? most,
        puntos: leerPuntos(before?.puntos ?? ''),
        decision: before?.decision ?? '',
      },
    },
    validate: {
      pide: (typed) => (typed.trim() ? null : 'Escriba quién la pide.'),
      hasta: (day) =>
        !isDay(day)
          ? 'Escriba hasta qué día.'
          : day > acta.vence
            ? null
            : 'El día va después del plazo del acta.',
      puntos: (some) => (some.length > 0 ? null : 'Elija al menos un punto.'),
    },
  })
  const { puntos, decision, hasta } = form.values
  const toggle = (id: string) =>
    form.setFieldValue('puntos', puntos.includes(id) ? puntos.filter((one) => one !== id) : [...puntos, id])
  return (
    <FormModal
      title={`Prórroga del acta ${acta.numero}`}
      form={form}
      save={({ pide, comoQue, motivo, hasta }) =>
        mutateAsync({
          ...{ acta: acta.id, dia: before?.dia ?? toDay(new Date()), hasta, decision },
          ...{ pide: pide.trim(), comoQue: comoQue.trim(), motivo: motivo.trim(), puntos: puntos.join(' ') },
          decide: decision ? quien : '',
        })
      }
      onClose={onClose}
      required={{ fields: ['pide', 'hasta'], sentence: 'Escriba quién la pide y hasta qué día.' }}
      draft={`inspecciones:prorroga:${acta.id}`}
    >
      <TextField label="Quién la pide" required autoComplete="off" {...form.getInputProps('pide')} />
      <TextField label="En calidad de" autoComplete="off" {...form.getInputProps('comoQue')} />
      <fieldset className={classes.points}>
        <legend>Para qué puntos</legend>
        {leerPuntos(acta.puntos).map((id) => (
          <CheckField
            key={id}
            label={texts.get(id) ?? id}
            checked={puntos.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
        {form.errors.puntos && <Text role="alert">{form.errors.puntos}</Text>}
      </fieldset>
      <DayField
        label="Hasta"
        de="PLAN"
        required
        note={
          hasta > most
            ? `Son más de los ${usual.dias} días hábiles que da la brigada, hasta el ${formatDay(most)}.`
            : null
        }
        {...form.getInputProps('hasta')}
      />
      <TextArea label="Motivo" rows={2} {...form.getInputProps('motivo')} />
      <Choices
        legend="Decisión"
        name="decision"
        choices={SAID}
        value={decision}
        onChange={(said) => form.setFieldValue('decision', said)}
      />
    </FormModal>
  )
}
