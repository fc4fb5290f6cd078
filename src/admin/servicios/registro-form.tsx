import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { HORA_LABELS, type Hora, oddHoras } from '@/entities/registro-servicios/horas'
import { ESTADOS } from '@/entities/registro-servicios/parte/options'
import type { Toma } from '@/entities/registro-servicios/parte/tomas'
import { registros } from '@/entities/registro-servicios/queries'
import { ESTADO_LABELS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { useSave } from '@/shared/query/use-save'
import { Stack } from '@/shared/ui/box/layout'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CrewInput } from './crew-input'
import { ParteSections } from './parte-sections'
import { oddFila } from './recursos/filas'
import { titleOf } from './registro-details'
import classes from './registro-form.module.css'
import { draftOf, problemsIn, type RegistroValues, valuesOf, withTime, withTimes } from './registro-values'
import { TimeField } from './time-field'

type OrderQuestionProps = {
  values: RegistroValues
  /** Whether the form can be saved otherwise: nobody is asked about one that is refused anyway. */
  ready: boolean
}

/** Asks before times or kilometres are saved that are in no order: a clock may have been wrong, or the writer. */
function OrderQuestion({ values, ready }: OrderQuestionProps): null {
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

/** The call from which a new entry begins; without values nothing of it is known. */
type Origin = { id: string; values: Partial<RegistroValues> | undefined; notice: string | undefined }

type RegistroFormProps = {
  registro?: RegistroServicio
  despacho?: Origin
  /** The log, for what was written in it before. */
  list: readonly RegistroServicio[]
  onClose: () => void
}

/** Writes an entry of the log, or edits the one given. */
export function RegistroForm({ registro, despacho, list, onClose }: RegistroFormProps) {
  const save = useSave(registros, registro)
  const form = useForm<RegistroValues>({
    initialValues: { ...valuesOf(registro, toDay(new Date())), ...despacho?.values },
    validate: problemsIn,
  })
  const odd = oddHoras(form.values)
  const setTime = (field: Hora, value: string, toma: Toma) =>
    form.setValues(withTime(form.values, field, value, toma, toDay(new Date())))
  const time = (field: 'horaInicio' | 'horaFin') => (
    <TimeField
      label={HORA_LABELS[field]}
      value={form.values[field]}
      note={odd[field]}
      onChange={(value, toma) => setTime(field, value, toma)}
    />
  )
  const minutes = (field: 'tiempoRespuesta' | 'tiempoTotal', label: string) => {
    const none = form.getInitialValues()[field] === null ? null : ''
    return (
      <WholeInput
        label={label}
        {...form.getInputProps(field)}
        value={form.values[field] ?? ''}
        onChange={(typed) => form.setFieldValue(field, typed === '' ? none : typed)}
      />
    )
  }
  return (
    <FormModal
      title={registro ? `Editar ${titleOf(registro)}` : 'Nuevo Servicio'}
      form={form}
      save={(values) => save({ ...draftOf(values), ...(despacho?.values && { despacho: despacho.id }) })}
      onClose={onClose}
      required={{
        fields: ['descripcion', 'direccion'],
        sentence: 'Los campos descripción y dirección son obligatorios.',
      }}
      whole
      draft={`servicios:${registro?.id ?? despacho?.id ?? 'nuevo'}`}
    >
      <div className={classes.parte}>
        <Stack gap="sm">
          {despacho?.notice && <Text role="status">{despacho.notice}</Text>}
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <DayField
              label="Fecha"
              de="SUCESO"
              required
              {...form.getInputProps('fecha')}
              onChange={(fecha) => form.setValues(withTimes(form.values, { fecha }))}
            />
            {time('horaInicio')}
            {time('horaFin')}
          </SimpleGrid>
          <SelectField
            label="Tipo"
            options={options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS)}
            {...form.getInputProps('tipo')}
          />
          <TextArea label="Descripción" required rows={3} {...form.getInputProps('descripcion')} />
          <TextField label="Dirección" required {...form.getInputProps('direccion')} />
          <CrewInput
            {...form.getInputProps('personalAsignado')}
            value={form.values.personalAsignado}
            onChange={(names) => form.setFieldValue('personalAsignado', names)}
          />
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            {minutes('tiempoRespuesta', 'Tiempo de respuesta (min)')}
            {minutes('tiempoTotal', 'Tiempo total (min)')}
            <MoneyInput label="Costo estimado" {...form.getInputProps('costoEstimado')} />
          </SimpleGrid>
          <SelectField
            label="Estado"
            options={options(ESTADOS, ESTADO_LABELS)}
            {...form.getInputProps('estado')}
          />
          <TextArea label="Observaciones" rows={2} {...form.getInputProps('observaciones')} />
          <TextArea label="Reporte" rows={2} {...form.getInputProps('reporte')} />
        </Stack>
        <ParteSections form={form} list={list} parte={registro?.id ?? ''} onTime={setTime} />
      </div>
      <OrderQuestion values={form.values} ready={Object.keys(problemsIn(form.values)).length === 0} />
    </FormModal>
  )
}
