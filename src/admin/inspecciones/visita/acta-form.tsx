import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFeriados } from '@/admin/shell/data/use-feriados'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Local } from '@/entities/inspecciones/local'
import { type Acta, PASO_LABELS, PASOS, type Paso } from '@/entities/inspecciones/visita/acta'
import { plazoDePaso } from '@/entities/inspecciones/visita/plazo'
import { hacerActa, plazos } from '@/entities/inspecciones/visita/queries'
import { venceDe } from '@/entities/inspecciones/visita/termino'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { Callout } from '@/shared/ui/box/callout'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import type { Estado } from './estado'

type Fields = { paso: Paso; dias: string; recibe: string; comoQue: string; texto: string }

type ActaFormProps = {
  local: Local
  /** The step that is due, and what the paper is made of. */
  estado: Estado & { paso: Paso }
  onClose: (made: string | undefined) => void
}

/** Makes the next paper of a premises. What it says of its points stands already. */
export function ActaForm({ local, estado, onClose }: ActaFormProps) {
  const { mutateAsync } = useMutation(hacerActa)
  const feriados = useFeriados()
  const { data } = useSuspenseQuery(plazos.known)
  const plazoOf = (paso: Paso) => plazoDePaso(data ?? [], paso)
  const diasOf = (paso: Paso) => String(plazoOf(paso)?.dias ?? '')
  const made = useRef<string>(undefined)
  const hoy = toDay(new Date())
  const form = useForm<Fields>({
    initialValues: {
      paso: estado.paso,
      dias: diasOf(estado.paso),
      recibe: estado.paso === 'OFICIO' ? '' : (estado.visita?.con ?? ''),
      comoQue: estado.paso === 'OFICIO' ? '' : (estado.visita?.comoQue ?? ''),
      texto: '',
    },
    validate: {
      dias: (typed, { paso }) =>
        !plazoOf(paso) || parseWhole(typed) > 0 ? null : 'Escriba cuántos días hábiles, 1 o más.',
      recibe: (typed, { paso }) =>
        paso === 'OFICIO' && !typed.trim() ? 'Escriba a qué autoridad se dirige.' : null,
    },
  })
  const { paso, dias } = form.values
  const letter = paso === 'OFICIO'
  const plazo = plazoOf(paso)
  const handed = estado.caso?.acta.vence ?? ''
  const runs = handed >= hoy ? handed : ''
  const whole = plazo ? parseWhole(dias) : 0
  const vence = whole > 0 && whole < 366 ? venceDe(hoy, whole, feriados) : ''
  const save = async ({ recibe, comoQue, texto }: Fields) => {
    const puntos = paso === 'FAVORABLE' ? [] : estado.puntos
    const acta: Omit<Acta, 'id' | 'numero' | 'por'> = {
      ...{ paso, local: local.id, plantilla: estado.plantilla, dia: hoy },
      ...{ visita: estado.visita?.id ?? '', puntos: puntos.join(' '), dias: whole, vence },
      notas: estado.notas.filter(({ punto }) => puntos.includes(punto)),
      ...(estado.pide !== undefined && { pide: estado.pide }),
      ...(recibe.trim() && { recibe: recibe.trim() }),
      ...(comoQue.trim() && !letter && { comoQue: comoQue.trim() }),
      ...(texto.trim() && { texto: texto.trim() }),
    }
    made.current = (await mutateAsync(acta)).id
  }
  return (
    <FormModal
      title={`Acta de ${local.nombre}`}
      form={form}
      save={save}
      onClose={() => onClose(made.current)}
      required={{ fields: [], sentence: 'Revise los campos marcados.' }}
      draft={`inspecciones:acta:${local.id}`}
      verb="Hacer el acta"
    >
      {estado.paso !== 'FAVORABLE' && (
        <SelectField
          label="Qué se entrega"
          options={options(PASOS.slice(1) as Paso[], PASO_LABELS)}
          {...form.getInputProps('paso')}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value as Paso
            form.setValues({ paso: next, dias: diasOf(next) })
          }}
        />
      )}
      {runs && PASOS.indexOf(paso) > PASOS.indexOf('PRIMERA') && (
        <Callout color="orange" role="status" title="El plazo anterior no ha terminado">
          {`Todavía se puede cumplir hasta el ${formatDay(runs)}, y este papel dice que no se cumplió.`}
        </Callout>
      )}
      {plazo && (
        <TextField
          label="Días hábiles de término"
          inputMode="numeric"
          description={`La brigada da ${plazo.dias}. ${plazo.fuente}.`}
          {...form.getInputProps('dias')}
        />
      )}
      {vence && (
        <Text strong role="status">
          {`Termina el ${formatDay(vence)}, sin contar fines de semana ni feriados.`}
        </Text>
      )}
      <TextField
        label={letter ? 'A qué autoridad' : 'Quién recibe'}
        required={letter}
        placeholder={letter ? 'Comisaría Municipal' : ''}
        autoComplete="off"
        {...form.getInputProps('recibe')}
      />
      {!letter && <TextField label="En calidad de" autoComplete="off" {...form.getInputProps('comoQue')} />}
      <TextArea label="Además" rows={2} {...form.getInputProps('texto')} />
    </FormModal>
  )
}
